import { describe, expect, it } from 'vitest'
import { readLog, verify } from '../engine'
import { drill, drillHeader, drillScenario } from '../engine/drill.testing'
import type { AnyRuleset } from '../rulesets/contract'
import { createAuthority } from './authority'
import { playGame } from './play'

const rules: AnyRuleset = drill
const open = (onLines?: (lines: readonly string[], from: number) => void) =>
  createAuthority(rules, drillHeader({ seed: 1234567 }), [], onLines).authority

describe('the authority', () => {
  it('hands over a command and all that follows from it in one go, numbered', () => {
    const heard: [number, number][] = []
    const host = open((lines, from) => heard.push([from, lines.length]))
    host.submit('a', { type: 'pass' })
    host.submit('a', { type: 'pass' })
    host.submit('b', { type: 'pass' })
    host.undo('b')
    expect(heard).toEqual([
      [1, 1],
      [2, 2],
      [4, 1],
    ])
    expect(host.lines()).toHaveLength(5)
    expect(host.lines(3)).toEqual(host.lines().slice(3))
  })
  it('opens again from its lines', () => {
    const host = open()
    host.submit('a', { type: 'throw' })
    host.submit('a', { type: 'pass' })
    const log = readLog(host.lines())
    const again = log.ok ? createAuthority(rules, log.value.header, log.value.entries) : null
    expect(again?.faults).toEqual([])
    expect(again?.authority.game.hash()).toBe(host.game.hash())
    expect(again?.authority.lines()).toEqual(host.lines())
  })
  it('R01 R46 nothing hidden reaches the other seat or a spectator, by whatever way; after it is shown it does', () => {
    const host = open()
    host.submit('a', { type: 'hide', word: 'ZEBRA-7391' })
    host.undo('a')
    host.redo('a')
    host.submit('a', { type: 'throw' })
    const everything = (viewer: 'b' | 'spectator') =>
      JSON.stringify([
        host.view(viewer),
        host.viewHash(viewer),
        host.game.entries().map(e => host.witnessed(e.n, viewer)),
        viewer === 'b' ? host.choices('b') : [],
        viewer === 'b' ? host.judge('b', { type: 'show' }) : [],
        viewer === 'b' ? host.submit('b', { type: 'show' }) : [],
      ])
    const stream = host.game.state().dice.filter(w => w !== 0)
    for (const viewer of ['b', 'spectator'] as const) {
      const text = everything(viewer)
      expect(text).not.toContain('ZEBRA-7391')
      expect(text).not.toContain('1234567')
      for (const word of stream) expect(text).not.toContain(String(word))
      expect(text).toContain('"Hid"')
      expect(text).toContain('"faces"')
      // as often as it is asked, as by a page that is loaded again
      expect(everything(viewer)).toBe(text)
    }
    expect(JSON.stringify([host.view('a'), host.witnessed(1, 'a')])).toContain('ZEBRA-7391')
    const before = host.game.hash()
    host.submit('a', { type: 'show' })
    expect(host.game.hash()).not.toBe(before)
    for (const viewer of ['b', 'spectator'] as const) expect(everything(viewer)).toContain('ZEBRA-7391')
  })
  it('R01 a broken rule is told by its clause alone: the code may tell what is hidden', () => {
    const host = createAuthority(rules, drillHeader({ mode: 'advised' })).authority
    const answer = host.submit('a', { type: 'step', by: 5 }, { insist: true })
    expect(answer.kind).toBe('done')
    for (const viewer of ['a', 'b', 'spectator'] as const)
      expect(host.witnessed(1, viewer)[0]!.event).toEqual({ type: 'RuleBreached', clause: '2.1' })
  })
  it('a question that makes no sense is impossible, not an exception', () => {
    const host = createAuthority(
      {
        ...rules,
        judge: () => {
          throw new TypeError('x')
        },
      },
      drillHeader(),
    ).authority
    expect(host.judge('a', { type: 'step' })).toMatchObject({ kind: 'impossible', refusals: [{ code: 'command/unknown' }] })
  })
  it('offers and awaits nothing once the game is over', () => {
    const host = open()
    host.submit('a', { type: 'resign' })
    expect(host.choices('a')).toEqual([])
    expect(host.awaiting()).toEqual([])
    expect(host.outcome()).toEqual({ winner: 'b', by: 'resignation' })
  })
})

describe('random play', () => {
  const play = (over: Partial<AnyRuleset> = {}, seed = 1) =>
    playGame({ rules: { ...rules, ...over }, scenario: drillScenario, seed, checkEvery: 1, limit: 2000 })
  it('plays to the end without a fault, and the same seed gives the same log', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const game = play({}, seed)
      expect(game.faults).toEqual([])
      expect(game.outcome?.by).toBe('distance')
      expect(game.turns).toBe(6)
      expect(verify(rules, game)).toMatchObject({ verified: true, hash: game.hash })
    }
    expect(JSON.stringify(play({}, 5).entries)).toBe(JSON.stringify(play({}, 5).entries))
    expect(play({}, 5).hash).not.toBe(play({}, 6).hash)
  })
  it('finds an offer that is refused', () => {
    const choices: AnyRuleset['choices'] = () => [{ command: { type: 'step', by: 7 }, text: { code: 'x' } }]
    expect(play({ choices }).faults).toMatchObject([{ code: 'play/refused', command: 0, seed: 1, detail: /step\/too-far/ }])
  })
  it('finds a seat that is awaited and has nothing to do', () => {
    expect(play({ choices: () => [] }).faults).toMatchObject([{ code: 'play/dead-end', seat: 'a' }])
  })
  it('finds a game that nobody ends', () => {
    const choices: AnyRuleset['choices'] = () => [{ command: { type: 'ruling', why: '', set: [{ to: 1 }] }, text: { code: 'x' } }]
    expect(play({ choices }).faults).toMatchObject([{ code: 'play/endless' }])
  })
  it('finds a state that JSON cannot hold', () => {
    const apply: AnyRuleset['apply'] = (s, e) => ({ ...drill.apply(s, e), when: new Date(0) })
    expect(play({ apply }).faults).toMatchObject([{ code: 'play/not-plain' }])
  })
  it('finds a game that changes what it was handed', () => {
    const apply: AnyRuleset['apply'] = (s, e) => {
      s.moved = true
      return drill.apply(s, e)
    }
    expect(play({ apply }).faults).toMatchObject([{ code: 'play/threw' }])
  })
  it('finds events that give another state the second time', () => {
    let n = 0
    const apply: AnyRuleset['apply'] = (s, e) => ({ ...drill.apply(s, e), n: n++ })
    expect(play({ apply }).faults[0]).toMatchObject({ code: 'play/impure' })
  })
})
