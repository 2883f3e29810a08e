/**
 * The five charges of 3.8 OO-1, played by the engine itself, 20,000 times each: a move that charges, fire, closing, melee, by commands
 * decided and applied; beside them the exact chances. One JSON document on standard output; `scripts/charges.mjs` builds and runs it.
 */
import type { Dice } from '../../src/engine'
import { randomFrom } from '../../src/engine'
import type { Choice, UnitId } from '../../src/rulesets/contract'
import { type OoCommand, type OoState, ordineObliquo } from '../../src/rulesets/ordine-obliquo'
import { moveOdds } from '../../src/rulesets/ordine-obliquo/rules/melee/odds'
import type { Unit } from '../../src/rulesets/ordine-obliquo/state'
import { scenarioOf } from '../games'

const RUNS = Number(process.env.CAMPO_RUNS ?? 20000)
const CHARGER = 'a/C/3' as UnitId
const TARGET = 'b/I/3' as UnitId

const LINE: Partial<Unit> = { arm: 'infantry', troop: 'infantry', weapon: 'musket', bases: 4, base: { width: 4, depth: 1.5 } }
const HORSE: Partial<Unit> = { arm: 'cuirassiers', troop: 'heavyCavalry', weapon: 'none', bases: 4, base: { width: 3, depth: 3 } }
const REGULAR: Partial<Unit> = { experience: 'regular', cp: 5, cpStart: 5, firstVolley: true }
const VILLAGE: OoState['ground'][number] = {
  id: 'village',
  kind: 'village',
  outline: [
    [55, 40],
    [65, 40],
    [65, 50],
    [55, 50],
  ],
}

interface Charge {
  readonly name: string
  readonly charger: Partial<Unit>
  readonly target: Partial<Unit>
  readonly ground?: OoState['ground']
  /** Stopped by fire, attacker wins, defender wins, as 3.8 prints them. */
  readonly printed: readonly [number, number, number]
}
const CHARGES: readonly Charge[] = [
  { name: 'a line against a line with its first volley', charger: {}, target: {}, printed: [28, 25.6, 46.4] },
  { name: 'a line against a line that has fired before', charger: {}, target: { firstVolley: false }, printed: [24, 29.1, 46.9] },
  {
    name: 'cuirassiers with impetus against a line with its first volley',
    charger: HORSE,
    target: {},
    printed: [32, 54.9, 13.1],
  },
  {
    name: 'veterans against recruits that have fired before',
    charger: { experience: 'veteran', cp: 6, cpStart: 6 },
    target: { experience: 'recruit', cp: 4, cpStart: 4, firstVolley: false },
    printed: [20, 68, 12],
  },
  {
    name: 'a line against a village',
    charger: {},
    target: { formation: 'village', village: 'village', pose: { front: [60, 45], facing: 180 } },
    ground: [VILLAGE],
    printed: [16, 16.2, 67.8],
  },
]

/** The two units alone on an empty table, in the first side's moves, its charger 11 cm before its enemy. */
function stage(base: OoState, c: Charge): OoState {
  const at = (u: Unit, y: number, facing: number, more: Partial<Unit>): Unit => {
    const made = { ...u, ...LINE, ...REGULAR, formation: 'line' as const, ...more, place: 'table' as const }
    const pose = more.pose ?? { front: [60, y] as const, facing }
    return { ...made, pose, use: { ...u.use, start: pose, startFormation: made.formation } }
  }
  const units: { [id: string]: Unit } = {}
  for (const [id, u] of Object.entries(base.units)) units[id] = { ...u, place: 'off', pose: null }
  const charger = base.units[CHARGER]!
  const order = { ...charger.counter!, order: { kind: 'attack' as const, target: 'b/I' } }
  units[CHARGER] = at({ ...charger, counter: order }, 29, 0, c.charger)
  units[TARGET] = at(base.units[TARGET]!, 40, 180, c.target)
  const generals = Object.fromEntries(
    Object.entries(base.generals).map(([id, g]) => [id, { ...g, point: g.id === 'a/C/general' ? ([60, 20] as const) : g.point }]),
  )
  return { ...base, ground: c.ground ?? [], units, generals, turn: 1, phase: 'move1', waiting: ['a'], first: 'a' }
}

const commandsOf = (s: OoState, seat: 'a' | 'b'): OoCommand[] =>
  ordineObliquo
    .choices(ordineObliquo.view(s, seat), seat)
    .flatMap((choice: Choice<OoCommand>) => ('command' in choice ? [choice.command] : []))

function play(s: OoState, seat: 'a' | 'b', command: OoCommand, dice: Dice): OoState {
  const decided = ordineObliquo.decide(s, seat, command, dice, false)
  if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`)
  return decided.value.reduce(ordineObliquo.apply, s)
}

/** One charge to its end: 0 stopped, 1 the attacker wins, 2 the defender. */
function run(charged: OoState, dice: Dice): 0 | 1 | 2 {
  let s = charged
  for (let guard = 0; guard < 40; guard++) {
    const fight = s.fights[0]
    if (fight?.done) return fight.winner === 'attackers' ? 1 : 2
    // All other units are away, so that the armies break up when the turn ends.
    const seat = s.waiting[0]
    if (s.turn > 1 || s.ended !== null || seat === undefined) return 0
    const all = commandsOf(s, seat)
    const act = all.find(c => c.type === 'melee') ?? all.find(c => c.type === 'fire') ?? all.find(c => c.type === 'endPhase')
    if (!act) throw new Error(`nothing to do in ${s.phase}`)
    s = play(s, seat, act, dice)
  }
  throw new Error('no end')
}

const { rules, scenario } = await scenarioOf('lobositz')
const base = rules.setUp(scenario, {}) as OoState
const out = CHARGES.map((c, i) => {
  const random = randomFrom(`charges:${i}`)
  const dice: Dice = { roll: (sides, count) => Array.from({ length: count }, () => 1 + random(sides)) }
  const s = stage(base, c)
  const move: OoCommand = { type: 'move', unit: CHARGER, steps: [{ advance: 10 }], charge: TARGET }
  const exact = moveOdds(s, 'a', move)!
  const charged = play(s, 'a', move, dice)
  const counts = [0, 0, 0]
  for (let n = 0; n < RUNS; n++) counts[run(charged, dice)]!++
  return {
    name: c.name,
    runs: RUNS,
    played: counts.map(n => (100 * n) / RUNS),
    exact: [exact.stopped, exact.attackers, exact.target].map(x => 100 * x),
    printed: c.printed,
  }
})
process.stdout.write(JSON.stringify(out))
