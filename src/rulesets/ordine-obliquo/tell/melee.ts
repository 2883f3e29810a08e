/** Counter-charges, melees step by step and what follows them, as sentences of the log (9, 11). */
import type { Name, Param, Phrase, Term, UnitId } from '../../contract'
import type { FightKind, MeleeRoll } from '../combat'
import type { MeleeEvent } from '../events/melee'
import { fighterOf, meleeValueOf } from '../rules/melee/situation'
import type { OoSeen, Unit } from '../state'
import type { Line } from '../tell'

type Of<T extends MeleeEvent['type']> = Extract<MeleeEvent, { readonly type: T }>

const phrase = (code: string, with_?: Phrase['with']): Param => ({ phrase: with_ ? { code, with: with_ } : { code } })
const line = (code: string, with_: Phrase['with'], clause: string, unit?: UnitId): Line => ({
  phrase: { code: `event.${code}`, with: with_ },
  clause,
  ...(unit ? { unit } : {}),
})
const nameOf = (seen: OoSeen, id: UnitId): Name => seen.units[id]?.name ?? { it: id, en: id }

/** Several units as one phrase: a chain of `melee.one` and `melee.and`. */
export const namesOf = (seen: OoSeen, ids: readonly UnitId[]): Param =>
  ids
    .slice(1)
    .reduceRight<Param>(
      (rest, _, i) => phrase('melee.and', { unit: nameOf(seen, ids[i]!), rest }),
      phrase('melee.one', { unit: nameOf(seen, ids[ids.length - 1]!) }),
    )

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
/** The terms of a number as one phrase: the base, then what was added and taken. */
export function termsPhrase(terms: readonly Term[]): Param {
  return terms.slice(1).reduceRight<Param>((rest, _, i) => {
    const t = terms[i]!
    return phrase('melee.termAnd', { label: phrase(`term.${t.label}`), amount: i === 0 ? t.amount : signed(t.amount), rest })
  }, last(terms))
}
function last(terms: readonly Term[]): Param {
  const t = terms[terms.length - 1]
  if (!t) return 0
  return phrase('melee.term', { label: phrase(`term.${t.label}`), amount: terms.length === 1 ? t.amount : signed(t.amount) })
}

const ANNOUNCED: { readonly [k in FightKind]: readonly [string, string] } = {
  melee: ['MeleeOf', '9.1'],
  guns: ['MeleeOfGuns', '9.5'],
  flank: ['MeleeFlank', '9.7'],
  caught: ['MeleeCaught', '9.6'],
  routed: ['MeleeRouted', '13'],
  gunners: ['MeleeGunners', '9.5'],
}

function rolled(e: Of<'MeleeRolled'>, seen: OoSeen): Line[] {
  const fight = seen.fights.find(f => f.target === e.target)
  const target = seen.units[e.target]
  const out: Line[] = []
  if (fight && target) {
    const foes = (e.side === 'target' ? fight.attackers : [e.target])
      .map(id => seen.units[id])
      .filter((u): u is Unit => u !== undefined)
    for (const id of e.units) {
      const u = seen.units[id]
      if (!u) continue
      const { value, working } = meleeValueOf(seen, fighterOf(seen, u, foes, target))
      out.push(line('MeleeValue', { unit: u.name, value, terms: termsPhrase(working) }, '9.9', id))
    }
  }
  if (e.units.length > 1) out.push(line('MeleeSum', { units: namesOf(seen, e.units), value: e.value }, '9.8'))
  if (e.automatic > 0) out.push(line('MeleeAutomatic', { units: namesOf(seen, e.units), over: e.value - 100 }, '9.8'))
  if (e.first) out.push(line('MeleeFirst', { units: namesOf(seen, e.units) }, '12'))
  return [...out, dieLine(e, seen)]
}
function dieLine(e: MeleeRoll & { readonly units: readonly UnitId[] }, seen: OoSeen): Line {
  const units = namesOf(seen, e.units)
  const under = e.automatic > 0 ? e.value - 100 : e.value
  if (e.roll === null) return line(e.automatic > 0 ? 'MeleeNoDie' : 'MeleeNought', { units }, '9.9', e.units[0])
  const hit = e.hits > e.automatic
  const code = hit ? 'MeleeHit' : e.first && e.hits === 0 ? 'MeleeFirstMiss' : 'MeleeMiss'
  return line(code, { units, roll: e.roll, value: under }, code === 'MeleeFirstMiss' ? '12' : '9.9', e.units[0])
}

function ended(e: Of<'MeleeEnded'>, seen: OoSeen): Line[] {
  const attackers = namesOf(seen, e.attackers)
  const target = nameOf(seen, e.target)
  const out: Line[] = [
    e.winner === null
      ? line('MeleeNobody', { attackers, target }, '10.2', e.target)
      : line(e.winner === 'attackers' ? 'MeleeAttackersWin' : 'MeleeTargetWins', { attackers, target }, '10.2', e.target),
  ]
  for (const s of e.settled)
    out.push(line(s.result === 'stays' ? 'MeleeStays' : 'MeleeGoesBack', { unit: nameOf(seen, s.unit) }, '10.2', s.unit))
  return out
}

/** What is told of one event of melee. `seen` is how it was before. */
export function tellMelee(e: MeleeEvent, seen: OoSeen): Line[] {
  switch (e.type) {
    case 'CounterCharged': {
      const die = e.less > 0 ? phrase('melee.dieLess', { roll: e.roll, less: e.less }) : e.roll
      const with_ = { unit: nameOf(seen, e.unit), by: nameOf(seen, e.by), die, cp: e.cp ?? '?' }
      const code = !e.made ? 'CounterMissed' : e.pose || e.back ? 'CounterMade' : 'CounterMadeHere'
      return [line(code, with_, '9.3', e.unit)]
    }
    case 'RiddenThrough':
      return [line('RiddenThrough', { unit: nameOf(seen, e.unit), by: nameOf(seen, e.by) }, '9.3', e.unit)]
    case 'Closed':
      return [line('Closed', { unit: nameOf(seen, e.unit), target: nameOf(seen, e.target) }, '9.1', e.unit)]
    case 'MeleesBegan':
      return e.fights.map(f => {
        const [code, clause] = ANNOUNCED[f.kind]
        return line(code, { attackers: namesOf(seen, f.attackers), target: nameOf(seen, f.target) }, clause, f.target)
      })
    case 'MeleeRolled':
      return rolled(e, seen)
    case 'TieBroken': {
      const fight = seen.fights.find(f => f.target === e.target)
      const winner = e.winner === 'target' || !fight ? nameOf(seen, e.target) : namesOf(seen, fight.attackers)
      const roll = e.roll === null ? undefined : { roll: e.roll }
      return [line('TieBroken', { winner, by: phrase(`tie.${e.by}`, roll) }, '10.2', e.target)]
    }
    case 'MeleeEnded':
      return ended(e, seen)
    case 'PursuitDeclared':
      return [line('PursuitDeclared', { unit: nameOf(seen, e.unit) }, '11', e.unit)]
    case 'Tired':
    case 'Rested':
      return e.units.map(id => line(e.type, { unit: nameOf(seen, id) }, '9.3', id))
  }
}
