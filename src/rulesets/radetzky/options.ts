/** Readings that clubs play both ways; each with its section and default (README, "Options"). */
import type { OptionSpec } from '../contract'

export const options: readonly OptionSpec[] = [
  { key: 'radSpeeds', values: ['table', 'text'], default: 'table', clause: 'Movimento' },
  { key: 'radWheel', values: ['corner', 'centre'], default: 'corner', clause: 'Movimento' },
  { key: 'radHussars', values: [15, 20], default: 15, clause: 'Scheda' },
  { key: 'radGeneral', values: ['value', 'die', 'none'], default: 'value', clause: 'Coesione' },
  { key: 'radPosition', values: [true, false], default: true, clause: 'Mischia' },
  { key: 'radSupport', values: ['half', 'dice'], default: 'half', clause: 'Mischia' },
  { key: 'radMeleeDisorder', values: [true, false], default: true, clause: 'Mischia' },
  { key: 'radImpetusAtSquare', values: [false, true], default: false, clause: 'Quadrato' },
  { key: 'radGunsAtSquare', values: [3, 5], default: 3, clause: 'Quadrato' },
  { key: 'radLinkedSpeed', values: [6, 8], default: 6, clause: 'Leggera' },
  { key: 'radHouseRetreat', values: [true, false], default: true, clause: 'Fuoco' },
  { key: 'radCommand', values: ['active', 'neutral'], default: 'active', clause: 'Comando' },
  { key: 'radTrain', values: [false, true], default: false, clause: 'Artiglieria' },
  { key: 'radHistory', values: [false, true], default: false, clause: 'Attivazione' },
  { key: 'radSectors', values: [false, true], default: false, clause: 'Attivazione' },
]
