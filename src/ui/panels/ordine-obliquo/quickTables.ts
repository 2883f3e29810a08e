/** The numbers of the quick sheet; a test holds them against the game's own. Codes are those of the workings (`term.<label>`). */
export const RANGES = [
  ['musket', 4, 9],
  ['rifle', 6, 12],
  ['lightArtillery', 10, 30],
  ['heavyArtillery', 10, 40],
  ['howitzer', 10, 40],
] as const

export const FIRE_BASES = [
  ['infantry', 40],
  ['lightArtillery', 40],
  ['howitzer', 40],
  ['heavyArtillery', 50],
] as const

export const FIRER = [
  ['veteran', 'veteran', 10],
  ['recruits', 'recruits', -10],
  ['halfCp', 'halfCp', -10],
  ['disordered', 'disordered', -15],
  ['openOrderFires', 'openOrderFires', -10],
  ['firstVolley', 'firstVolley', 10],
] as const

export const TARGET = [
  ['short', 'shortRange', 20],
  ['cover', 'targetInCover', -10],
  ['village', 'targetInVillage', -15],
  ['openOrder', 'targetOpenOrder', -10],
  ['column', 'targetColumn', 15],
  ['dense', 'targetDense', 10],
  ['enfilade', 'enfilade', 15],
  ['counterBattery', 'counterBattery', -10],
  ['charging', 'targetCharging', -10],
] as const

export const MELEE_BASE = 40
export const FIGHTER = [
  ['meleeOpenOrder', -10],
  ['meleeGunners', -10],
  ['meleeHeavy', 10],
  ['meleeLight', -5],
  ['meleeCuirassiers', 5],
  ['meleeRecruits', -10],
  ['meleeVeterans', 10],
  ['meleeHalfCp', -10],
] as const
export const CONDITION = [
  ['meleeDisordered', -10],
  ['meleeVillage', 15],
  ['meleeGeneral', 5],
  ['meleeMissedCounter', -10],
  ['meleeNoImpetus', -15],
  ['meleeUphill', -10],
  ['meleeSeveral', -10],
  ['meleeStandingHorse', 15],
  ['meleeTired', -10],
  ['meleeDefile', -20],
  ['meleeSquare', -20],
  ['meleeDense', 10],
] as const
