import type { Fault } from '../../../base/pointer'
import { err, ok, type Result } from '../../../base/result'
import { faultsOf, REPORT, sayTo } from '../../shared/faults'
import type { Army } from '../scenario'
import { COMMAND_VALUES, ROWS } from '../tables'
import { id, name, nation, positive, text, unitKind, z } from './parts'

const unit = z.strictObject({
  name,
  kind: unitKind,
  value: z.optional(positive),
  half: z.optional(z.literal(true)),
  single: z.optional(z.literal(true)),
  kit: z.optional(text),
  dress: z.optional(text),
  nation: z.optional(nation),
})
const group = z.strictObject({
  id: z.string().check(z.regex(/^[A-Z0-9]{1,6}$/)),
  name,
  general: z.strictObject({ name }),
  units: z.array(unit).check(z.minLength(1), z.maxLength(24)),
})
const army = z.strictObject({
  campo: z.literal(1),
  ruleset: z.literal('radetzky'),
  army: id,
  title: name,
  note: z.optional(z.string()),
  nation,
  chief: z.strictObject({ name, value: positive, dress: z.optional(text) }),
  groups: z.array(group).check(z.minLength(1), z.maxLength(16)),
})

function sense(a: z.infer<typeof army>, at: string): Fault[] {
  const faults: Fault[] = []
  const say = sayTo(faults, at)
  const seen = new Set<string>(['C'])
  if (!COMMAND_VALUES.includes(a.chief.value))
    say('/chief/value', `a command base has a value of ${COMMAND_VALUES.join(', ')}`, 'sense/command-value', {
      values: COMMAND_VALUES.join(', '),
    })
  a.groups.forEach((g, i) => {
    if (seen.has(g.id))
      say(
        `/groups/${i}/id`,
        g.id === 'C' ? 'C is the commander-in-chief' : `the group ${g.id} stands twice`,
        g.id === 'C' ? 'sense/c-is-chief' : 'sense/group-twice',
        { id: g.id },
      )
    seen.add(g.id)
    g.units.forEach((u, n) => {
      const at = `/groups/${i}/units/${n}`
      if (u.kind === 'command') say(`${at}/kind`, 'the command base is the chief’s', 'sense/command-base')
      if (u.single && !ROWS[u.kind].paired) say(`${at}/single`, 'only a light base has another half', 'sense/single')
      if (u.half && ROWS[u.kind].arm === 'light') say(`${at}/half`, 'a light base is half a base already', 'sense/half')
    })
    // Light bases come in pairs: one after the other in the list.
    for (let n = 0; n < g.units.length; n++) {
      const u = g.units[n]!
      if (!ROWS[u.kind].paired || u.single) continue
      if (g.units[n + 1]?.kind === u.kind && !g.units[n + 1]!.single) n++
      else say(`/groups/${i}/units/${n}`, 'a light base stands beside its other half in the list', 'sense/other-half')
    }
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

/** What an army's bases are worth, its command base included (no. 28 leaves that one out when it counts losses). */
export const worthOf = (a: Army): number =>
  a.chief.value + a.groups.reduce((t, g) => t + g.units.reduce((s, u) => s + (u.value ?? ROWS[u.kind].value), 0), 0)
