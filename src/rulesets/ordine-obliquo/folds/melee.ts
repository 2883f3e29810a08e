/** The fold of counter-charges, closing, melees and what they leave (9, 11). */
import type { UnitId } from '../../contract'
import type { Fight } from '../combat'
import type { MeleeEvent, Settled } from '../events/melee'
import type { OoState } from '../state'
import { carry, withUnit, withUse } from './update'

type Of<T extends MeleeEvent['type']> = Extract<MeleeEvent, { readonly type: T }>

const withFight = (s: OoState, target: UnitId, change: (f: Fight) => Partial<Fight>): OoState => ({
  ...s,
  fights: s.fights.map(f => (f.target === target ? { ...f, ...change(f) } : f)),
})

function countered(s: OoState, e: Of<'CounterCharged'>): OoState {
  const s1 = withUse(s, e.unit, { counter: e.made ? 'made' : 'missed', before: null })
  if (!e.made) return s1
  const s2 = withUse(e.pose ? withUnit(s1, e.unit, { pose: e.pose }) : s1, e.unit, { charge: e.charge })
  const s3 = withUse(e.back ? withUnit(s2, e.by, { pose: e.back }) : s2, e.by, { before: null })
  return carry(carry({ ...s3, charges: s3.charges + (e.charge ? 1 : 0) }, e.unit), e.by)
}

/** Who stays has not fled after all; who goes back retreats, even where the dice had sent him running. */
function settled(s: OoState, e: Settled): OoState {
  if (e.result === 'stays') return withUnit(s, e.unit, { rout: null, flight: null, disorder: e.disorder })
  const flight = { bearing: e.bearing, by: e.by, under: 'melee' as const, turn: s.turn, moves: 0 }
  return withUnit(s, e.unit, { rout: 'retreating', flight, disorder: s.units[e.unit]?.disorder ?? 'morale' })
}

function ended(s: OoState, e: Of<'MeleeEnded'>): OoState {
  const s1 = withFight(s, e.target, () => ({ done: true, winner: e.winner }))
  const s2 = e.settled.reduce(settled, s1)
  const s3 = e.fought.reduce((state, f) => withUse(state, f.unit, { fought: f.what }), s2)
  return { ...s3, wins: [...s3.wins, ...e.wins], waiting: e.waiting }
}

export function foldMelee(s: OoState, e: MeleeEvent): OoState {
  switch (e.type) {
    case 'CounterCharged':
      return countered(s, e)
    case 'RiddenThrough': {
      const was = s.units[e.unit]?.disorder
      return withUse(withUse(withUnit(s, e.unit, { disorder: was ?? 'ridden' }), e.unit, { before: null }), e.by, {
        before: null,
      })
    }
    case 'Closed':
      return carry(withUnit(s, e.unit, { pose: e.pose }), e.unit)
    case 'MeleesBegan':
      return { ...s, wins: [], fights: e.fights.map(f => ({ ...f, done: false, rolls: [], tie: null, winner: null })) }
    case 'MeleeRolled': {
      const { side, value, automatic, roll, hits, first } = e
      return withFight(s, e.target, f => ({ rolls: [...f.rolls, { side, value, automatic, roll, hits, first }] }))
    }
    case 'TieBroken':
      return withFight(s, e.target, () => ({ tie: e.by }))
    case 'MeleeEnded':
      return ended(s, e)
    case 'PursuitDeclared':
      return { ...s, wins: s.wins.map(w => (w.unit === e.unit ? { ...w, breakThrough: 'declared' as const } : w)) }
    case 'Tired':
      return e.units.reduce<OoState>((state, id) => withUnit(state, id, { tired: true }), s)
    case 'Rested':
      return e.units.reduce<OoState>((state, id) => withUnit(state, id, { tired: false }), s)
  }
}
