import type { Fault } from '../../../base/pointer'
import { err, ok, type Result } from '../../../base/result'
import { faultsOf, noSuch, sayTo, twice } from '../../shared/faults'
import type { Army } from '../scenario'
import { id, kind, name, REPORT, rank, short, small, text, z } from './parts'

const commander = z.strictObject({
  id: short,
  name,
  class: rank,
  ability: small,
  radius: small,
  under: z.optional(short),
  dress: text,
})
const type = z.strictObject({
  kind,
  sp: z.int().check(z.gte(1), z.lte(20)),
  fire: small,
  melee: small,
  pm: small,
  pmOther: z.optional(small),
  training: small,
  morale: small,
  arm: z.enum(['R', 'L']),
  skirmish: z.enum(['no', 'reverse', 'only']),
  weight: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  kit: text,
  dress: text,
})
const battalion = z.strictObject({
  id: short,
  name,
  commander: z.optional(short),
  counters: z.array(z.strictObject({ name, type: short })).check(z.minLength(1), z.maxLength(24)),
})
const army = z.strictObject({
  campo: z.literal(1),
  ruleset: z.literal('risorgimento'),
  army: id,
  title: name,
  note: z.optional(z.string()),
  nation: text,
  /** Values that the printed sheets had and that are rebuilt here. */
  reconstructed: z.optional(z.literal(true)),
  commanders: z.array(commander).check(z.minLength(1), z.maxLength(40)),
  types: z.record(z.string(), type),
  battalions: z.array(battalion).check(z.minLength(1), z.maxLength(40)),
})

function sense(a: z.infer<typeof army>, at: string): Fault[] {
  const faults: Fault[] = []
  const say = sayTo(faults, at)
  const known = new Map(a.commanders.map(c => [c.id, c]))
  if (known.size < a.commanders.length) say('/commanders', 'a commander stands twice', 'sense/commander-twice')
  a.commanders.forEach((c, i) => {
    if (c.under !== undefined && !known.has(c.under)) say(`/commanders/${i}/under`, ...noSuch('commander', c.under))
    const seen = new Set([c.id])
    for (let up = c.under; up !== undefined; up = known.get(up)?.under) {
      if (seen.has(up)) {
        say(`/commanders/${i}/under`, 'is under himself', 'sense/under-himself')
        break
      }
      seen.add(up)
    }
  })
  const ids = new Set<string>()
  a.battalions.forEach((b, i) => {
    if (ids.has(b.id)) say(`/battalions/${i}/id`, ...twice('battalion', b.id))
    ids.add(b.id)
    if (b.commander !== undefined && !known.has(b.commander))
      say(`/battalions/${i}/commander`, ...noSuch('commander', b.commander))
    b.counters.forEach((c, n) => {
      if (!Object.hasOwn(a.types, c.type)) say(`/battalions/${i}/counters/${n}/type`, ...noSuch('type', c.type))
    })
  })
  return faults
}

/** Reads an army file. All faults at once, paths from the file's root (`at` before them, where it stands in a scenario). */
export function readArmy(json: unknown, at = ''): Result<Army, readonly Fault[]> {
  const read = army.safeParse(json, REPORT)
  if (!read.success) return err(faultsOf(read.error).map(f => ({ ...f, path: at + f.path })))
  const faults = sense(read.data, at)
  if (faults.length > 0) return err(faults)
  const { note: _, ...a } = read.data
  return ok(a as Army)
}
