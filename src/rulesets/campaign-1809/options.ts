/** Readings that may be played both ways; each with its section and default (README, "Options"). */
import type { OptionSpec } from '../contract'

export const options: readonly OptionSpec[] = [
  { key: 'riverBanks', values: [false, true], default: false, clause: 'combat' },
  { key: 'percentTable', values: [false, true], default: false, clause: 'combat' },
  { key: 'oneLossDie', values: [false, true], default: false, clause: 'forcedMarch' },
  { key: 'vpArtillery', values: [true, false], default: true, clause: 'victory' },
  { key: 'par', values: ['history', 'zero'], default: 'history', clause: 'victory' },
  { key: 'stragglers', values: [false, true], default: false, clause: 'pursuit' },
  { key: 'johnLeads', values: [false, true], default: false, clause: 'leader' },
  { key: 'guardWithNapoleon', values: [false, true], default: false, clause: 'handover' },
  { key: 'lightLine', values: [false, true], default: false, clause: 'handover' },
  { key: 'eightHeavy', values: [false, true], default: false, clause: 'handover' },
  { key: 'arrivalNational', values: ['austria', 'france'], default: 'austria', clause: 'support' },
]
