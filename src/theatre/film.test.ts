import { describe, expect, it } from 'vitest'
import { stateHash } from '../base/hash'
import { applyEvent, beginning, type Entry, isCommand } from '../engine'
import { drill } from '../engine/drill.testing'
import { createAuthority, playGame } from '../host'
import type { AnyRuleset, Seen } from '../rulesets/contract'
import { ordineObliquo } from '../rulesets/ordine-obliquo'
import { radetzky } from '../rulesets/radetzky'
import { openFilm, openFilmText, type Stride } from './film'
import { filmOf, little, littleLog, pass, pinned, pinnedLog, step, upTo } from './theatre.testing'

const ZEBRA = 'ZEBRA-7391'
/** Seat a: steps, throws, hides a word; b: steps; a new turn; a shows its word. */
const SMALL = littleLog([
  ['a', step(1)],
  ['a', { type: 'throw' }],
  ['a', { type: 'hide', word: ZEBRA }],
  ['a', pass],
  ['b', step(2)],
  ['b', pass],
  ['a', { type: 'show' }],
])

/** Commands that stand, found in the log without the theatre's help. */
function kept(entries: readonly Entry[]) {
  const gone = entries.flatMap(e => ('undo' in e ? e.undo : []))
  return entries.filter(isCommand).filter(e => !gone.includes(e.n))
}

describe('a film', () => {
  it('has a step for each event, in order, with its command, entry, turn and phase', () => {
    const film = filmOf(little, SMALL)
    expect(film.steps.map(s => [s.k, s.event.type, s.turn])).toEqual([
      [0, 'Stepped', 1],
      [1, 'DiceRolled', 1],
      [2, 'Threw', 1],
      [3, 'Hid', 1],
      [4, 'Passed', 1],
      [5, 'Stepped', 1],
      [6, 'Passed', 1],
      [7, 'Showed', 2],
    ])
    expect(film.steps[2]).toMatchObject({ n: 2, i: 1, of: 2, seat: 'a', command: { type: 'throw' }, phase: 'step' })
    expect(film.turns).toEqual([
      { turn: 1, at: 0 },
      { turn: 2, at: 7 },
    ])
  })
  it('leaves out what was taken back, and the taking back', () => {
    const film = filmOf(little, littleLog([['a', step(1)], 'undo', ['a', step(2)], ['a', pass]]))
    expect(film.steps.map(s => s.n)).toEqual([3, 4])
    expect(film.state(2).game).toMatchObject({ at: { a: 2 } })
  })
  it('stands at the same state whichever way it comes there, also over the states that are not kept', () => {
    const log = pinnedLog('leuthen')
    const film = filmOf(ordineObliquo as AnyRuleset, log)
    // worked out anew from the log alone, without a film
    const states = [beginning(ordineObliquo as AnyRuleset, log.header)]
    for (const e of kept(log.entries))
      for (const x of e.events) states.push(applyEvent(ordineObliquo as AnyRuleset, states.at(-1)!, x))
    expect(states.length).toBe(film.steps.length + 1)
    const places = [0, 1, 31, 32, 33, 64, 500, states.length - 1]
    for (const at of [...places, ...[...places].reverse(), 45, 44, 43, 46]) expect(film.state(at), String(at)).toEqual(states[at])
  })
  it('ends where the game ended', () => {
    const log = pinnedLog('kolin')
    const film = filmOf(ordineObliquo as AnyRuleset, log)
    const { authority } = createAuthority(ordineObliquo as AnyRuleset, log.header, log.entries)
    expect(stateHash(film.state(film.steps.length))).toBe(authority.game.hash())
    expect(film.outcome).toEqual(authority.outcome())
    expect(film.show(film.steps.length, 'a')).toEqual(
      (ordineObliquo as AnyRuleset).show((ordineObliquo as AnyRuleset).view(authority.game.state().game, 'a')),
    )
  })
  it('a place beyond either end is the end', () => {
    const film = filmOf(little, SMALL)
    expect(film.state(-3)).toBe(film.state(0))
    expect(film.turnAt(99)).toBe(2)
    expect(stateHash(film.state(99))).toBe(stateHash(film.state(8)))
  })
  it('a log whose events cannot be applied is a fault at its entry', () => {
    const broken = {
      ...SMALL,
      entries: [
        ...SMALL.entries.slice(0, 2),
        { n: 3, seat: 'a' as const, command: { type: 'pass' }, events: [{ type: 'Broken' }] },
      ],
    }
    expect(openFilm(little, broken)).toMatchObject({ ok: false, error: [{ path: '/3', code: 'log/damaged' }] })
    expect(openFilm(ordineObliquo as AnyRuleset, SMALL)).toMatchObject({
      ok: false,
      error: [{ path: '/0/ruleset', code: 'log/other-game' }],
    })
  })
  it('is opened from a text, whose faults keep their places', async () => {
    const film = await openFilmText(pinned('goito'))
    expect(film.ok && film.value.rules.id).toBe(radetzky.id)
    expect(await openFilmText('{"campo":1}')).toMatchObject({ ok: false, error: [{ path: '/0/ruleset' }] })
  })
})

describe('striding through a film', () => {
  const walk = (film: ReturnType<typeof filmOf>, stride: Stride) => {
    const there = [0]
    for (let at = film.next(0, stride, 'both'); at !== null; at = film.next(at, stride, 'both')) there.push(at)
    const back = [film.steps.length]
    for (let at = film.back(film.steps.length, stride, 'both'); at !== null; at = film.back(at, stride, 'both')) back.push(at)
    return { there, back }
  }
  it('by turn it stops where each turn begins, either way', () => {
    const film = filmOf(little, SMALL)
    expect(walk(film, 'turn')).toEqual({ there: [0, 7], back: [8, 7, 0] })
  })
  it('by event it stops everywhere', () => {
    const film = filmOf(little, SMALL)
    expect(walk(film, 'event').there).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })
  it('by phase it stops where another seat, or another thing, is awaited; not where a seat has finished', () => {
    const log = pinnedLog('kolin')
    const film = filmOf(ordineObliquo as AnyRuleset, log)
    const { there, back } = walk(film, 'phase')
    // counted in the log itself: each of its phases is begun by an event, or by the answer to one
    for (const at of there.slice(1))
      expect(film.steps[at - 1]!.event.type, String(at)).toMatch(
        /PhaseBegan|FirstChosen|Interrupted|InterruptEnded|MeleesBegan|Confirmed|FireBegan/,
      )
    expect([...back].reverse().slice(0, -1)).toEqual(there)
    const begun = film.steps.filter(s => s.event.type === 'PhaseBegan').map(s => s.k + 1)
    for (const at of begun) expect(there).toContain(at)
    // both finish their first orders apart: the second is no phase of its own
    const first = film.steps.findIndex(s => s.event.type === 'Confirmed') + 1
    expect(there).not.toContain(first)
  })
  it('by combat it stops after each command in which dice fell for a piece', () => {
    const log = pinnedLog('kolin')
    const film = filmOf(ordineObliquo as AnyRuleset, log)
    const expected: number[] = []
    let k = 0
    for (const e of kept(log.entries)) {
      k += e.events.length
      if (['fire', 'melee', 'formSquare'].includes(e.command.type)) expected.push(k)
    }
    expect(expected.length).toBeGreaterThan(8)
    expect(walk(film, 'combat').there.slice(1)).toEqual(expected)
  })
})

describe('whose eyes look', () => {
  const places = (film: ReturnType<typeof filmOf>) => Array.from({ length: film.steps.length + 1 }, (_, at) => at)
  const all = (film: ReturnType<typeof filmOf>, eyes: 'spectator' | 'both' | 'a' | 'b', until = Number.POSITIVE_INFINITY) =>
    JSON.stringify(
      places(film)
        .filter(at => at <= until)
        .map(at => [
          film.show(at, eyes),
          film.told(at, eyes, true),
          film.rolls(at, eyes),
          film.drawing(at, eyes),
          film.seen(at, eyes),
        ]),
    )

  it('a game that goes on is a spectator’s, whatever is asked for', () => {
    const film = filmOf(little, SMALL)
    expect(film.eyes).toEqual(['spectator'])
    for (const eyes of ['spectator', 'both', 'a', 'b'] as const) {
      expect(all(film, eyes, 7)).not.toContain(ZEBRA)
      // shown to everybody at the last step
      expect(JSON.stringify(film.show(8, eyes))).toContain(ZEBRA)
    }
  })
  it('no step tells where the dice stand', () => {
    const film = filmOf(little, SMALL)
    const after = film.steps[1]!.event as unknown as { readonly after: readonly number[] }
    for (const word of after.after) expect(all(film, 'spectator')).not.toContain(String(word))
  })
  it('a card drawn in secret is no step, no die and no word for anybody', () => {
    const game = littleLog([
      ['a', { type: 'throw' }],
      ['a', { type: 'resign' }],
    ])
    const entries = game.entries.map(e =>
      isCommand(e) ? { ...e, events: e.events.map(x => (x.type === 'DiceRolled' ? { ...x, secret: true, unit: 'a/1' } : x)) } : e,
    )
    const film = filmOf(little, { ...game, entries })
    for (const eyes of film.eyes) {
      expect(film.next(0, 'event', eyes)).toBe(2)
      expect(film.told(1, eyes)).toEqual([])
      expect(film.rolls(2, eyes)).toEqual([])
    }
    expect(film.next(0, 'combat', 'both')).toBeNull()
    // the same roll in the open is all of it
    const open = filmOf(little, game)
    expect(open.next(0, 'event', 'spectator')).toBe(1)
    expect(open.rolls(2, 'spectator')).toHaveLength(1)
  })
  it('a game that is over, and a film with nothing to hide, are everybody’s', () => {
    const over = littleLog([
      ['a', { type: 'hide', word: ZEBRA }],
      ['a', { type: 'resign' }],
    ])
    const film = filmOf(little, over)
    expect(film.eyes).toEqual(['both', 'spectator', 'a', 'b'])
    expect(JSON.stringify(film.told(1, 'both'))).toContain(ZEBRA)
    expect(JSON.stringify(film.told(1, 'b'))).not.toContain(ZEBRA)
    expect(filmOf(little, SMALL, true).eyes).toContain('both')
  })
  it('orders under way are nowhere in a spectator’s film: whatever they are, it is the same film', () => {
    // Kolin up to the third turn, none of its counters shown yet: a game that goes on.
    const log = pinnedLog('kolin')
    const until = log.entries.findIndex(e => isCommand(e) && e.command.type === 'fire')
    const cut = upTo(log, until)
    const otherwise = {
      ...cut,
      entries: cut.entries.map(e =>
        isCommand(e) && (e.command.type === 'order' || e.command.type === 'detach')
          ? {
              ...e,
              command: { ...e.command, order: { kind: 'withdraw' } },
              events: e.events.map(x => ('order' in x ? { ...x, order: { kind: 'withdraw' } } : x)),
            }
          : e,
      ),
    }
    expect(JSON.stringify(cut.entries)).not.toBe(JSON.stringify(otherwise.entries))
    const [film, other] = [filmOf(ordineObliquo as AnyRuleset, cut), filmOf(ordineObliquo as AnyRuleset, otherwise)]
    expect(film.eyes).toEqual(['spectator'])
    expect(all(film, 'both')).toBe(all(other, 'both'))
    // and they do stand in what their own side would see
    const seen = (f: typeof film) => JSON.stringify(ordineObliquo.show(f.view(15, 'a') as never))
    expect(seen(film)).not.toBe(seen(other))
  })
  it('events that a spectator knows nothing of are stepped over', () => {
    const log = pinnedLog('kolin')
    const film = filmOf(ordineObliquo as AnyRuleset, log)
    const hidden = film.steps.filter(s => s.event.type === 'Excused').map(s => s.k)
    expect(hidden.length).toBeGreaterThan(0)
    for (const k of hidden) {
      expect(film.next(k, 'event', 'spectator')).not.toBe(k + 1)
      expect(film.next(k, 'event', 'both')).toBe(k + 1)
      expect(film.told(k + 1, 'spectator')).toEqual([])
      expect(film.drawing(k + 1, 'spectator')).toEqual([])
    }
  })
  it('everybody’s eyes see each side’s own counters turned up', () => {
    const film = filmOf(ordineObliquo as AnyRuleset, pinnedLog('kolin'))
    const at = film.steps.findIndex(s => s.event.type === 'TurnBegan') + 1
    const faces = (eyes: 'both' | 'spectator' | 'a') => film.show(at, eyes).discs.map(d => [d.id, d.face] as const)
    expect(faces('spectator').every(([, f]) => f === null)).toBe(true)
    expect(faces('both').length).toBe(faces('spectator').length)
    expect(faces('both').every(([, f]) => f !== null)).toBe(true)
    expect(faces('a').some(([, f]) => f === null)).toBe(true)
  })
})

describe('the construction of an event', () => {
  it('a wheel is drawn with its arc, as the ruleset draws it', () => {
    const film = filmOf(ordineObliquo as AnyRuleset, pinnedLog('kolin'))
    const wheel = film.steps.find(s => s.event.type === 'Moved' && JSON.stringify(s.command).includes('"wheel"'))!
    const arcs = film.drawing(wheel.k + 1, 'spectator').filter(o => o.kind === 'arc')
    expect(arcs.length).toBeGreaterThan(0)
    expect(arcs[0]!.text?.code).toBe('draw.wheel')
  })
  it('fire is drawn with its zone and its line, from its dice on', () => {
    for (const [rules, name] of [
      [ordineObliquo, 'kolin'],
      [radetzky, 'santa-lucia'],
    ] as const) {
      const film = filmOf(rules as AnyRuleset, pinnedLog(name))
      const fire = film.steps.filter(s => s.command.type === 'fire' && s.i === 0)
      expect(fire.length, name).toBeGreaterThan(0)
      for (const s of fire) {
        const kinds = film.drawing(s.k + 1, 'spectator').map(o => o.kind)
        expect(kinds, `${name} ${s.n}`).toContain('line')
        expect(
          kinds.some(k => k === 'corridor' || k === 'sector'),
          `${name} ${s.n}`,
        ).toBe(true)
      }
    }
  })
  it('what moves by itself is drawn by its way', () => {
    const film = filmOf(ordineObliquo as AnyRuleset, pinnedLog('kolin'))
    const fled = film.steps.find(s => s.event.type === 'Fled')!
    const kinds = film.drawing(fled.k + 1, 'both').map(o => o.kind)
    expect(kinds).toContain('line')
    expect(kinds).toContain('footprint')
  })
  it('asking changes nothing', () => {
    const film = filmOf(ordineObliquo as AnyRuleset, pinnedLog('kolin'))
    const before = stateHash(film.state(120))
    for (let at = 100; at < 140; at++) film.drawing(at, 'both')
    expect(stateHash(film.state(120))).toBe(before)
  })
})

it('every game’s film goes through from end to end, with sentences for what is seen', async () => {
  for (const name of ['open-field', 'pastrengo', 'san-fermo-2']) {
    const opened = await openFilmText(pinned(name))
    if (!opened.ok) throw new Error(name)
    const film = opened.value
    let said = 0
    for (let at = film.next(0, 'event', 'spectator'); at !== null; at = film.next(at, 'event', 'spectator')) {
      expect(film.show(at, 'spectator').table.width, `${name} ${at}`).toBeGreaterThan(0)
      said += film.told(at, 'spectator').length
    }
    expect(said).toBeGreaterThan(film.steps.length / 3)
  }
})

it('a long game is followed as it was played', () => {
  const played = playGame({
    rules: drill as AnyRuleset,
    scenario: { ...SMALL.header.scenario, turns: 400 } as never,
    options: {},
    seed: 3,
    checkEvery: 0,
  })
  const film = filmOf(drill as AnyRuleset, played)
  expect(film.turns.length).toBe(played.turns + (film.turns.at(-1)!.turn > played.turns ? 1 : 0))
  expect(stateHash(film.state(film.steps.length) as unknown as Seen)).toBe(played.hash)
})
