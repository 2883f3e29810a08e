/** What a function that may refuse gives back: a value, or the reason why there is none. Throwing is for bugs. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })

/** Closes a switch over a union: a new member fails to compile, an impossible value throws with its content. */
export function never(value: never, what = 'value'): never {
  throw new Error(`impossible ${what}: ${JSON.stringify(value)}`)
}
