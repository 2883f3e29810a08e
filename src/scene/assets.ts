/** What the scene is handed by the app: where the kits' files are, and the dresses as read from `models/dresses`. */
export interface SceneAssets {
  /** Kit name → address of its glTF file. */
  readonly kits: { readonly [kit: string]: string }
  /** Reads a kit's file, which may be on its way already; where it is not given, the address is fetched. */
  readonly read?: (address: string) => Promise<ArrayBuffer>
  /** Dress name → its file's JSON. */
  readonly dresses: { readonly [dress: string]: unknown }
}

/** How a sentence is made of a phrase; given by the app from `text`. */
export type Say = (phrase: import('../rulesets/contract').Phrase) => string

export type Quality = 'low' | 'medium' | 'high'
export type Theme = 'light' | 'dark' | 'projector'
