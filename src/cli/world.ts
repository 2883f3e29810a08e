/** What the headless command may touch: files, standard input, notes. Handed in, so that tests can run it without a process. */
import type { Fault } from '../base/pointer'

export interface World {
  /** The repository, with its `scenarios/` and `armies/`. */
  readonly root: string
  /** A file's text, or standard input where the path is null; null where it cannot be read. */
  read(path: string | null): string | null
  /** False where it cannot be written. */
  write(path: string, text: string): boolean
  /** Names of the files in a folder; none where there is no such folder. */
  list(folder: string): readonly string[]
  /** A note for the person at the terminal, on standard error. */
  note(text: string): void
  /** Milliseconds of some clock. */
  now(): number
}

/** What a verb gives back: the one document for standard output, and the error that makes the exit status 2. */
export interface Reply {
  readonly document?: unknown
  readonly error?: Fault
}
export const bad = (code: string, message: string, path = ''): { readonly error: Fault } => ({ error: { code, message, path } })
export const worst = (faults: readonly Fault[]): { readonly error: Fault } => ({
  error: faults[0] ?? { code: 'unusable', message: 'the input cannot be used', path: '' },
})
