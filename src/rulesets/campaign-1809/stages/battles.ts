/** Steps 4 and 5: the shares of supports, then the battles in the order of their markers, on the map or on a table. */

import type { UnitId } from '../../contract'
import { battleOf, NO_WISH, type Part, partsOf, partsStrength } from '../battle'
import { CLAUSE } from '../clauses'
import type { Fought } from '../handover/types'
import { minus, NOTHING, other, type Points, plus, SIDES, type Side, total } from '../kinds'
import { bankTo, linkOf, placeOf } from '../map'
import { brokenBy, combatTerms, type Force, lastRound, lossesOf, tableOffered } from '../rules/combat'
import { amountOf } from '../rules/initiative'
import { confirmed, fateOf, mustConfirm } from '../rules/leaders'
import { sharedOut } from '../rules/losses'
import { arrivalOf, shareOf, sharePoints, supportTerms } from '../rules/support'
import { charismaOf, leadersOf, seniorOf } from '../rules/where'
import type { Beaten, Fight, Leader, Unit } from '../state'
import type { Story } from '../story'
import { clearEmpty, fall, lose } from './change'
import { keepLedger } from './ledger'
import { manoeuvre } from './manoeuvre'
import { nextSiege } from './sieges'
import { fatalEnd } from './turn'

const change = (story: Story, id: string, is: Partial<Fight>): void =>
  void story.make({ now: { fights: story.state.fights.map(f => (f.id === id ? { ...f, ...is } : f)) } })

/** Step 4: each supporter's share, and the turn of a table in which he or who fell back would come. */
function rollSupports(story: Story): void {
  const nation = (seat: Side): number => {
    const late = story.state.options.arrivalNational
    return seat === 'b' && late === 'austria' ? 1 : seat === 'a' && late === 'france' ? -1 : 0
  }
  const arrival = (seat: Side) =>
    arrivalOf(story.roll(6, 1, CLAUSE.support, 'campArrival'), story.state.weather === 'rain', nation(seat))
  for (const f of story.state.fights) {
    const supports = f.supports.map(x => {
      const s = story.state
      const [u, to] = [s.units[x.unit]!, s.units[x.of]!]
      if (u.at === null || to.at !== f.at || !linkOf(s.map, u.at, f.at)) return { ...x, share: NOTHING }
      const working = supportTerms(s, u, to, x.cut)
      const die = story.roll(6, 1, CLAUSE.support, 'campSupport')
      const score = die + amountOf(working)
      const share = shareOf(score)
      const points = sharePoints(u.points, share)
      story.tell(
        u.seat,
        { type: 'SupportRolled', unit: u.id, die, score, share, points, working },
        { now: { away: { ...s.away, [u.id]: points }, went: share > 0 ? { ...s.went, [u.id]: f.at } : s.went } },
      )
      return { ...x, share: points, arrives: arrival(u.seat) }
    })
    const arrives = Object.fromEntries(f.late.map(id => [id, arrival(story.unit(id).seat)]))
    change(story, f.id, { supports, arrives })
  }
}
export function startBattles(story: Story): void {
  rollSupports(story)
  story.make({ now: { phase: 'battle' } })
  nextFight(story)
}
/** The next battle: where a share of a unit fights before its rest does. */
export function nextFight(story: Story): void {
  for (;;) {
    const { fights } = story.state
    const lends = (f: Fight) =>
      fights.some(g => g !== f && g.supports.some(x => story.unit(x.unit).at === f.at && total(x.share ?? NOTHING) > 0))
    const f = fights.find(x => !lends(x)) ?? fights[0]
    if (!f) break
    const strength = { a: partsStrength(partsOf(story.state, f, 'a')), b: partsStrength(partsOf(story.state, f, 'b')) }
    if (strength.a === 0 || strength.b === 0) {
      drop(story, f)
      continue
    }
    const senior = (seat: Side) =>
      seniorOf(
        story.state,
        partsOf(story.state, f, seat).map(p => p.unit),
      )?.id ?? null
    story.tell('both', { type: 'BattleBegan', at: f.at, fight: f.id, leaders: { a: senior('a'), b: senior('b') } })
    if (tableOffered(strength.a, strength.b)) {
      change(story, f.id, { stage: 'asked' })
      story.make({ now: { phase: 'battle' } })
      return
    }
    fightOnMap(story, f)
    if (story.state.ended) return
  }
  nextSiege(story)
}
const drop = (story: Story, f: Fight): void => {
  story.make({ now: { fights: story.state.fights.filter(x => x.id !== f.id), fields: [...story.state.fields, f.at] } })
}
/** Both have said how: as both wish, else on the map. */
export function choose(story: Story, f: Fight): void {
  const how = f.wanted.a === f.wanted.b && f.wanted.a !== null ? f.wanted.a : 'map'
  story.tell('both', { type: 'WayChosen', fight: f.id, how })
  if (how === 'map') {
    fightOnMap(story, f)
    if (!story.state.ended) nextFight(story)
    return
  }
  change(story, f.id, { stage: 'manoeuvre', battle: battleOf(story.state, f), how, ...NO_WISH })
  manoeuvre(story, f.id)
}

/** What a side's dice stand on. */
function forceOf(story: Story, f: Fight, seat: Side, parts: readonly Part[]): Force {
  const s = story.state
  const place = placeOf(s.map, f.at)
  const came = parts.filter(p => !p.support && p.unit.intercepted && p.unit.way !== null && p.unit.at === f.at)
  const foe = partsOf(s, f, other(seat))[0]?.unit
  const bank = foe?.bank ?? 'south'
  const over = came.some(p => bankTo(s.map, p.unit.way!, f.at) !== bank)
  const starving = parts.filter(p => p.unit.out > 0 && p.unit.hungry > 0)
  return {
    charisma: charismaOf(
      seniorOf(
        s,
        parts.map(p => p.unit),
      ),
    ),
    attacker: f.attacker === seat,
    river: place.ground === 'bridge' && (s.options.riverBanks === true ? over : true),
    mountain: place.ground === 'mountain',
    hungry: partsStrength(starving) * 2 > partsStrength(parts),
  }
}
/** Rounds on the map until a side breaks or both have had enough. */
export function fightOnMap(story: Story, f: Fight): void {
  let parts: { readonly [s in Side]: readonly Part[] } = { a: partsOf(story.state, f, 'a'), b: partsOf(story.state, f, 'b') }
  const force = { a: forceOf(story, f, 'a', parts.a), b: forceOf(story, f, 'b', parts.b) }
  const had = { a: partsStrength(parts.a), b: partsStrength(parts.b) }
  const lost = { a: 0, b: 0 }
  const taken = new Map<string, Points>()
  let momentum = { a: 0, b: 0 }
  let beaten: Side | null = null
  for (let round = 0; beaten === null; round++) {
    const hit = { a: 0, b: 0 }
    for (const seat of SIDES) {
      const working = combatTerms(force[seat], round, momentum[seat])
      const die = story.roll(6, 2, CLAUSE.combat, 'campBattle')
      const score = die + amountOf(working)
      hit[other(seat)] = Math.min(
        lossesOf(score, partsStrength(parts[seat]), story.state.options.percentTable === true),
        partsStrength(parts[other(seat)]),
      )
      story.tell(seat, { type: 'RoundRolled', at: f.at, round, die, score, working })
    }
    for (const seat of SIDES) {
      lost[seat] += hit[seat]
      const shares = sharedOut(
        parts[seat].map(p => ({ unit: p.unit.id, points: p.points })),
        hit[seat],
      )
      for (const x of shares) taken.set(x.unit, plus(taken.get(x.unit) ?? NOTHING, x.points))
      parts = {
        ...parts,
        [seat]: parts[seat].map(p => {
          const x = shares.find(y => y.unit === p.unit.id)
          return x ? { ...p, points: minus(p.points, x.points) } : p
        }),
      }
    }
    const sway = Math.sign(hit.b - hit.a)
    momentum = { a: sway, b: sway === 0 ? 0 : -sway }
    story.tell('both', { type: 'RoundFought', at: f.at, round, losses: { ...hit }, next: momentum })
    beaten = brokenBy({ had, lost }, f.attacker)
    if (beaten === null && lastRound(round)) break
  }
  const units = { a: parts.a.map(p => p.unit.id), b: parts.b.map(p => p.unit.id) }
  for (const seat of SIDES) for (const id of units[seat]) hurt(story, f, id, taken.get(id) ?? NOTHING)
  fates(story, f, beaten, lost)
  finish(story, f, beaten, beaten === null, beaten !== null, lost)
}

/** A loss in a battle: of a supporter it falls on what he sent. */
function hurt(story: Story, f: Fight, id: UnitId, loss: Points): void {
  lose(story, id, loss, 'battle', true)
  const { away } = story.state
  if (f.supports.some(x => x.unit === id)) story.make({ now: { away: { ...away, [id]: minus(away[id] ?? NOTHING, loss) } } })
}
/** After a battle on the map: dice for the leaders of who lost more, and for the senior of the other side. */
function fates(story: Story, f: Fight, beaten: Side | null, lost: { readonly [s in Side]: number }): void {
  for (const seat of SIDES) {
    const parts = partsOf(story.state, f, seat)
    const led = leadersOf(
      story.state,
      parts.map(p => p.unit),
    )
    const all = lost[seat] >= lost[other(seat)]
    for (const l of all ? led : led.slice(0, 1)) {
      const caught = beaten === seat && story.state.units[l.unit!]!.out > 0
      strike(story, l, fateOf(story.roll(6, 2, CLAUSE.leader, 'campFate'), caught))
    }
  }
}
/** What befalls a leader; a commander's death is confirmed first. */
function strike(story: Story, l: Leader, fate: 'well' | 'killed' | 'wounded' | 'captured'): void {
  if (fate === 'well') return
  if (fate === 'wounded') fall(story, l.id, 'wounded', story.roll(6, 1, CLAUSE.leader, 'campWound'))
  else if (fate === 'killed' && mustConfirm(l) && !confirmed(story.roll(6, 1, CLAUSE.leader, 'campConfirmed')))
    fall(story, l.id, 'wounded', 1)
  else fall(story, l.id, fate, 0)
}

/** The battle is over: who is beaten goes back after all battles; its marker is taken off. */
function finish(
  story: Story,
  f: Fight,
  beaten: Side | null,
  back: boolean,
  pursuit: boolean,
  losses: { readonly [s in Side]: number },
): void {
  const s = story.state
  const parts = SIDES.flatMap(seat => partsOf(s, f, seat))
  const hungry = Object.fromEntries(parts.filter(p => p.unit.out > 0).map(p => [p.unit.id, { hungry: p.unit.hungry + 1 }]))
  story.tell(
    'both',
    { type: 'BattleEnded', at: f.at, beaten: beaten ?? (back ? f.attacker : null), back, losses },
    { units: hungry },
  )
  const loser = beaten ?? f.attacker
  const units = parts.filter(p => p.unit.seat === loser).map(p => p.unit)
  const ways = [
    ...new Set(parts.filter(p => p.unit.seat !== loser && p.unit.way !== null && p.unit.intercepted).map(p => p.unit.way!)),
  ]
  const queue: Beaten[] = []
  const base = { fight: f.id, at: f.at, seat: loser, pursuit, legal: [] }
  if (back) {
    for (const way of new Set(units.map(u => (u.intercepted ? u.way : null))))
      queue.push({
        ...base,
        units: units.filter(u => (u.intercepted ? u.way : null) === way).map(u => u.id),
        barred: [],
        prefer: way,
      })
  } else {
    // a supporter who is beaten at home goes back from where he supported (reading 7)
    const from = (u: Unit) => story.state.went[u.id] ?? f.at
    for (const at of new Set(units.map(from)))
      queue.push({
        ...base,
        at,
        units: units.filter(u => from(u) === at).map(u => u.id),
        barred: f.attacker === loser || at !== f.at ? [] : ways,
        prefer: null,
      })
  }
  story.make({ now: { beaten: [...story.state.beaten, ...queue] } })
  drop(story, f)
  clearEmpty(story)
  fatalEnd(story)
}

/** What a table gave back, laid upon the map: losses, leaders, who retreats. The pursuit is rolled with the others. */
export function takeFought(story: Story, f: Fight, fought: Fought): void {
  const losses = { a: 0, b: 0 }
  keepLedger(story, f, fought, () => {
    for (const a of fought.accounts) {
      const loss = a.battleLoss
      losses[a.side] += total(loss)
      hurt(story, f, a.contingent as UnitId, loss)
    }
  })
  for (const x of fought.leaders) {
    const l = story.leader(x.leader)
    if (l.fate === 'well') strike(story, l, x.fate)
  }
  finish(story, f, fought.beaten, fought.retreat === 'back', fought.pursuit, losses)
  if (!story.state.ended) nextFight(story)
}
