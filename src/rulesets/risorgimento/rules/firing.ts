/** 6.1 to 6.3: who fires at what, and with how many dice. */
import type { Term } from '../../contract'
import { aspectOf, inArc, metFrom, sees } from '../board'
import type { FormationMark } from '../kinds'
import type { Counter, SbSeen } from '../state'
import { FOOT_RANGE, VOLLEY } from '../tables'
import { diceLost, fireDice, hasFlank } from './fireDice'
import { inFront } from './limits'
import { at, board } from './where'

/** The marker that counts: isolated stands beside line alone; fixed dice of other formations stay (N4). */
export const markOf = (u: Counter): FormationMark => (u.isolated && u.formation === 'line' ? 'isolated' : u.formation)

/** Whether a counter may fire at a hex: arm, Stop marker, range, arc and sight. */
export function canFireAt(s: SbSeen, u: Counter, target: string): boolean {
  if (u.kind === 'cavalry' || u.formation === 'limbered' || u.mark === 'stop' || u.hex === null || u.hex === target) return false
  const b = board(s)
  const hexes = b.distance(u.hex, target)
  if (u.kind === 'infantry') return hexes <= FOOT_RANGE && inFront(s, u, target)
  if (!inArc(b, u.hex, u.facing, target)) return false
  return hexes === 1 || (u.fire - u.losses - diceLost(hexes) > 0 && sees(b, u.hex, target))
}

/** A volley from one hex: its first two counters (one if skirmishers) and its guns, of those that may fire at the target. */
export function firersOf(s: SbSeen, from: string, target: string, only?: readonly string[]): readonly Counter[] {
  const stack = at(s, from)
  const top = stack[0]
  const lone = top?.formation === 'skirmish' || stack[1]?.formation === 'skirmish'
  const first = stack.slice(0, lone ? 1 : VOLLEY)
  return stack
    .filter(u => first.includes(u) || u.kind === 'artillery')
    .filter(u => (only === undefined || only.includes(u.id)) && canFireAt(s, u, target))
}
/** Hexes of the enemy that could fire into a hex now; nobody fires where his own stand. */
export const firingHexes = (s: SbSeen, seat: string, target: string): readonly string[] => {
  const out: string[] = []
  const seen = new Set<string>()
  for (const u of Object.values(s.units)) {
    if (u.place !== 'map' || u.seat === seat || u.hex === null || seen.has(u.hex) || u.kind === 'cavalry') continue
    if (u.kind === 'infantry' && board(s).side(u.hex, target) === null) continue
    if (firersOf(s, u.hex, target).length === 0) continue
    seen.add(u.hex)
    out.push(u.hex)
  }
  return out.sort()
}

/**
 * Dice of a volley: own terms for each counter, those of the target with the first alone (F20). `canister`: defensive fire, which
 * smoothbore guns double at the next hex (6.4.5).
 */
export function volleyDice(
  s: SbSeen,
  firers: readonly Counter[],
  target: string,
  canister = false,
): { readonly dice: number; readonly working: readonly Term[] } {
  const b = board(s)
  const top = at(s, target)[0]
  let dice = 0
  const working: Term[] = []
  firers.forEach((u, i) => {
    if (u.kind === 'cavalry' || u.hex === null || !top) return
    const side = metFrom(b, u.hex, target)
    const flank = hasFlank(top.formation) && aspectOf(b, target, top.facing, side) !== 'front'
    const mark = markOf(top)
    const about = i === 0 || mark === 'skirmish' ? { formation: mark, flank } : { formation: 'line' as const, flank: false }
    const got = fireDice({
      fire: u.fire,
      losses: u.losses,
      formation: markOf(u),
      arm: u.arm,
      kind: u.kind,
      hexes: b.distance(u.hex, target),
      rifles: s.options.isolatedRifles !== 'none',
      targetOnFixed: s.options.fixedDice === 'withTarget',
      canister,
      target: about,
    })
    if ('refusal' in got) return
    dice += got.dice
    working.push(...got.working)
  })
  return { dice, working }
}
