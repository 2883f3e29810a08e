/** A fault in a document that someone handed in: where (a JSON pointer, RFC 6901, from the document's root), what kind, and why. */
export interface Fault {
  readonly path: string
  readonly message: string
  readonly code?: string
}

/** A JSON pointer from its steps: `pointer('cases', 3, 'a/b')` is `/cases/3/a~1b`. No steps: the root, an empty text. */
export const pointer = (...steps: readonly (string | number)[]): string =>
  steps.map(s => `/${String(s).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
