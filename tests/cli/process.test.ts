/** The headless command as a process: what reaches standard output and standard error, and how it ends. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'campo-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => join(folder, name)

function campo(args: readonly string[], input = '') {
  const r = spawnSync(process.execPath, ['scripts/campo.mjs', ...args], { input, encoding: 'utf8', maxBuffer: 1 << 28 })
  return { status: r.status, out: r.stdout, err: r.stderr.trimEnd().split('\n') }
}
/** The one document of a call that must end well. */
function document(args: readonly string[], input = ''): unknown {
  const { status, out, err } = campo(args, input)
  expect([status, err.at(-1)]).toEqual([0, err.at(-1)])
  expect(out.endsWith('\n')).toBe(true)
  return JSON.parse(out)
}
const errorOf = (r: ReturnType<typeof campo>) =>
  JSON.parse(r.err.at(-1)!).error as { code: string; message: string; path: string }

describe('npm run -s campo', () => {
  it('prints one document and ends with 0', () => {
    const list = document(['scenarios']) as { id: string }[]
    expect(list.map(s => s.id)).toEqual(expect.arrayContaining(['lobositz', 'open-field']))
  })
  it('reads standard input where no file is named, and a file where one is', () => {
    const cases = JSON.stringify({
      cases: [{ id: 1, op: 'gap', a: { point: [0, 0] }, b: { point: [3, 4] } }],
    })
    writeFileSync(file('cases.json'), cases)
    const answer = { results: [{ id: 1, cm: 5, from: [0, 0], to: [3, 4] }] }
    expect(document(['measure'], cases)).toEqual(answer)
    expect(document(['measure', file('cases.json')])).toEqual(answer)
  })
  it('ends with 2 where the input cannot be used: nothing on standard output, the error as the last line', () => {
    for (const [args, code] of [
      [['conquer'], 'cli/unknown-verb'],
      [['measure', file('nowhere.json')], 'cli/no-file'],
      [['measure'], 'cli/not-json'],
      [['play', 'lobositz'], 'cli/no-value'],
    ] as const) {
      const r = campo(args, '{')
      expect([r.status, r.out]).toEqual([2, ''])
      expect(errorOf(r)).toMatchObject({ code, message: expect.any(String), path: '' })
    }
  })
  it('validates every scenario and army, and names the faults of a bad one on both', () => {
    const whole = readFileSync('scenarios/lobositz.json', 'utf8')
    expect(document(['validate'], whole)).toEqual({ ok: true })
    const bad = campo(['validate'], JSON.stringify({ ...JSON.parse(whole), turns: 0, title: 'Lobositz' }))
    expect(bad.status).toBe(2)
    const { ok, faults } = JSON.parse(bad.out) as { ok: boolean; faults: { path: string }[] }
    expect(ok).toBe(false)
    expect(faults.map(f => f.path)).toEqual(expect.arrayContaining(['/title', '/turns']))
    expect(errorOf(bad).path).toBe(faults[0]!.path)
  })
  it('validates a demonstration by playing it, and says at which step and why it does not go', () => {
    const whole = readFileSync('scenarios/demonstrations/wheel.json', 'utf8')
    expect(document(['validate', 'scenarios/demonstrations/wheel.json'])).toEqual({ ok: true })
    const broken = JSON.parse(whole)
    broken.steps[2].do = 'a/I/1: wheel L 200°'
    const played = campo(['validate'], JSON.stringify(broken))
    expect(played.status).toBe(2)
    expect(JSON.parse(played.out)).toMatchObject({ ok: false, faults: [{ path: '/steps/2/do', code: 'demo/turned-down' }] })
    expect(errorOf(played).message).toContain('wheel/too-far (7.2)')
    const shapes = campo(['validate'], JSON.stringify({ ...broken, title: 'Wheel', seed: 'x' }))
    expect(JSON.parse(shapes.out).faults.map((f: { path: string }) => f.path)).toEqual(['/title', '/seed'])
  })
  it('validates what is said about a log with the log', () => {
    const [header, ...rest] = readFileSync('tests/replays/lobositz.jsonl', 'utf8').split('\n')
    const events = rest.filter(Boolean).flatMap(l => (JSON.parse(l) as { events?: unknown[] }).events ?? []).length
    const said = (at: number) =>
      [JSON.stringify({ ...JSON.parse(header!), track: { title: 'Notes', marks: [{ at }] } }), ...rest].join('\n')
    expect(document(['validate'], said(1))).toEqual({ ok: true })
    expect(errorOf(campo(['validate'], said(events + 1)))).toMatchObject({ path: '/0/track/marks/0/at', code: 'track/past' })
  })
  it('plays, keeps the log, replays it to the same hash, and shows a seat its own view', () => {
    const commands = ['b', 'a'].map(seat => JSON.stringify({ seat, command: { type: 'endPhase' } })).join('\n')
    const log = file('game.jsonl')
    const played = document(['play', 'lobositz', '--seed', '5', '--log', log], commands) as { hash: string; refusals: unknown[] }
    expect(played.refusals).toEqual([])
    const dice = { count: 0, undone: 0, dice: [] }
    expect(document(['replay', log])).toEqual({ verified: true, commands: 2, hash: played.hash, dice })
    expect(document(['view', log, '--seat', 'b', '--at', '1'])).toMatchObject({ seat: 'b', commands: 1 })
    writeFileSync(log, readFileSync(log, 'utf8').replace('"seed":5', '"seed":6'))
    const changed = campo(['replay', log])
    expect([changed.status, changed.out]).toEqual([2, ''])
    expect(errorOf(changed)).toMatchObject({ code: 'replay/differs', path: '/3' })
  })
})
