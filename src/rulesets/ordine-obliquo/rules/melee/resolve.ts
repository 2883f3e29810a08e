/**
 * 9.5 to 9.9, 10.2: one melee from the first die to its winner. Both sides' values are taken before any die; losses are simultaneous. Who
 * is disordered rolls first, and is hit himself if he fails (12, no. 22). Every melee with dice has a loser (OO-2), unless nobody is left.
 */
import type { Dice } from '../../../../engine/dice'
import type { UnitId } from '../../../contract'
import type { Fight, MeleeRoll, Win } from '../../combat'
import type { Settled } from '../../events/melee'
import type { OoSeen, OoState, Unit } from '../../state'
import type { Story } from '../../story'
import { isFoot, isGuns, isHorse, stands } from '../../units'
import { footprintOf, gapBetween, ofSeat } from '../bodies'
import { testGeneral } from '../generals/loss'
import { bearingFrom } from '../morale/bearing'
import { takeHit } from '../morale/hit'
import { awaitedInMelee, uponFlank } from './fights'
import { type SideNow, type Standing, sideStanding, winnerOf } from './outcome'
import { fighterOf, fightsDisordered, generalWith, meleeValueOf } from './situation'

/** 9.6, 9.7, 13: what flank and rear, limbered guns, march columns and contact with routers cost. */
export const SURPRISED_CP = 2
/** 9.5 what gunners lose who are driven from their guns. */
export const GUNNERS_CP = { foot: 1, horse: 2 } as const
/** 10.2 friends this near count. */
const FRIENDS = 5

type SideName = MeleeRoll['side']
const opposite = (side: SideName): SideName => (side === 'target' ? 'attackers' : 'target')

/** One melee being fought: the units as they were when it began, and what is told of it. */
class Melee {
  readonly before: OoState
  readonly target: Unit
  readonly attackers: readonly Unit[]
  constructor(
    readonly story: Story,
    readonly fight: Fight,
    readonly hitOn: UnitId,
    readonly dice: Dice,
  ) {
    this.before = story.state
    this.target = this.before.units[fight.target]!
    // A ruling may have taken somebody off since they closed.
    this.attackers = fight.attackers.map(id => this.before.units[id]!).filter(stands)
  }
  units(side: SideName): readonly Unit[] {
    return side === 'target' ? [this.target] : this.attackers
  }
  now(u: Unit): Unit {
    return this.story.state.units[u.id]!
  }
  standing(u: Unit): Standing {
    const now = this.now(u)
    if ((now.cp ?? 0) <= 0) return 'gone'
    return now.rout === 'routing' ? 'routs' : now.rout === 'retreating' ? 'retreats' : 'stands'
  }
  value(side: SideName): number {
    return this.units(side).reduce(
      (sum, u) => sum + meleeValueOf(this.before, fighterOf(this.before, u, this.units(opposite(side)), this.target)).value,
      0,
    )
  }
  disordered(side: SideName): boolean {
    return this.units(side).every(u => fightsDisordered(this.before, u, this.target))
  }
  /** 9.8: above 100 one hit is certain, and what is above is rolled for. */
  roll(side: SideName, first: boolean): number {
    const value = this.value(side)
    const automatic = value > 100 ? 1 : 0
    const under = automatic ? value - 100 : value
    const units = this.units(side).map(u => u.id)
    const roll = under > 0 ? this.dice.roll(100, 1, { clause: '9.9', what: 'melee', unit: units[0]! })[0]! : null
    const hits = automatic + (roll !== null && roll <= under ? 1 : 0)
    this.story.add({ type: 'MeleeRolled', target: this.target.id, units, side, value, automatic, roll, hits, first })
    return hits
  }
  /** Hits fall on the one attacked, or on the attacker whom its owner named. */
  hit(side: SideName, times: number): void {
    const struck = this.attackers.some(a => a.id === this.hitOn) ? this.hitOn : this.attackers[0]!.id
    const unit = side === 'target' ? this.target.id : struck
    const by = side === 'target' ? hitterOf(this.target, this.attackers).id : this.target.id
    for (let i = 0; i < times; i++) takeHit(this.story, { unit, under: 'melee', by }, this.dice)
  }
  generals(): void {
    for (const u of [this.target, ...this.attackers]) testGeneral(this.story, u.id, this.dice)
  }
}

/** Whose hit it is to the one attacked: the first charger's; to a square the first infantry's, which breaks it (10.1). */
export const hitterOf = (target: Unit, attackers: readonly Unit[]): Unit =>
  (target.formation === 'square' ? attackers.find(isFoot) : undefined) ?? attackers[0]!

/** 12: the side that is disordered, its enemy not, rolls first. */
export const rollsFirst = (target: boolean, attackers: boolean): SideName | null =>
  target === attackers ? null : target ? 'target' : 'attackers'

function dicedHits(m: Melee): void {
  const first = rollsFirst(m.disordered('target'), m.disordered('attackers'))
  if (first === null) {
    const onTarget = m.roll('attackers', false)
    const onAttackers = m.roll('target', false)
    m.hit('target', onTarget)
    m.hit('attackers', onAttackers)
    return
  }
  const hits = m.roll(first, true)
  if (hits === 0) {
    m.hit(first, 1)
    return
  }
  const back = m.roll(opposite(first), false)
  m.hit(opposite(first), hits)
  m.hit(first, back)
}

/** 10.2 friends in order within 5 cm of any of a side's units; those who fight in the same melee are not counted. */
export const friendsNear = (seen: OoSeen, own: readonly Unit[], here: readonly UnitId[]): number =>
  ofSeat(seen, own[0]!.seat).filter(
    f => !here.includes(f.id) && f.rout === null && f.cp !== 0 && own.some(u => gapBetween(seen, f, u) <= FRIENDS),
  ).length
/** One side as 10.2 looks at it. */
function sideNow(m: Melee, side: SideName): SideNow {
  const units = m.units(side)
  return {
    standing: sideStanding(units.map(u => m.standing(u))),
    value: m.value(side),
    cp: units.reduce((t, u) => t + (m.now(u).cp ?? 0), 0),
    cpStart: units.reduce((t, u) => t + u.cpStart, 0),
    friends: friendsNear(m.before, units, [m.fight.target, ...m.fight.attackers]),
    general: units.some(u => generalWith(m.story.state, u)),
  }
}

/** What the verdict makes of each unit: winners stay, losers go back; 10.2 nobody routs where the winner himself was broken. */
function settle(m: Melee, winner: SideName): Settled[] {
  const out: Settled[] = []
  const s = m.story.state
  const winnerStood = sideStanding(m.units(winner).map(u => m.standing(u))) === 'stands'
  if (!winnerStood)
    for (const u of m.units(winner))
      if (m.standing(u) !== 'gone' && u.rout === null)
        out.push({ unit: u.id, result: 'stays', by: u.id, bearing: 0, disorder: u.disorder })
  const by = m.units(winner)[0]!
  for (const u of m.units(opposite(winner))) {
    const standing = m.standing(u)
    const spared = standing === 'routs' && !winnerStood && u.formation !== 'square' && u.rout !== 'routing'
    if (standing !== 'stands' && !spared) continue
    if (u.formation === 'square') {
      // 10.1 a square does not go back: before infantry it is broken.
      m.story.add({
        type: 'Broke',
        unit: u.id,
        result: 'routs',
        cp: 0,
        by: by.id,
        bearing: bearingFrom(s, u, by),
        clause: '10.1',
      })
      continue
    }
    out.push({ unit: u.id, result: 'retreats', by: by.id, bearing: bearingFrom(s, u, by), disorder: null })
  }
  return out
}

/** Who may follow up: winners that stay. Guns, squares and garrisons don't move; horse with impetus may break through (11). */
function winsOf(m: Melee, winner: SideName, settled: readonly Settled[]): Win[] {
  const beaten = m.units(opposite(winner))
  const loser = beaten.find(u => m.standing(u) !== 'stands' || settled.some(t => t.unit === u.id)) ?? beaten[0]!
  const stood = footprintOf(loser)
  if (!stood) return []
  return m.units(winner).flatMap((u): Win[] => {
    const stays = m.standing(u) === 'stands' || settled.some(t => t.unit === u.id && t.result === 'stays')
    if (!stays || isGuns(u) || u.formation === 'square' || u.village !== null) return []
    const breakThrough = isHorse(u) && u.use.charge?.impetus === true ? 'may' : 'no'
    return [{ unit: u.id, loser: loser.id, stood, breakThrough }]
  })
}

/** 9.3 who has fought: against guns it doesn't tire. */
function foughtBy(m: Melee): { unit: UnitId; what: 'melee' | 'guns' }[] {
  if (m.fight.kind === 'routed') return []
  const what = isGuns(m.target) ? ('guns' as const) : ('melee' as const)
  return [...m.attackers.map(a => ({ unit: a.id, what })), { unit: m.target.id, what: 'melee' as const }]
}

function finish(m: Melee, winner: SideName | null, settled: readonly Settled[]): void {
  const s = m.story.state
  const fights = s.fights.map(f => (f.target === m.fight.target ? { ...f, done: true } : f))
  m.story.add({
    type: 'MeleeEnded',
    target: m.fight.target,
    attackers: m.fight.attackers,
    kind: m.fight.kind,
    winner,
    settled,
    wins: winner ? winsOf(m, winner, settled) : [],
    fought: foughtBy(m),
    waiting: awaitedInMelee({ ...s, fights }),
  })
}

function melee(m: Melee): void {
  dicedHits(m)
  m.generals()
  const verdict = winnerOf({
    attackers: sideNow(m, 'attackers'),
    target: sideNow(m, 'target'),
    squareAgainstHorse: m.target.formation === 'square' && m.attackers.every(isHorse),
    targetGoes: m.target.rout !== null,
  })
  let winner = verdict.winner
  let roll: number | null = null
  if (verdict.tie === 'die') {
    roll = m.dice.roll(6, 1, { clause: '10.2', what: 'tieBreak', unit: m.target.id })[0]!
    winner = roll <= 3 ? 'attackers' : 'target'
  }
  if (verdict.tie && winner) m.story.add({ type: 'TieBroken', target: m.target.id, winner, by: verdict.tie, roll })
  finish(m, winner, winner ? settle(m, winner) : [])
}

/** OO-14: the gunners roll alone; unless every attacker goes back they lose CP and leave their guns. */
function guns(m: Melee): void {
  m.hit('attackers', m.roll('target', false))
  m.generals()
  const left = m.attackers.filter(a => m.standing(a) === 'stands')
  if (left.length === 0) {
    finish(m, 'target', [])
    return
  }
  const by = left[0]!
  const cp = left.some(isHorse) ? GUNNERS_CP.horse : GUNNERS_CP.foot
  broke(m, 'retreats', cp, by, '9.5')
  finish(m, 'attackers', [])
}

function broke(m: Melee, result: 'retreats' | 'routs', cp: number, by: Unit, clause: string): void {
  const unit = m.target.id
  m.story.add({
    type: 'Broke',
    unit,
    result,
    cp,
    by: by.id,
    bearing: bearingFrom(m.story.state, m.target, by),
    clause,
  })
}

/** Fights one melee. `hitOn`: the attacker whom the target's hits strike (9.8); of one attacker it is he. */
export function resolveMelee(story: Story, fight: Fight, hitOn: UnitId, dice: Dice): void {
  const m = new Melee(story, fight, hitOn, dice)
  const first = m.attackers[0]
  if (!first || !stands(m.target)) {
    finish(m, null, [])
    return
  }
  switch (fight.kind) {
    case 'melee':
      melee(m)
      return
    case 'guns':
      guns(m)
      return
    case 'flank':
      broke(m, 'routs', SURPRISED_CP, m.attackers.find(a => uponFlank(m.before, a, m.target)) ?? first, '9.7')
      break
    case 'caught':
      broke(m, 'routs', SURPRISED_CP, first, '9.6')
      break
    case 'routed':
      // Who found no way out is done with when an enemy touches him (3.9.8).
      story.add({
        type: 'Hit',
        unit: m.target.id,
        under: 'melee',
        by: first.id,
        cp: m.target.flight?.stuck ? (m.target.cp ?? 0) : SURPRISED_CP,
        clause: '13',
      })
      break
    case 'gunners':
      if (m.attackers.some(isHorse))
        story.add({ type: 'Hit', unit: m.target.id, under: 'melee', by: first.id, cp: m.target.cp ?? 0, clause: '9.5' })
      else broke(m, 'routs', SURPRISED_CP, first, '9.5')
  }
  // 14: contact with routers is no melee; who drives in a flank fights.
  if (fight.kind === 'routed') testGeneral(story, m.target.id, dice)
  else m.generals()
  finish(m, 'attackers', [])
}
