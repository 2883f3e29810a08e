import type { Language } from './format'

export const VERBS = ['wheel', 'advance', 'oblique', 'retire', 'shift', 'aboutFace', 'form'] as const
export type Verb = (typeof VERBS)[number]
export const SIDES = ['left', 'right', 'rear'] as const
export type WrittenSide = (typeof SIDES)[number]
export const FORMATIONS = ['line', 'column', 'square', 'open', 'limbered', 'battery', 'crew'] as const
export type FormationWord = (typeof FORMATIONS)[number]

/** The words of the written move in one language: the first of each list is the one that is printed, all of them are read. */
export interface MoveWords {
  readonly verbs: { readonly [v in Verb]: readonly string[] }
  readonly sides: { readonly [s in WrittenSide]: readonly string[] }
  readonly formations: { readonly [f in FormationWord]: readonly string[] }
}

export const MOVE_WORDS: { readonly [l in Language]: MoveWords } = {
  en: {
    verbs: {
      wheel: ['wheel'],
      advance: ['advance', 'adv'],
      oblique: ['oblique', 'obl'],
      retire: ['retire', 'back'],
      shift: ['shift', 'side-step'],
      aboutFace: ['about-face', 'about face'],
      form: ['form'],
    },
    sides: { left: ['L', 'left'], right: ['R', 'right'], rear: ['rear'] },
    formations: {
      line: ['line'],
      column: ['column', 'march column'],
      square: ['square'],
      open: ['open order'],
      limbered: ['limbered', 'limber'],
      battery: ['battery', 'unlimbered'],
      crew: ['crew', 'gunners'],
    },
  },
  it: {
    verbs: {
      wheel: ['perno', 'conversione'],
      advance: ['avanti', 'avanza'],
      oblique: ['obliquo'],
      retire: ['indietro', 'arretra'],
      shift: ['traslare', 'trasla'],
      aboutFace: ['dietrofront', 'dietro front'],
      form: ['forma'],
    },
    sides: { left: ['S', 'sinistra', 'sx'], right: ['D', 'destra', 'dx'], rear: ['retro'] },
    formations: {
      line: ['linea'],
      column: ['colonna', 'colonna di marcia'],
      square: ['quadrato'],
      open: ['ordine aperto'],
      limbered: ['traino', 'al traino'],
      battery: ['batteria', 'in batteria'],
      crew: ['serventi'],
    },
  },
}
