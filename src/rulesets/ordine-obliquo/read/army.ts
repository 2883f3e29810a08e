import type { Fault } from '../../../base/pointer'
import { err, ok, type Result } from '../../../base/result'
import { faultsOf, REPORT, sayTo, twice, z } from '../../shared/faults'
import { ARMS, type Arm, type Experience, type Nation, WEAPONS, type Weapon } from '../kinds'
import type { Army, ArmyUnit } from '../scenario'
import { UNIT_KINDS, type UnitKind } from '../state'
import { BRIGADE_MAX } from '../tables'
import { commanderClass, experience, id, name, nation, positive, text } from './parts'

const unit = z.strictObject({
  name,
  kind: z.enum(UNIT_KINDS),
  experience: z.optional(experience),
  kit: z.optional(text),
  dress: z.optional(text),
  nation: z.optional(nation),
  bases: z.optional(z.int().check(z.gte(1), z.lte(8))),
  base: z.optional(z.strictObject({ width: positive, depth: positive })),
  cp: z.optional(z.int().check(z.gte(1), z.lte(20))),
  arm: z.optional(z.enum(ARMS)),
  weapon: z.optional(z.enum(WEAPONS)),
  horse: z.optional(z.boolean()),
})
const brigade = z.strictObject({
  id: z.string().check(z.regex(/^[A-Z0-9]{1,6}$/)),
  name,
  general: z.strictObject({ name, dress: z.optional(text) }),
  units: z.array(unit).check(z.maxLength(24)),
})
const army = z.strictObject({
  campo: z.literal(1),
  ruleset: z.literal('ordine-obliquo'),
  army: id,
  title: name,
  note: z.optional(z.string()),
  nation,
  class: commanderClass,
  brigades: z.array(brigade).check(z.minLength(1), z.maxLength(24)),
})

/** What a kind is where the file does not say: its arm, its weapon, its figures in `models/`, the dress after the nation. */
export const KIND: {
  readonly [k in UnitKind]: { readonly arm: Arm; readonly weapon: Weapon; readonly kit: string; readonly dress: string }
} = {
  line: { arm: 'infantry', weapon: 'musket', kit: 'line-infantry', dress: 'line' },
  grenadier: { arm: 'infantry', weapon: 'musket', kit: 'grenadier', dress: 'grenadier' },
  jaeger: { arm: 'openOrder', weapon: 'rifle', kit: 'jaeger', dress: 'jaeger' },
  grenz: { arm: 'openOrder', weapon: 'musket', kit: 'grenzer', dress: 'grenz' },
  cuirassier: { arm: 'cuirassiers', weapon: 'none', kit: 'cuirassier', dress: 'cuirassier' },
  dragoon: { arm: 'heavyCavalry', weapon: 'none', kit: 'dragoon', dress: 'dragoon' },
  hussar: { arm: 'lightCavalry', weapon: 'none', kit: 'hussar', dress: 'hussar' },
  chevauleger: { arm: 'lightCavalry', weapon: 'none', kit: 'dragoon', dress: 'dragoon' },
  cossack: { arm: 'cossacks', weapon: 'none', kit: 'cossack', dress: 'cossack' },
  lightGun: { arm: 'lightArtillery', weapon: 'guns', kit: 'gun-light', dress: 'artillery' },
  heavyGun: { arm: 'heavyArtillery', weapon: 'guns', kit: 'gun-heavy', dress: 'artillery' },
  howitzer: { arm: 'howitzer', weapon: 'guns', kit: 'howitzer', dress: 'artillery' },
}

type ReadUnit = z.infer<typeof unit>
const whole = (u: ReadUnit, of: Nation): ArmyUnit => ({
  ...u,
  experience: u.experience ?? ('regular' satisfies Experience),
  kit: u.kit ?? KIND[u.kind].kit,
  dress: u.dress ?? `${u.nation ?? of}-${KIND[u.kind].dress}`,
})

/** Of a kind's arm, the other ones that a file may give it: guns are never horse, nor the other way about. */
const branch = (arm: Arm): string =>
  arm === 'infantry' || arm === 'openOrder' ? 'foot' : arm.endsWith('rtillery') || arm === 'howitzer' ? 'guns' : 'horse'

function sense(a: z.infer<typeof army>, at: string): Fault[] {
  const faults: Fault[] = []
  const say = sayTo(faults, at)
  const seen = new Set<string>()
  a.brigades.forEach((b, i) => {
    if (seen.has(b.id)) say(`/brigades/${i}/id`, ...twice('brigade', b.id))
    seen.add(b.id)
    if (b.id === 'C' && i !== a.brigades.length - 1) say(`/brigades/${i}`, 'the brigade C stands last', 'sense/chief-last')
    if (b.id !== 'C' && b.units.length === 0) say(`/brigades/${i}/units`, 'a brigade needs a unit', 'sense/no-units')
    const foot = b.units.filter(u => branch(u.arm ?? KIND[u.kind].arm) === 'foot').length
    if (foot > BRIGADE_MAX)
      say(`/brigades/${i}/units`, `a brigade has ${BRIGADE_MAX} battalions at most (2.3), not ${foot}`, 'sense/battalions', {
        most: BRIGADE_MAX,
        count: foot,
      })
    b.units.forEach((u, n) => {
      if (u.arm !== undefined && branch(u.arm) !== branch(KIND[u.kind].arm))
        say(`/brigades/${i}/units/${n}/arm`, `a unit of the kind ${u.kind} cannot have the arm ${u.arm}`, 'sense/arm', {
          kind: u.kind,
          arm: String(u.arm),
        })
      if (u.horse && branch(u.arm ?? KIND[u.kind].arm) !== 'guns')
        say(`/brigades/${i}/units/${n}/horse`, 'only guns may be horse artillery', 'sense/horse-guns')
    })
  })
  if (!seen.has('C')) say('/brigades', 'the brigade C, of the commander-in-chief, is missing', 'sense/no-chief')
  return faults
}

/** Reads an army file. All faults at once, paths from the file's root (`at` before them, where it stands in a scenario). */
export function readArmy(json: unknown, at = ''): Result<Army, readonly Fault[]> {
  const read = army.safeParse(json, REPORT)
  if (!read.success) return err(faultsOf(read.error).map(f => ({ ...f, path: at + f.path })))
  const faults = sense(read.data, at)
  if (faults.length > 0) return err(faults)
  const { note: _, ...a } = read.data
  return ok({ ...a, brigades: a.brigades.map(b => ({ ...b, units: b.units.map(u => whole(u, a.nation)) })) })
}
