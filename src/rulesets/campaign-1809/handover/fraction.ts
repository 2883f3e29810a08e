/** Exact fractions, and the division of a whole number by largest remainders: what is split adds up again to the last point. */

/** `n` over `d`, `d` above 0. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

/** A fraction from whole numbers of at least 0; throws where `d` is not above 0 or one of them is not whole. */
export function fraction(n: number | bigint, d: number | bigint = 1): Fraction {
  const [p, q] = [BigInt(n), BigInt(d)]
  if (q <= 0n) throw new Error(`not a fraction: ${p}/${q}`)
  const g = gcd(p < 0n ? -p : p, q)
  return g > 1n ? { n: p / g, d: q / g } : { n: p, d: q }
}
export const ZERO: Fraction = { n: 0n, d: 1n }
export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, ZERO)
/** Below 0: a is smaller; 0: the same; above 0: a is larger. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.n * b.d
  const right = b.n * a.d
  return left < right ? -1 : left > right ? 1 : 0
}
/** The whole number below or at a fraction of at least 0. */
export const floor = (a: Fraction): number => Number(a.n / a.d)
/** Rounded to the nearest whole number, a half upwards; for fractions of at least 0. */
export const rounded = (a: Fraction): number => floor(add(a, fraction(1, 2)))

/**
 * Divides `total` over quotas that add up to about as much: each gets its whole part, the rest goes one by one to the largest
 * remainders; ties: the larger quota, then the order of the list (1.20). `total` lies between the sum of the whole parts and that of
 * the quotas rounded up, else it throws: that is a bug of the caller.
 */
export function largestRemainder(total: number, quotas: readonly Fraction[]): number[] {
  const whole = quotas.map(floor)
  let left = total - whole.reduce((s, w) => s + w, 0)
  const order = quotas
    .map((quota, i) => ({ quota, i, rest: fraction(quota.n % quota.d, quota.d) }))
    .sort((a, b) => compare(b.rest, a.rest) || compare(b.quota, a.quota) || a.i - b.i)
  if (left < 0 || left > order.filter(o => o.rest.n > 0n).length)
    throw new Error(`largest remainders: ${total} does not fit quotas of ${whole.join(', ')} and a rest`)
  for (const { i } of order) {
    if (left === 0) break
    whole[i] = whole[i]! + 1
    left--
  }
  return whole
}

/** Divides `total` in proportion to weights of at least 0; all 0: everybody gets nothing, and `total` must be 0. */
export function shares(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((s, w) => s + w, 0)
  return largestRemainder(
    total,
    weights.map(w => (all === 0 ? ZERO : fraction(total * w, all))),
  )
}
