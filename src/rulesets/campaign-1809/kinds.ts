/** Words that the data, the state and the rules share. Seat a is France and her allies, seat b is Austria. Points of strength are those of the hand-over. */
import { ARMS, type Arm, type GroundKind, type Points, SIDES, type Side } from './handover/types'

export { ARMS, type Arm, type GroundKind, type Points, SIDES, type Side }
export const other = (seat: Side): Side => (seat === 'a' ? 'b' : 'a')
export const BANKS = ['north', 'south'] as const
export type Bank = (typeof BANKS)[number]
export type Weather = 'clear' | 'rain'

export const NOTHING: Points = { ipf: 0, cpf: 0, apf: 0 }
/** All strength points together. */
export const total = (p: Points): number => p.ipf + p.cpf + p.apf
/** Infantry and cavalry: what a unit's least size is counted in. */
export const foot = (p: Points): number => p.ipf + p.cpf
export const plus = (p: Points, q: Points): Points => ({ ipf: p.ipf + q.ipf, cpf: p.cpf + q.cpf, apf: p.apf + q.apf })
export const minus = (p: Points, q: Points): Points => ({ ipf: p.ipf - q.ipf, cpf: p.cpf - q.cpf, apf: p.apf - q.apf })
export const sum = (all: readonly Points[]): Points => all.reduce(plus, NOTHING)
/** Whether no arm of q is more than that of p. */
export const holds = (p: Points, q: Points): boolean => ARMS.every(arm => q[arm] <= p[arm])
