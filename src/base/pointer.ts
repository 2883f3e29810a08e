/** What a fault's sentence is filled with: a word or a number as it is, a length, an angle, a name in both languages, another sentence. */
export type FaultParam =
  | string
  | number
  | { readonly cm: number }
  | { readonly deg: number }
  | { readonly it: string; readonly en: string }
  | { readonly phrase: { readonly code: string; readonly with?: { readonly [key: string]: FaultParam } } }
/**
 * A fault in a document that someone handed in: where (a JSON pointer, RFC 6901, from the document's root), what kind, and why.
 * `message` is for the writers of files, in English; on the page the sentence of `code` is told, filled with `with`.
 */
export interface Fault {
  readonly path: string
  readonly message: string
  readonly code?: string
  readonly with?: { readonly [key: string]: FaultParam }
}

/** A JSON pointer from its steps: `pointer('cases', 3, 'a/b')` is `/cases/3/a~1b`. No steps: the root, an empty text. */
export const pointer = (...steps: readonly (string | number)[]): string =>
  steps.map(s => `/${String(s).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
