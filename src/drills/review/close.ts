/** What was close: flank lines met or missed, bounds of range and radii of command kept or missed by little. Measured by the game's own rules. */
import type { Cm, Id, Name, Phrase, Seen } from '../../rulesets/contract'
import type { Exam } from '../../rulesets/contract/practice'
import { phrase } from '../../rulesets/shared/drill/parts'

/** What is closer than this is told: cm of a charge's move, cm of a measured line, points of the die. */
export const CLOSE = { cm: 1, line: 0.5, points: 2 } as const

export interface Call {
  readonly text: Phrase
  /** By how much it held or failed, in cm; never below 0. */
  readonly margin: Cm
}
const hundredth = (x: number): number => Math.round(x * 100) / 100
const names = (exam: Exam, seen: Seen) => {
  const all = exam.units(seen)
  return (id: Id): Name | null => all.find(u => u.id === id)?.name ?? null
}

/** Where a charger began against the line of his target's front. */
export function flankCall(exam: Exam, before: Seen, unit: Id, target: Id): readonly Call[] {
  const found = exam.flank(before, unit, target)
  const name = names(exam, before)
  const [own, enemy] = [name(unit), name(target)]
  if (!found || !own || !enemy || Math.abs(found.cm) >= CLOSE.line) return []
  const with_ = { unit: own, enemy, cm: hundredth(Math.abs(found.cm)) }
  return [{ text: phrase(`drill.review.flank.${found.flank ? 'yes' : 'no'}`, with_), margin: Math.abs(found.cm) }]
}

/** A shot near a bound of its weapon: a hair farther or nearer it would have been another. */
export function shotCall(exam: Exam, before: Seen, unit: Id, target: Id): readonly Call[] {
  const shot = exam.shots(before, unit).find(s => s.target === target)
  const name = names(exam, before)
  const [own, enemy] = [name(unit), name(target)]
  if (!shot || !own || !enemy) return []
  const near = [...shot.bounds].sort((a, b) => Math.abs(shot.cm - a) - Math.abs(shot.cm - b))[0]
  if (near === undefined || Math.abs(shot.cm - near) >= CLOSE.line) return []
  const margin = Math.abs(shot.cm - near)
  const with_ = { unit: own, enemy, at: hundredth(shot.cm), bound: near, cm: hundredth(margin) }
  return [{ text: phrase(`drill.review.range.${shot.cm <= near ? 'within' : 'beyond'}`, with_), margin }]
}

/** Who of a side had nobody to fire at, and an enemy only just out of range. `fired`: who did fire then. */
export function rangeCalls(exam: Exam, seen: Seen, seat: string, fired: readonly Id[]): readonly Call[] {
  const name = names(exam, seen)
  return exam
    .units(seen)
    .filter(u => u.seat === seat && !fired.includes(u.id))
    .flatMap(u => {
      if (exam.shots(seen, u.id).some(s => s.may)) return []
      const short = exam.short(seen, u.id).filter(s => s.by > 0 && s.by < CLOSE.line)
      const least = [...short].sort((a, b) => a.by - b.by)[0]
      const enemy = least ? name(least.target) : null
      if (!least || !enemy) return []
      return [
        {
          text: phrase('drill.review.range.short', { unit: u.name, enemy, cm: hundredth(least.by) }),
          margin: least.by,
        },
      ]
    })
}

/** Who of a side was in command, or out of it, by little. */
export function commandCalls(exam: Exam, seen: Seen, seat: string): readonly Call[] {
  return exam
    .units(seen)
    .filter(u => u.seat === seat)
    .flatMap(u => {
      const c = exam.command(seen, u.id)
      const off = c ? c.radius - c.cm : 0
      if (!c || Math.abs(off) >= CLOSE.line) return []
      const with_ = { unit: u.name, general: c.who, cm: hundredth(Math.abs(off)) }
      return [{ text: phrase(`drill.review.command.${off >= 0 ? 'in' : 'out'}`, with_), margin: Math.abs(off) }]
    })
}
