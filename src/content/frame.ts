/** What every scenario and army file has, whatever its game: the frame. What a game adds is checked by the game. */
import type { Fault } from '../base/pointer'
import { faultsOf, REPORT, z } from '../rulesets/shared/faults'

/** The newest format of scenario and army files that is read here. */
export const FILE_FORMAT = 1

const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/))
const name = z.looseObject({ it: z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) })
const size = z.number().check(z.positive(), z.lte(10_000))

const scenario = z.looseObject({
  campo: z.literal(FILE_FORMAT),
  ruleset: z.string(),
  id,
  title: name,
  table: z.optional(z.looseObject({ width: size, depth: size })),
  north: z.optional(z.number()),
  turns: z.int().check(z.gte(1), z.lte(1000)),
  ground: z.optional(z.array(z.looseObject({}))),
  seats: z.looseObject({}),
})
const army = z.looseObject({
  campo: z.literal(FILE_FORMAT),
  ruleset: z.string(),
  army: id,
  title: name,
})

/** Every fault of a file's frame; none: the game may read it. */
export function frameFaults(what: 'scenario' | 'army', json: unknown): readonly Fault[] {
  const read = (what === 'scenario' ? scenario : army).safeParse(json, REPORT)
  return read.success ? [] : faultsOf(read.error)
}
