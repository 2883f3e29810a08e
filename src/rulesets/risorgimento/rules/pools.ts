/** 6.4: the dice of both sides of a melee, with the terms that belong to a whole side counted once. */
import type { Term } from '../../contract'
import { aspectOf } from '../board'
import type { Counter, Melee, SbSeen } from '../state'
import { CANISTER_RANGE, CHARGE_FACTOR } from '../tables'
import { builtUp } from './assault'
import { fireDice } from './fireDice'
import { markOf } from './firing'
import { meleeDice } from './meleeDice'
import { at, board } from './where'

/** Attackers and defenders that are still on the map. */
export const attackersOf = (s: SbSeen, m: Melee): readonly Counter[] =>
  m.attackers.map(id => s.units[id]!).filter(u => u.place === 'map')
export const defendersOf = (s: SbSeen, m: Melee): readonly Counter[] => at(s, m.hex)

/** The aspect under which the hex is entered: that of its top counter; guns in battery have rear for flank (5.1.1). */
export function aspectIn(s: SbSeen, hex: string, from: string): 'front' | 'flank' | 'rear' {
  const top = at(s, hex)[0]
  if (!top || top.formation === 'skirmish' || top.formation === 'limbered' || builtUp(s, hex)) return 'front'
  const aspect = aspectOf(board(s), hex, top.facing, from)
  return aspect === 'flank' && top.kind === 'artillery' ? 'rear' : aspect
}

type Pool = { readonly dice: number; readonly working: readonly Term[] }
/** Dice of the attackers; terms of aspect and weight with the first alone. */
export function attackDice(s: SbSeen, m: Melee): Pool {
  const there = defendersOf(s, m)
  const aspect = aspectIn(s, m.hex, m.from)
  const atColumn = there[0]?.kind === 'infantry' && there[0].formation === 'column'
  const horse = there.filter(u => u.kind === 'cavalry').map(u => u.weight)
  const parts = attackersOf(s, m).map((u, i) =>
    meleeDice({
      melee: u.melee,
      losses: u.losses,
      formation: markOf(u),
      role: 'attacker',
      aspect: i === 0 ? aspect : 'front',
      builtUp: builtUp(s, m.hex),
      ...(u.kind === 'cavalry'
        ? {
            cavalry: {
              charge: m.charge && m.round === 1,
              atColumn,
              weightAbove: i === 0 && horse.length > 0 ? Math.max(0, u.weight - Math.max(...horse)) : 0,
            },
          }
        : {}),
    }),
  )
  return { dice: parts.reduce((t, p) => t + p.dice, 0), working: parts.flatMap(p => p.working) }
}
/** Smoothbore guns in the assaulted hex that could fire at who comes in (6.4.5); not at who takes them in rear. */
export const canisterGuns = (s: SbSeen, m: Melee): readonly Counter[] =>
  m.round > 1 || aspectIn(s, m.hex, m.from) === 'rear'
    ? []
    : defendersOf(s, m).filter(
        u => u.kind === 'artillery' && u.arm === 'L' && u.formation === 'line' && u.mark !== 'stop' && !u.spent,
      )
/** Dice of a gun that fires canister in the place of fighting: the terms of the target with the first gun alone (F12, F20). */
function canisterDice(s: SbSeen, m: Melee, u: Counter, first: boolean): Pool {
  const top = attackersOf(s, m)[0]
  const mark = top ? markOf(top) : 'line'
  const got = fireDice({
    fire: u.fire,
    losses: u.losses,
    formation: markOf(u),
    arm: u.arm,
    kind: 'artillery',
    hexes: CANISTER_RANGE,
    canister: true,
    target: { formation: first || mark === 'skirmish' ? mark : 'line', flank: false },
  })
  return 'refusal' in got ? { dice: 0, working: [] } : got
}

/** Dice of the defenders who have not fired; taken in rear a side rolls one in all, charged in column half. */
export function defenceDice(s: SbSeen, m: Melee): Pool {
  const aspect = aspectIn(s, m.hex, m.from)
  const fighting = defendersOf(s, m).filter(u => m.round > 1 || !u.spent || u.mark === 'stop')
  if (fighting.length === 0) return { dice: 0, working: [] }
  if (aspect === 'rear') return { dice: 1, working: [{ clause: '6.4.2', label: 'sbRear', amount: 1 }] }
  // Before their owner is asked, guns are thought to fire.
  const guns = m.round > 1 ? [] : (m.canister ?? canisterGuns(s, m).map(u => u.id))
  const parts = fighting.map((u, i): Pool => {
    if (guns.includes(u.id)) return canisterDice(s, m, u, guns[0] === u.id)
    const own = meleeDice({
      melee: u.melee,
      losses: u.losses,
      formation: markOf(u),
      role: 'defender',
      aspect: i === 0 ? aspect : 'front',
      builtUp: builtUp(s, m.hex),
    })
    // 6.5.4: who rode a hex straight before it met the charge doubles as well.
    if (m.met !== 'double' || m.round > 1 || u.kind !== 'cavalry') return own
    const more = (u.melee - u.losses) * (CHARGE_FACTOR - 1)
    return { dice: own.dice + more, working: [...own.working, { clause: '6.5.4', label: 'sbCounterCharge', amount: more }] }
  })
  const dice = parts.reduce((t, p) => t + p.dice, 0)
  const working = parts.flatMap(p => p.working)
  const column = m.charge && m.round === 1 && defendersOf(s, m)[0]?.formation === 'column'
  if (!column) return { dice, working }
  const half = Math.ceil(dice / 2)
  return { dice: half, working: [...working, { clause: '6.5.3', label: 'sbHalved', amount: half - dice }] }
}
