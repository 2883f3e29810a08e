/**
 * `panels['oo'].melee`: the melees of this turn, who fights with what number and why, the chances, what was rolled and who won; charges
 * that are declared, with their chances; and what the viewer may do about them. Worked out when it is first asked for.
 */
import type { Name, Overlay, Term, UnitId } from '../../contract'
import type { FightKind, MeleeRoll, TieBreak } from '../combat'
import type { BreakThroughCommand, CounterChargeCommand, MeleeCommand } from '../commands'
import { standing } from '../rules/bodies'
import { counterChances } from '../rules/melee/counter'
import { drawFight } from '../rules/melee/drawing'
import { diced, openFights, resolverOf } from '../rules/melee/fights'
import { chargeOdds, fightOdds, type MeleeOdds } from '../rules/melee/odds'
import { mayBreakThrough } from '../rules/melee/pursuit'
import { fighterOf, meleeValueOf } from '../rules/melee/situation'
import type { OoView, Side, Unit } from '../state'

/** One who fights: his number with its terms. */
export interface OoFighter {
  readonly unit: UnitId
  readonly name: Name
  readonly seat: Side
  readonly value: number
  readonly working: readonly Term[]
}
export interface OoFight {
  readonly target: UnitId
  readonly targetName: Name
  readonly kind: FightKind
  /** The clause that says what becomes of it. */
  readonly clause: string
  readonly done: boolean
  /** The one attacked; his terms are told only where he rolls. */
  readonly defender: OoFighter
  readonly attackers: readonly OoFighter[]
  /** The attackers' numbers added (9.8). */
  readonly sum: number
  /** Chances before the dice; null: it is over. With several attackers a hit is taken to strike the first. */
  readonly odds: MeleeOdds | null
  readonly rolls: readonly MeleeRoll[]
  readonly tie: TieBreak | null
  readonly winner: 'attackers' | 'target' | null
  /** Who resolves it. */
  readonly resolver: Side
  /** What the viewer may say now: one command, or one for each attacker whom a hit may strike (9.8). */
  readonly commands: readonly { readonly hit: UnitId | null; readonly command: MeleeCommand; readonly odds: MeleeOdds }[]
  readonly drawing: readonly Overlay[]
}
export interface OoCharge {
  readonly unit: UnitId
  readonly name: Name
  readonly seat: Side
  readonly target: UnitId
  readonly targetName: Name
  readonly side: 'front' | 'flank' | 'rear'
  readonly impetus: boolean
  readonly straight: number
  /** The chances, the fire of the one charged included; null once it is over. */
  readonly odds: MeleeOdds | null
}
export interface OoMelee {
  readonly fights: readonly OoFight[]
  readonly charges: readonly OoCharge[]
  readonly counters: readonly {
    readonly unit: UnitId
    readonly name: Name
    readonly by: readonly UnitId[]
    /** The die, `less` taken from it, must come out below `cp`: so many faces of six. */
    readonly less: number
    readonly cp: number
    readonly faces: number
    readonly command: CounterChargeCommand
  }[]
  readonly pursuits: readonly { readonly unit: UnitId; readonly name: Name; readonly command: BreakThroughCommand }[]
}

const CLAUSE: { readonly [k in FightKind]: string } = {
  melee: '9.9',
  guns: '9.5',
  flank: '9.7',
  caught: '9.6',
  routed: '13',
  gunners: '9.5',
}

const fighter = (view: OoView, u: Unit, foes: readonly Unit[], centre: Unit): OoFighter => {
  const { value, working } = meleeValueOf(view, fighterOf(view, u, foes, centre))
  return { unit: u.id, name: u.name, seat: u.seat, value, working }
}

function fightsOf(view: OoView, seat: Side | null): OoFight[] {
  const open = openFights(view)
  return view.fights.flatMap((f): OoFight[] => {
    const target = view.units[f.target]
    const attackers = f.attackers.map(id => view.units[id]).filter((u): u is Unit => u !== undefined)
    if (!target || attackers.length < f.attackers.length) return []
    const resolver = resolverOf(view, f)
    const mine = !f.done && resolver === seat && open.includes(f)
    const several = diced(f.kind) && attackers.length > 1
    const all = attackers.map(a => fighter(view, a, [target], target))
    const commands = !mine
      ? []
      : (several ? f.attackers : [null]).map(hit => ({
          hit,
          command: { type: 'melee' as const, target: f.target, ...(hit ? { hit } : {}) },
          odds: fightOdds(view, f, hit ?? undefined),
        }))
    return [
      {
        target: f.target,
        targetName: target.name,
        kind: f.kind,
        clause: CLAUSE[f.kind],
        done: f.done,
        defender: fighter(view, target, attackers, target),
        attackers: all,
        sum: all.reduce((t, a) => t + a.value, 0),
        odds: f.done ? null : fightOdds(view, f),
        rolls: f.rolls,
        tie: f.tie,
        winner: f.winner,
        resolver,
        commands,
        drawing: drawFight(view, f),
      },
    ]
  })
}

/** Once a charge has closed its melee tells the rest. */
const CHARGING: readonly OoView['phase'][] = [
  'move1',
  'evade1',
  'finish1',
  'generals2',
  'move2',
  'evade2',
  'finish2',
  'fire1',
  'fire2',
]

function chargesOf(view: OoView): OoCharge[] {
  if (!CHARGING.includes(view.phase)) return []
  return standing(view).flatMap((u): OoCharge[] => {
    const charge = u.use.charge
    const target = charge ? view.units[charge.target] : undefined
    if (!charge || !target) return []
    const { side, impetus, straight } = charge
    const odds = chargeOdds(view, u.id)
    return [{ unit: u.id, name: u.name, seat: u.seat, target: target.id, targetName: target.name, side, impetus, straight, odds }]
  })
}

function countersOf(view: OoView, seat: Side | null): OoMelee['counters'] {
  if (seat === null || !view.waiting.includes(seat)) return []
  return counterChances(view, seat).map(c => ({
    unit: c.unit,
    name: view.units[c.unit]!.name,
    by: c.by,
    less: c.less,
    cp: c.cp,
    faces: Math.max(0, Math.min(6, c.cp - 1 + c.less)),
    command: { type: 'counterCharge', unit: c.unit },
  }))
}

const known = new WeakMap<OoView, OoMelee>()
/** What the panels show of charges and melees; null where there is nothing of it. */
export function meleeOf(view: OoView): OoMelee | null {
  const had = known.get(view)
  if (had) return had
  const seat = view.viewer === 'a' || view.viewer === 'b' ? view.viewer : null
  const pursuits =
    seat !== null && view.phase === 'pursuit' && view.waiting.includes(seat)
      ? mayBreakThrough(view, seat).map(unit => ({
          unit,
          name: view.units[unit]!.name,
          command: { type: 'breakThrough' as const, unit },
        }))
      : []
  const made = { fights: fightsOf(view, seat), charges: chargesOf(view), counters: countersOf(view, seat), pursuits }
  known.set(view, made)
  return made.fights.length + made.charges.length + made.counters.length + pursuits.length === 0 ? null : made
}
