/** A small measured game for the hands' tests: 14 cm, a wheel costs double and comes first, obliques to 30°, nobody through anybody. */
import { ok } from '../base/result'
import type { Seat, UnitId } from '../base/units'
import type { Answer, GameSnapshot, Mode, TableGame } from '../client/game'
import { applyStep, arcOf, degreesOf, footprintAt, gapCm, obstacleOf, pivotOf, quantisePose, sweepObstacles } from '../geometry'
import type {
  Body,
  Footprint,
  GameStep,
  MoveCommand,
  PlaceCommand,
  Point,
  Pose,
  Refusal,
  Show,
  Step,
  Typed,
  Verdict,
} from '../rulesets/contract'

export interface FakeUnit {
  readonly id: string
  readonly front: Point
  readonly facing?: number
  readonly width?: number
  readonly depth?: number
  readonly group?: string
  readonly radius?: number
  /** It may not move: this one deed is offered to it. */
  readonly only?: string
}
export interface FakeGame extends TableGame {
  readonly sent: Typed[]
  pose(id: string): Pose
  /** Takes a piece off, as if the other side had done it. */
  remove(id: string): void
  /** Puts a piece elsewhere, as if the other side had done it. */
  put(id: string, front: Point, facing: number): void
  setMode(mode: Mode): void
  /** After so many moves of the next ones sent together the other side breaks in, and is asked until `answers`. */
  breaksIn(after: number): void
  /** It has answered: the mover goes on, in this phase. */
  answers(what?: string): void
}

export const ALLOWANCE = 14
const LIMIT = 30
const SLACK = 0.01

export function fakeGame(units: readonly FakeUnit[], mode: Mode = 'enforced'): FakeGame {
  const pieces = new Map<string, { footprint: Footprint; spent: boolean; group?: string; radius?: number; only?: string }>()
  for (const u of units)
    pieces.set(u.id, {
      footprint: { front: u.front, facing: u.facing ?? 0, width: u.width ?? 16, depth: u.depth ?? 1.5 },
      spent: false,
      group: u.group,
      radius: u.radius,
      only: u.only,
    })
  const listeners = new Set<() => void>()
  const sent: Typed[] = []
  let at = 0
  let now = mode
  let breaks: number | null = null
  let awaiting: { seat: Seat; what: string }[] = [{ seat: 'a', what: 'move1' }]
  const seatOf = (id: string): Seat => (id.startsWith('a') ? 'a' : 'b')

  function show(): Show {
    const bodies: Body[] = [...pieces].map(([id, p]) => ({
      id,
      seat: seatOf(id),
      kit: 'line',
      dress: 'blue',
      name: { it: `it ${id}`, en: `en ${id}` },
      footprint: p.footprint,
      bases: [p.footprint],
      figures: 3,
      full: 3,
      states: [],
      selectable: true,
      ...(p.group ? { group: p.group } : {}),
      ...(p.radius ? { radius: p.radius } : {}),
    }))
    return {
      table: { width: 180, depth: 120 },
      ground: [],
      bodies,
      discs: [],
      overlays: [],
      panels: {},
      status: { turn: 1, turns: 12, phase: { code: 'phase' }, seat: 'a' },
    }
  }
  let present: GameSnapshot
  const snap = () => {
    present = {
      at,
      show: show(),
      awaiting,
      outcome: null,
      mode: now,
      told: [],
      undo: null,
      redo: false,
      mustMove: [],
      offers: [],
    } as unknown as GameSnapshot
  }
  snap()
  const happen = () => {
    at++
    snap()
    for (const l of [...listeners]) l()
  }

  type Stand = ReadonlyMap<string, { footprint: Footprint; spent: boolean }>
  const no = (code: string, clause: string, unit: string, by = 0): Refusal => ({
    code,
    clause,
    at: unit as UnitId,
    with: { by: { cm: by } },
  })

  function judgeMove(stand: Stand, seat: Seat, c: MoveCommand): Verdict {
    const own = stand.get(c.unit)
    const base = { working: [], drawing: [], ends: [] as Pose[] }
    if (!own || seatOf(c.unit) !== seat) return { ...base, kind: 'impossible', refusals: [no('unit/not-yours', '1', c.unit)] }
    const refusals: Refusal[] = []
    if (own.spent) refusals.push(no('move/done', '7.1', c.unit))
    if (c.steps.length === 0) return { ...base, kind: 'impossible', refusals: [no('move/nothing', '7.1', c.unit)] }
    let cost = 0
    let fp = own.footprint
    const ends: Pose[] = []
    const others = [...stand].filter(([id]) => id !== c.unit)
    const obstacles = others.map(([, p]) => obstacleOf(p.footprint))
    for (const [i, step] of c.steps.entries()) {
      if ('form' in step) {
        refusals.push(no('form/not-allowed', '7.4', c.unit))
        continue
      }
      if ('wheel' in step) {
        const arc = arcOf(fp.width, step.degrees)
        if (i > 0) refusals.push(no('wheel/not-first', '7.2', c.unit))
        if (arc > ALLOWANCE / 2 + SLACK) refusals.push(no('wheel/too-far', '7.2', c.unit, arc - ALLOWANCE / 2))
        cost += 2 * arc
      } else if ('oblique' in step) {
        if (Math.abs(step.oblique) > LIMIT + SLACK) refusals.push(no('oblique/too-wide', '7.2', c.unit))
        cost += step.cm
      } else if ('advance' in step) cost += step.advance
      else refusals.push(no('move/not-allowed', '7.1', c.unit))
      if (cost > ALLOWANCE + SLACK) refusals.push(no('move/too-far', '7.1', c.unit, cost - ALLOWANCE))
      // The front edge alone: a line that touches its neighbours may wheel.
      const front = { ...fp, depth: Math.min(0.4, fp.depth) }
      const hit = sweepObstacles(front, [step], obstacles, SLACK)
      if (!hit.clear) refusals.push(no('move/blocked', '7.3', c.unit))
      fp = applyStep(fp, step)
      ends.push(quantisePose(fp))
    }
    for (const [id, p] of others) {
      if (seatOf(id) === seat) continue
      const cm = gapCm(fp, p.footprint)
      if (c.charge === id ? cm < 1 - 1e-6 : cm <= 1) refusals.push(no('move/too-near', '7.7', c.unit, 1 - cm))
    }
    return {
      ...base,
      kind: refusals.length > 0 ? 'breach' : 'ok',
      refusals,
      working: [{ clause: '7.1', label: 'move', amount: ALLOWANCE - cost }],
      ends,
      left: Math.max(0, ALLOWANCE - cost),
      allowance: ALLOWANCE,
    }
  }
  function judge(seat: Seat, command: Typed): Verdict {
    if (command.type === 'move') return judgeMove(pieces, seat, command as MoveCommand)
    if (command.type === 'moveTogether') {
      const stand = new Map(pieces)
      const ends: Pose[] = []
      for (const m of (command as unknown as { moves: MoveCommand[] }).moves) {
        const v = judgeMove(stand, seat, m)
        if (v.kind !== 'ok') return { ...v, ends }
        const end = v.ends.at(-1)!
        ends.push(end)
        const p = stand.get(m.unit)!
        stand.set(m.unit, { footprint: footprintAt(end, p.footprint), spent: true })
      }
      return { kind: 'ok', refusals: [], working: [], drawing: [], ends }
    }
    if (command.type === 'place') {
      const c = command as PlaceCommand
      const p = pieces.get(c.unit)
      const base = { working: [], drawing: [], ends: [c.pose] }
      if (!p || seatOf(c.unit) !== seat) return { ...base, kind: 'impossible', refusals: [no('unit/not-yours', '1', c.unit)] }
      const refusals = c.pose.front[1] > 60 ? [no('place/outside', '16.2', c.unit)] : []
      return { ...base, kind: refusals.length > 0 ? 'breach' : 'ok', refusals }
    }
    return { kind: 'impossible', refusals: [no('unknown', '0', 'a')], working: [], drawing: [], ends: [] }
  }
  function clamp(seat: Seat, c: MoveCommand): MoveCommand {
    const last = c.steps.at(-1)
    if (!last || judge(seat, c).kind !== 'breach') return c
    const p = pieces.get(c.unit)!
    const scaled = (k: number): GameStep => {
      if ('wheel' in last)
        return { wheel: last.wheel, degrees: degreesOf(p.footprint.width, arcOf(p.footprint.width, last.degrees) * k) }
      if ('advance' in last) return { advance: last.advance * k }
      if ('oblique' in last) return { oblique: last.oblique, cm: last.cm * k }
      return last
    }
    let low = 0
    let high = 1
    for (let i = 0; i < 50; i++) {
      const mid = (low + high) / 2
      if (judge(seat, { ...c, steps: [...c.steps.slice(0, -1), scaled(mid)] } as MoveCommand).kind === 'ok') low = mid
      else high = mid
    }
    return { ...c, steps: [...c.steps.slice(0, -1), scaled(low)] }
  }

  return {
    sent,
    pose: id => pieces.get(id)!.footprint,
    remove(id) {
      pieces.delete(id)
      happen()
    },
    put(id, front, facing) {
      const p = pieces.get(id)!
      pieces.set(id, { ...p, footprint: { ...p.footprint, front, facing } })
      happen()
    },
    setMode(m) {
      now = m
      happen()
    },
    breaksIn(after) {
      breaks = after
    },
    answers(what = 'move1') {
      awaiting = [{ seat: 'a', what }]
      happen()
    },
    info: {
      ruleset: 'fake',
      scenario: { id: 'fake', title: { it: '', en: '' } },
      seats: { a: { name: 'A' }, b: { name: 'B' } },
      dice: 'table',
      options: {},
      optionSpecs: [],
    },
    get: () => present,
    subscribe(l) {
      listeners.add(l)
      return () => listeners.delete(l)
    },
    show: () => present.show,
    choices: seat =>
      [...pieces]
        .filter(([id, p]) => seatOf(id) === seat && !p.spent)
        .map(([id, { only }]) => {
          const unit = id as UnitId
          return only === undefined ? { moves: unit } : { command: { type: only, unit }, text: { code: only }, unit }
        }),
    ways: () => [],
    judge,
    clamp,
    reach: async (_seat, unit) => {
      const p = pieces.get(unit)
      if (!p) return null
      const [x, y] = p.footprint.front
      return { regions: [], outline: [[pivotOf(p.footprint, 'left'), pivotOf(p.footprint, 'right'), [x, y + ALLOWANCE]]] }
    },
    manoeuvres: (_seat, unit) =>
      pieces.has(unit)
        ? {
            kinds: ['wheel', 'advance', 'oblique'],
            formations: ['column'],
            obliqueLimit: LIMIT,
            allowance: ALLOWANCE,
            left: ALLOWANCE,
          }
        : null,
    solve: () => null,
    charges: (seat, unit) => {
      const own = pieces.get(unit)!.footprint
      return [...pieces].flatMap(([id, p]) => {
        if (seatOf(id) === seat) return []
        const cm = gapCm(own, p.footprint)
        return cm > 1 && cm < ALLOWANCE
          ? [
              {
                target: id as UnitId,
                steps: [{ advance: cm - 1 } as Step],
                left: ALLOWANCE - cm + 1,
                side: 'front' as const,
                margin: 0,
              },
            ]
          : []
      })
    },
    threats: () => [],
    submit(seat, command, with_): Answer {
      sent.push(command as Typed)
      const v = judge(seat, command as Typed)
      if (v.kind === 'impossible') return { kind: 'refused', refusal: v.refusals[0] }
      if (v.kind === 'breach' && now === 'enforced') return { kind: 'refused', refusal: v.refusals[0] }
      if (v.kind === 'breach' && !with_?.insist && now !== 'free') return { kind: 'breach', refusals: v.refusals }
      const moves =
        command.type === 'moveTogether' ? (command as unknown as { moves: MoveCommand[] }).moves : [command as MoveCommand]
      const carried = breaks === null ? moves : moves.slice(0, breaks)
      if (breaks !== null) awaiting = [{ seat: 'b', what: 'opportunity' }]
      breaks = null
      for (const m of carried) {
        const p = pieces.get(m.unit)!
        const pose =
          command.type === 'place' ? (command as unknown as PlaceCommand).pose : judgeMove(pieces, seat, m).ends.at(-1)!
        pieces.set(m.unit, { ...p, footprint: footprintAt(quantisePose(pose), p.footprint), spent: command.type !== 'place' })
      }
      happen()
      return { kind: 'done', n: at }
    },
    past: () => present.show,
    turnEnds: () => [{ turn: present.show.status.turn, n: 0, show: present.show }],
    rolls: () => [],
    undone: () => false,
    undo: () => ok(0),
    redo: () => ok(0),
    lines: () => [],
    since: () => [],
    hash: () => '',
  }
}
