import { describe, expect, it } from 'vitest'
import { drill, drillHeader } from './drill.testing'
import { createGame } from './game'
import { readLog } from './log'
import { verify } from './verify'

function played(rulesVersion = 1) {
  const game = createGame({ ...drill, rulesVersion }, { ...drillHeader(), rulesVersion })
  game.submit('a', { type: 'hide', word: 'perché' })
  game.submit('a', { type: 'throw' })
  game.undo('a', 'b')
  game.submit('a', { type: 'throw' })
  game.submit('a', { type: 'step', by: 2 })
  game.submit('a', { type: 'pass' })
  game.submit('b', { type: 'pass' })
  game.submit('a', { type: 'show' })
  return [JSON.stringify(game.header), ...game.entries().map(e => JSON.stringify(e))]
}
const lines = played()
const read = (l: readonly string[], rescue = false) => {
  const log = readLog(l, rescue)
  if (!log.ok) throw new Error(log.error.message)
  return log.value
}
const verified = (l: readonly string[], rules = drill) => verify(rules, read(l))
const edit = (i: number, from: string | RegExp, to: string) => lines.map((l, k) => (k === i ? l.replace(from, to) : l))

describe('reading a log', () => {
  it('reads text with either line ending, a byte order mark and blank lines at its end', () => {
    for (const text of [lines.join('\n'), `${lines.join('\r\n')}\r\n`, `\uFEFF${lines.join('\n')}\n\n`]) {
      const log = readLog(text)
      expect(log.ok && log.value.entries.length).toBe(lines.length - 1)
    }
  })
  it('a torn last line is dropped with a note', () => {
    const torn = [...lines.slice(0, -1), lines.at(-1)!.slice(0, 20)]
    expect(read(torn).entries).toHaveLength(lines.length - 2)
    expect(read(torn).notes).toMatchObject([{ code: 'log/torn', path: `/${lines.length - 1}` }])
    expect(verified(torn).verified).toBe(true)
  })
  it('a damaged line amid the log is a fault; rescued, the part before it stays', () => {
    const damaged = lines.map((l, i) => (i === 3 ? 'x' : l))
    expect(readLog(damaged)).toMatchObject({ ok: false, error: { code: 'log/damaged', path: '/3' } })
    expect(read(damaged, true).entries).toHaveLength(2)
    const missing = lines.filter((_, i) => i !== 3)
    expect(readLog(missing)).toMatchObject({ ok: false, error: { code: 'log/damaged', path: '/3' } })
  })
  it('a newer format is refused by name', () => {
    const log = readLog(edit(0, '"campo":1', '"campo":2'))
    expect(log).toMatchObject({ ok: false, error: { code: 'log/newer-format', path: '/0/campo' } })
    expect(!log.ok && log.error.message).toMatch(/format 2 .* 1/)
  })
  it.each([
    ['', 'log/empty'],
    ['hello', 'log/not-ours'],
    ['[1]', 'log/not-ours'],
    ['{"name":"x"}', 'log/not-ours'],
    ['{"campo":"1"}', 'log/not-ours'],
    ['{"campo":1,"ruleset":"drill","rulesVersion":1}', 'log/header'],
  ])('%j is no log', (text, code) => {
    expect(readLog(text)).toMatchObject({ ok: false, error: { code } })
  })
  it('what stands in a log of somebody else’s making cannot pass for an entry', () => {
    for (const bad of ['{"n":1}', '{"n":1,"seat":"z","command":{"type":"x"},"events":[]}', '{"n":1,"undo":["1"],"by":"a"}', '[]'])
      expect(readLog([lines[0]!, bad])).toMatchObject({ ok: false, error: { code: 'log/damaged' } })
  })
})

describe('replaying a log', () => {
  it('decides every command anew and gives the same hash', () => {
    const game = createGame(drill, drillHeader())
    for (const e of read(lines).entries) game.load(e)
    expect(verified(lines)).toEqual({ verified: true, commands: 7, hash: game.hash() })
  })
  it('names the first entry that differs', () => {
    const face = /"faces":\[(\d)\]/
    const other = lines[2]!.match(face)![1] === '1' ? '2' : '1'
    expect(verified(edit(2, face, `"faces":[${other}]`))).toEqual({ verified: false, differs: { n: 2, what: 'events' } })
    expect(verified(edit(5, '"to":', '"to":1'))).toMatchObject({ verified: false, differs: { n: 5, what: 'events' } })
    expect(verified(edit(5, '"by":2', '"by":3'))).toEqual({
      verified: false,
      differs: { n: 5, what: 'refused', code: 'step/too-far' },
    })
    expect(verified(edit(3, ',"agreed":"b"', ''))).toMatchObject({ differs: { n: 3, what: 'undo' } })
    expect(verified(edit(8, /"check":"./, '"check":"z'))).toEqual({ verified: false, differs: { n: 8, what: 'check' } })
  })
  it('finds a seed that was changed', () => {
    expect(verified(edit(0, '"seed":7', '"seed":8'))).toMatchObject({ verified: false, differs: { n: 2 } })
  })
  it('a log of older rules is taken from its events, and the part is named', () => {
    const older = verified(played(1), { ...drill, rulesVersion: 2 })
    expect(older).toMatchObject({ verified: true, commands: 0, older: { to: lines.length - 1, rulesVersion: 1 } })
    const game = createGame({ ...drill, rulesVersion: 2 }, read(lines).header)
    for (const e of read(lines).entries) game.load(e)
    game.submit('a', { type: 'pass' })
    const both = [lines[0]!, ...game.entries().map(e => JSON.stringify(e))]
    expect(verified(both, { ...drill, rulesVersion: 2 })).toMatchObject({
      verified: true,
      commands: 1,
      older: { to: lines.length, rulesVersion: 1 },
      hash: game.hash(),
    })
  })
  it('a log of newer rules is refused by name', () => {
    expect(verified(played(3))).toEqual({ verified: false, differs: { n: 0, what: 'rules', code: 'log/newer-rules' } })
  })
})
