/** What is still to be done is done, step by step, until somebody is asked or nothing is left. */
import type { Dice } from '../../../engine/dice'
import type { UnitId } from '../../contract'
import { CLAUSE } from '../clauses'
import type { Made } from '../events'
import { advances, bonusTargets } from '../rules/advance'
import { escapes, ignoring, mayIgnore, retreatHexes } from '../rules/retreat'
import { specOf } from '../rules/where'
import type { Ask, Attack, CcSeen, Step } from '../state'
import type { Story } from '../story'
import { lose, loseLeader, objectives, put, roll } from './change'
import { drop } from './formation'
import { strike } from './strike'

/** Asks somebody; the phase is called after what is asked. */
export function ask(story: Story, a: Ask): void {
  story.add({ type: 'PhaseBegan', phase: a.what }, { now: { phase: a.what, ask: a } })
}
export function answered(story: Story): void {
  if (story.state.ask) story.add({ type: 'PhaseBegan', phase: 'combat' }, { now: { phase: 'combat', ask: null } })
}
export const setSteps = (story: Story, steps: readonly Step[]): void => {
  story.state = { ...story.state, steps }
}
export const setAttack = (story: Story, a: Partial<Attack>): void => {
  if (story.state.attack) story.state = { ...story.state, attack: { ...story.state.attack, ...a } }
}
/** Steps and the attack travel with the next event, so that a view knows them as well. */
export function sync(story: Story): void {
  story.add({ type: 'PhaseBegan', phase: story.state.phase }, { now: { steps: story.state.steps, attack: story.state.attack } })
}

/** Goes on until somebody is asked, the attack has ended, or the game has. */
export function run(story: Story, dice: Dice): void {
  for (let guard = 0; guard < 400; guard++) {
    const s = story.state
    if (s.ended || s.ask) break
    const [next, ...rest] = s.steps
    if (!next) break
    setSteps(story, rest)
    const before = one(story, next, dice)
    if (before.length > 0) setSteps(story, [...before, ...story.state.steps])
  }
  if (!story.state.ended) sync(story)
}
const END: readonly Step[] = [{ do: 'end' }]

/** One step; what must be done before all others comes back. */
function one(story: Story, step: Step, dice: Dice): readonly Step[] {
  const s = story.state
  const a = s.attack!
  switch (step.do) {
    case 'square':
      return square(story, dice)
    case 'strike': {
      const after = strike(story, { unit: a.target, target: a.unit, why: 'strike', melee: true, card: false, again: true }, dice)
      return after ?? []
    }
    case 'roll':
      return attack(story, dice)
    case 'check':
      return check(story, step, dice)
    case 'lost':
      // A leader alone who was hit: no dice, the saber has told it.
      if (story.leader(step.leader).hex !== null) loseLeader(story, step.leader)
      return []
    case 'flags':
      return flags(story, step)
    case 'retreat':
      return retreat(story, step)
    case 'escape': {
      const l = story.leader(step.leader)
      if (l.hex === null) return []
      if (escapes(s, l).length === 0) loseLeader(story, l.id)
      else ask(story, { what: 'leader', seat: l.seat, leader: l.id })
      return []
    }
    case 'retire':
      return retire(story)
    case 'advance': {
      const u = story.unit(a.unit)
      if (a.kind === 'fire' || u.hex === null || advances(s, u).length === 0) return []
      ask(story, { what: 'advance', seat: a.seat })
      return []
    }
    case 'bonus': {
      const u = story.unit(a.unit)
      if (u.hex !== null && bonusTargets(s, u).length > 0) ask(story, { what: 'bonus', seat: a.seat })
      return []
    }
    case 'back': {
      const t = s.units[a.target]
      const u = story.unit(a.unit)
      if (
        a.kind === 'fire' ||
        a.struck ||
        (a.square && s.options.squareBackRoll !== true) ||
        a.retire ||
        a.left ||
        !t ||
        t.hex !== a.at ||
        u.hex === null
      )
        return []
      // Who attacked from beside is still there: nobody has moved it.
      ask(story, { what: 'back', seat: t.seat })
      return []
    }
    case 'end':
      return end(story)
  }
}

function end(story: Story): readonly Step[] {
  story.add({ type: 'AttackEnded' }, { now: { attack: null, steps: [], phase: 'combat', ask: null } })
  drop(story)
  return []
}

/** The square rolls first, every time that horse rides at it: a flag throws it back a hex, and ends its attack. */
function square(story: Story, dice: Dice): readonly Step[] {
  const a = story.state.attack!
  const after = strike(story, { unit: a.target, target: a.unit, why: 'square', melee: true, card: false, again: false }, dice)
  if (story.state.ended) return []
  const u = story.unit(a.unit)
  if (u.hex === null || after?.some(x => x.do === 'flags')) {
    const steps = (after ?? []).map(x => (x.do === 'flags' ? { ...x, count: 1, firm: true } : x))
    setSteps(story, [])
    return [...steps, ...END]
  }
  return after ?? []
}

function attack(story: Story, dice: Dice): readonly Step[] {
  const s = story.state
  const a = s.attack!
  const u = story.unit(a.unit)
  // First Strike or a check may have taken the attacker away.
  if (u.hex === null || u.hex !== a.from) {
    setSteps(story, [])
    return END
  }
  const after = strike(
    story,
    {
      unit: a.unit,
      target: a.target,
      why: 'attack',
      melee: a.kind === 'melee',
      card: true,
      partner: a.partner,
      again: a.kind === 'melee',
      ...(a.retire ? { only: 'cavalry' as const } : {}),
    },
    dice,
  )
  if (after === null) {
    setSteps(story, [])
    return END
  }
  return after
}

/** A leader's fate: two sabers of two dice while his unit stands, one of one when it has fallen. */
function check(story: Story, step: Extract<Step, { do: 'check' }>, dice: Dice): readonly Step[] {
  const l = story.leader(step.leader)
  if (l.hex === null) return []
  const faces = roll(dice, step.gone ? 1 : 2, CLAUSE.leader, 'ccLeader', l.id)
  const lost = faces.every(f => f === 'saber')
  story.add({ type: 'LeaderTested', leader: l.id, faces, lost })
  if (lost) {
    loseLeader(story, l.id)
    return []
  }
  return step.gone ? [{ do: 'escape', leader: l.id }] : []
}

function flags(story: Story, step: Extract<Step, { do: 'flags' }>): readonly Step[] {
  const s = story.state
  const u = story.unit(step.unit)
  if (u.hex === null) return []
  const a = s.attack!
  const from = u.id === a.unit ? a.at : (s.units[a.unit]?.hex ?? a.from)
  const may = step.firm ? 0 : Math.min(step.count, mayIgnore(ignoring(s, u, from)))
  if (may > 0) {
    ask(story, { what: 'ignore', seat: u.seat, unit: u.id, count: step.count, may })
    return []
  }
  return flagged(story, u.id, step.count, step.firm)
}
/** Flags that count: hexes back, or blocks of a square. Thrown back by a square: one hex, whatever the unit. */
export function flagged(story: Story, unit: UnitId, count: number, firm: boolean): readonly Step[] {
  const s = story.state
  const u = story.unit(unit)
  if (count === 0) return []
  const hexes = firm ? 1 : count * specOf(u).retreat
  if (u.square !== null) {
    const blocks = s.options.squareFlags === 'one' ? count : hexes
    story.add({ type: 'StoodFast', unit, blocks })
    return lostBlocks(story, unit, blocks)
  }
  return [{ do: 'retreat', unit, left: hexes }]
}
/** Blocks lost where no hit was rolled: a leader is tested only when they were the last. */
function lostBlocks(story: Story, unit: UnitId, blocks: number): readonly Step[] {
  const { leader } = story.unit(unit)
  const gone = lose(story, unit, blocks)
  return gone && leader && !story.state.ended ? [{ do: 'check', leader, gone }] : []
}

function retreat(story: Story, step: Extract<Step, { do: 'retreat' }>): readonly Step[] {
  const s = story.state
  const u = story.unit(step.unit)
  if (u.hex === null || step.left === 0) return []
  const free = retreatHexes(s, u)
  if (free.length === 0) {
    story.add({ type: 'Blocked', unit: u.id })
    const after = lostBlocks(story, u.id, 1)
    return story.state.ended || story.unit(u.id).hex === null ? after : [{ ...step, left: step.left - 1 }]
  }
  if (free.length > 1) {
    ask(story, { what: 'retreat', seat: u.seat, unit: u.id, left: step.left })
    return []
  }
  return stepBack(story, u.id, free[0]!, step.left)
}
/** One hex back; a leader alone in it is joined, and the rest is waived. */
export function stepBack(story: Story, unit: UnitId, hex: string, left: number): readonly Step[] {
  const u = story.unit(unit)
  const leader = u.leader
  story.add({ type: 'Retreated', unit, hex }, put(story, unit, hex))
  const a = story.state.attack!
  if (unit === a.target) setAttack(story, { left: true })
  objectives(story)
  if (story.state.ended) return []
  const joined = story.unit(unit).leader
  if (joined !== leader && joined) {
    story.add({ type: 'Joined', unit, leader: joined })
    return []
  }
  return left > 1 ? [{ do: 'retreat', unit, left: left - 1 }] : []
}

function retire(story: Story): readonly Step[] {
  const a = story.state.attack!
  const t = story.unit(a.target)
  if (t.hex === null || !a.retire) return []
  story.add({ type: 'Retired', unit: t.id, path: a.retire }, put(story, t.id, a.retire[a.retire.length - 1]!))
  setAttack(story, { left: true })
  objectives(story)
  return []
}

const massFormed = ({ state }: Story): Made =>
  state.options.massLimit === 'total' ? { now: { massesFormed: (state.massesFormed ?? 0) + 1 } } : {}
/** Horse at a square: its die, the horse's, and where it is played so, the square's once more. */
export const atSquare = (s: CcSeen): readonly Step[] => [
  { do: 'square' },
  { do: 'roll' },
  { do: 'advance' },
  ...(s.options.squareBackRoll === true ? [{ do: 'back' } as const] : []),
  { do: 'end' },
]
/** A square is formed: with a card, or as a mass. */
export function formSquare(story: Story, unit: UnitId, index: number | null): void {
  const u = story.unit(unit)
  const hand = story.state.hands[u.seat]
  const card = index === null ? null : hand[index]!
  story.add(
    { type: 'Squared', unit, mass: card === null },
    {
      units: { [unit]: { square: card === null ? 'mass' : { card }, member: false } },
      ...(card === null
        ? massFormed(story)
        : { now: { hands: { ...story.state.hands, [u.seat]: hand.filter((_, i) => i !== index) } } }),
    },
  )
  setAttack(story, { square: true })
  setSteps(story, atSquare(story.state))
}
