/**
 * A second book of banners, kept by hand from what is seen to happen: units gone, leaders gone, who stands where. After every event of
 * random games, once what it brings about has been told, both books must agree to the banner.
 */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../engine'
import { createAuthority, headerOf, randomCommand } from '../../../host'
import type { AnyRuleset } from '../../contract'
import { commandsColors } from '..'
import { apply } from '../apply'
import { nearOf } from '../board'
import type { CcEvent } from '../events'
import type { Side } from '../kinds'
import type { Objective } from '../scenario'
import { bannersOf, type CcState } from '../state'
import { json, scenario } from '../table.testing'

const SIDES = ['a', 'b'] as const
const foe = (s: Side): Side => (s === 'a' ? 'b' : 'a')
/** What an objective is worth to a side as units stand, place by place where each counts for itself. */
function worth(s: CcState, o: Objective, side: Side): ReadonlyMap<string, number> {
  const value = o.value[side] ?? 0
  const at = (who: Side) => Object.values(s.units).flatMap(u => (u.hex !== null && u.seat === who ? [u.hex] : []))
  const [mine, theirs] = [at(side), at(foe(side))]
  const held = o.hexes.filter(h => mine.includes(h))
  const all = (n: number) => new Map([['', n]])
  switch (o.kind) {
    case 'groupStart':
      return all(held.length === o.hexes.length ? value : 0)
    case 'majorityStart': {
      const more = held.length > o.hexes.filter(h => theirs.includes(h)).length
      return all(more ? (o.whole && held.length === o.hexes.length ? o.whole : value) : 0)
    }
    case 'someStart':
      return all(held.length >= (o.least ?? 1) ? value : 0)
    case 'noneStart':
      return all(o.hexes.some(h => theirs.includes(h)) ? 0 : value)
    case 'acrossStart':
      return all(mine.filter(h => (o.banks?.[side] ?? []).includes(h)).length >= (o.least ?? 1) ? value : 0)
    case 'controlStart': {
      const by = (h: string, who: readonly string[]) => [h, ...nearOf(s.map, h)].some(x => who.includes(x))
      const own = o.hexes.filter(h => mine.includes(h) || (by(h, mine) && !by(h, theirs)))
      return all(own.length >= (o.least ?? 1) ? value : 0)
    }
    default:
      return new Map(o.hexes.map(h => [h, mine.includes(h) ? value : 0]))
  }
}

class Book {
  readonly kept = { a: 0, b: 0 }
  readonly held = new Map<string, number>()
  readonly taken = new Set<string>()
  private readonly objectives: readonly Objective[]
  constructor(s: CcState) {
    this.objectives = s.rules.objectives.filter(o => !o.when || s.options[o.when.option] === o.when.is)
  }
  saw(e: CcEvent, before: CcState, s: CcState): void {
    if (e.type === 'Destroyed') this.kept[foe(before.units[e.unit]!.seat)]++
    if (e.type === 'LeaderLost') this.kept[foe(before.leaders[e.leader]!.seat)]++
    if (e.type === 'Exited') {
      const u = before.units[e.unit]!
      const doors = (s.rules.exits ?? []).filter(
        x => x.seat === u.seat && x.hexes.includes(e.hex) && (!x.only || ['FA', 'GFA', 'HA'].includes(u.type)),
      )
      this.kept[u.seat] += Math.max(...doors.map(x => x.banners))
    }
    const b = s.rules.baggage
    if (e.type === 'BaggageMoved' && b && e.hex === b.path[b.path.length - 1]) this.kept[b.seat] += b.banners
    const scouts = s.rules.scouts
    if (e.type === 'Played' && scouts?.seat === e.seat && e.card.startsWith('scout')) this.kept[e.seat] += scouts.banners
    for (const o of this.objectives)
      for (const side of SIDES)
        for (const [place, now] of worth(s, o, side)) {
          const key = `${o.id}/${place}/${side}`
          const starts = e.type === 'TurnBegan' && e.seat === side
          if (o.kind === 'permStart') {
            if (!starts || now === 0 || this.taken.has(key)) continue
            this.taken.add(key)
            this.kept[side] += now
            continue
          }
          const had = this.held.get(key) ?? 0
          this.held.set(key, starts || o.kind === 'temp' ? Math.max(now, Math.min(had, now)) : Math.min(had, now))
        }
  }
  of(side: Side): number {
    let n = this.kept[side]
    for (const [key, held] of this.held) if (key.endsWith(`/${side}`)) n += held
    return n
  }
}
const TELLING: ReadonlySet<string> = new Set(['Banner', 'Held', 'Lost', 'GameEnded'])
const BATTLES = readdirSync('scenarios')
  .filter(f => f.endsWith('.json'))
  .map(f => f.replace('.json', ''))
  .filter(id => json(id).ruleset === 'commands-colors')

describe('banners, kept twice', () => {
  it('the twenty battles are there', () => expect(BATTLES).toHaveLength(20))
  it.each(BATTLES)(
    '%s: both books agree after every event',
    which => {
      const rules = commandsColors as unknown as AnyRuleset
      const { authority: host } = createAuthority(rules, headerOf(rules, scenario(which), { seed: 5 }))
      const random = randomFrom(`ledger ${which}`)
      let s = host.game.state().game as unknown as CcState
      const book = new Book(s)
      let checked = 0
      for (let i = 0; i < 180 && !host.outcome(); i++) {
        const { seat } = host.awaiting()[0]!
        const from = host.game.entries().length
        host.submit(seat, randomCommand(rules, host.view(seat).game, seat, random)!)
        const events = host.game
          .entries()
          .slice(from)
          .flatMap(e => ('events' in e ? (e.events as readonly CcEvent[]) : []))
        for (const [k, e] of events.entries()) {
          const before = s
          s = apply(s, e)
          book.saw(e, before, s)
          // What an event brings about is told right after it.
          if (s.ended || TELLING.has(events[k + 1]?.type ?? '')) continue
          checked++
          for (const side of SIDES) expect(bannersOf(s, side), `${which} ${i} ${k} ${e.type} ${side}`).toBe(book.of(side))
        }
      }
      expect(checked).toBeGreaterThan(150)
    },
    60_000,
  )
})
