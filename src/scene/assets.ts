/** What the scene is handed by the app: where the kits' files are, and the dresses as read from `models/dresses`. */
export interface SceneAssets {
  /** Kit name → address of its glTF file. */
  readonly kits: { readonly [kit: string]: string }
  /** Dress name → its file's JSON. */
  readonly dresses: { readonly [dress: string]: unknown }
}

/** How a sentence is made of a phrase; given by the app from `text`. */
export type Say = (phrase: import('../rulesets/contract').Phrase) => string

export type Quality = 'low' | 'medium' | 'high'
export type Theme = 'light' | 'dark' | 'projector'
