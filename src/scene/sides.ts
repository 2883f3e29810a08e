/** What a side's colour is on the table: on bases and counters, in lines, in its dice tray. */
import type { Seat } from '../base/units'
import type { SideColour, SideColours } from '../rulesets/contract'
import type { Theme } from './assets'

export interface SideLook {
  /** The edge of a base under the lamp. */
  readonly base: { readonly [theme in Theme]: string }
  /** What the strip along a base's front is, so that facing reads from straight above. */
  readonly front: string
  /** Flat pieces, counters. */
  readonly solid: string
  /** What is drawn and written on `solid`. */
  readonly letters: string
  /** A line round what would not stand out by itself; null: it does. */
  readonly edge: string | null
  /** Lines over the table. */
  readonly ink: string
  /** The lining of the dice tray, in the light and in the shade: ivory dice lie on it. */
  readonly felt: readonly [string, string]
}

const CREAM = { front: '#f3eee0', letters: '#fff8e4', edge: null }
const LOOKS: { readonly [c in SideColour | 'grey']: SideLook } = {
  blue: {
    ...CREAM,
    base: { light: '#27496f', dark: '#27496f', projector: '#0f3f8f' },
    solid: '#1f3a5f',
    ink: '#a9c8f2',
    felt: ['#27466e', '#18304f'],
  },
  red: {
    ...CREAM,
    base: { light: '#93352c', dark: '#93352c', projector: '#b8201a' },
    solid: '#8e2f2a',
    ink: '#f2a59c',
    felt: ['#86342d', '#5e211c'],
  },
  savoy: {
    ...CREAM,
    base: { light: '#1f4fa8', dark: '#1f4fa8', projector: '#0b3fc0' },
    solid: '#1d4a9c',
    ink: '#9cc0ff',
    felt: ['#24509f', '#163669'],
  },
  white: {
    base: { light: '#efe9da', dark: '#efe9da', projector: '#ffffff' },
    front: '#17130d',
    solid: '#f3eee1',
    letters: '#1d1a14',
    edge: '#1d1a14',
    ink: '#ffffff',
    felt: ['#4b4433', '#2c281e'],
  },
  grey: {
    ...CREAM,
    base: { light: '#6b6459', dark: '#6b6459', projector: '#555555' },
    solid: '#57544c',
    ink: '#e9e4d2',
    felt: ['#3d5636', '#283c25'],
  },
}

export const colourOf = (seat: Seat, sides?: SideColours): SideColour | 'grey' =>
  seat === 'a' ? (sides?.a ?? 'blue') : seat === 'b' ? (sides?.b ?? 'red') : 'grey'
export const lookOf = (seat: Seat, sides?: SideColours): SideLook => LOOKS[colourOf(seat, sides)]
