/**
 * Files of an older format, brought up one format at a time: the entry n turns a file of format n into one of n + 1. There is one
 * format so far, so there is nothing to bring up; a format is never changed without an entry here and a test that reads an old file.
 */
export type Migration = (json: { readonly [key: string]: unknown }) => { readonly [key: string]: unknown }
export const MIGRATIONS: { readonly [from: number]: Migration } = {}

/** Brings a file up to the newest format; null where no way leads there. */
export function migrate(
  json: { readonly [key: string]: unknown },
  to: number,
  steps: { readonly [from: number]: Migration } = MIGRATIONS,
): { readonly [key: string]: unknown } | null {
  let file = json
  for (let at = Number(json.campo); at < to; at++) {
    const step = steps[at]
    if (!step) return null
    file = { ...step(file), campo: at + 1 }
  }
  return file
}
