/** Sums of strength points by arm. */
import { ARMS, type Arm, type Battle, type Contingent, type Points, type Side } from './types'

export const NO_POINTS: Points = { ipf: 0, cpf: 0, apf: 0 }
export const allOf = (p: Points): number => p.ipf + p.cpf + p.apf
export const plus = (a: Points, b: Points): Points => ({ ipf: a.ipf + b.ipf, cpf: a.cpf + b.cpf, apf: a.apf + b.apf })
export const minus = (a: Points, b: Points): Points => ({ ipf: a.ipf - b.ipf, cpf: a.cpf - b.cpf, apf: a.apf - b.apf })
/** Points by arm from a function of the arm. */
export const pointsBy = (of: (arm: Arm) => number): Points => ({ ipf: of('ipf'), cpf: of('cpf'), apf: of('apf') })
export const isPoints = (p: Points): boolean => ARMS.every(a => Number.isSafeInteger(p[a]) && p[a] >= 0)

/** All that a side brings to a battle, its supports among it. */
export const broughtBy = (battle: Battle, side: Side): Points =>
  battle.sides[side].contingents.reduce((sum, c) => plus(sum, c.brings), NO_POINTS)

/** How senior a contingent is: 1 is the highest; one without a leader comes last. */
export const seniorityOf = (c: Contingent): number => c.leaders[0]?.seniority ?? Number.MAX_SAFE_INTEGER
