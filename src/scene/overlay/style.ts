import type { SideColours, Tone } from '../../rulesets/contract'
import type { Theme } from '../assets'

/** How a fill is hatched, so that it is told from others without its colour. */
export const HATCH = { none: 0, rising: 1, falling: 2, cross: 3, dots: 4 } as const
export type Hatch = (typeof HATCH)[keyof typeof HATCH]

/** How a line is broken; lengths in CSS pixels: drawn, left out, drawn, left out. */
export const DASHES = [
  [1, 0, 1, 0],
  [11, 6, 11, 6],
  [5, 5, 5, 5],
  [2, 5, 2, 5],
  [14, 5, 3, 5],
  [20, 7, 20, 7],
] as const
export const DASH = { solid: 0, dashed: 1, short: 2, dotted: 3, dashDot: 4, long: 5 } as const
export type Dash = (typeof DASH)[keyof typeof DASH]

export interface ToneStyle {
  readonly colour: string
  readonly fill: number
  readonly hatch: Hatch
  readonly dash: Dash
  readonly width: number
}

export const TONES: { readonly [tone in Tone]: ToneStyle } = {
  measure: { colour: '#fff6dc', fill: 0.1, hatch: HATCH.none, dash: DASH.solid, width: 2 },
  reach: { colour: '#bfe0ff', fill: 0.16, hatch: HATCH.rising, dash: DASH.dashed, width: 1.8 },
  legal: { colour: '#5fe07a', fill: 0.16, hatch: HATCH.none, dash: DASH.solid, width: 2.4 },
  not: { colour: '#ff6a3c', fill: 0.2, hatch: HATCH.cross, dash: DASH.short, width: 2.6 },
  command: { colour: '#f0c552', fill: 0.05, hatch: HATCH.none, dash: DASH.dashDot, width: 1.8 },
  target: { colour: '#ffa93d', fill: 0.14, hatch: HATCH.falling, dash: DASH.long, width: 2.2 },
  note: { colour: '#e9e4d2', fill: 0.06, hatch: HATCH.dots, dash: DASH.dotted, width: 1.6 },
}

export const SELECTED = '#ffd257'
export const HALO = '#14110b'

export interface InkSetting {
  readonly theme: Theme
  readonly patterns: boolean
  /** The sides' colours, where the game has its own. */
  readonly sides?: SideColours
}
export const lineFactor = (s: InkSetting): number => (s.theme === 'projector' ? 2 : 1)
export const textFactor = (s: InkSetting): number => (s.theme === 'projector' ? 1.6 : 1)
