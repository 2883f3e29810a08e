/**
 * 1.20: the ledger, per contingent and arm. It is not what the losses were made from: what a unit had stands in the battle, what it has
 * is read off the map afterwards, and between the two every point is looked for. A line that does not close stops the hand-over.
 */
import { NO_POINTS } from './points'
import { ARMS, type Arm, type Battle, type Fought, type LedgerLine, type Points, type PursuitLoss, SIDES } from './types'

/** The ledger of a battle. `after`: what a unit has on the map when its losses have been taken off; gone: nothing. */
export function ledgerOf(
  battle: Battle,
  fought: Fought,
  pursuit: readonly PursuitLoss[],
  after: (contingent: string) => Points | null,
): readonly LedgerLine[] {
  return SIDES.flatMap(side =>
    battle.sides[side].contingents.flatMap(c => {
      const account = fought.accounts.find(a => a.contingent === c.id)
      const hunted = pursuit.find(p => p.contingent === c.id)?.loss ?? NO_POINTS
      const now = after(c.id) ?? NO_POINTS
      return ARMS.map((arm): LedgerLine => {
        const park = account?.park[arm] ?? 0
        return {
          side,
          contingent: c.id,
          arm,
          before: c.has[arm],
          brought: c.brings[arm],
          onTable: account?.onTable[arm] ?? 0,
          park,
          // Of what the unit has now, the part that was at the table: without its park, and what it left at home.
          returned: now[arm] - park - (c.has[arm] - c.brings[arm]),
          battleLoss: account?.battleLoss[arm] ?? 0,
          pursuitLoss: hunted[arm],
          after: now[arm],
        }
      })
    }),
  )
}

/** One thing in a ledger that does not close. */
export interface LedgerFault {
  readonly code: 'ledger/brought' | 'ledger/table' | 'ledger/after' | 'ledger/negative' | 'ledger/points'
  readonly contingent?: string
  readonly arm?: Arm
}

/** What does not close; nothing: every point is accounted for. `points`: those that the losses gave each side. */
export function ledgerFaults(
  lines: readonly LedgerLine[],
  points: { readonly a: number; readonly b: number },
): readonly LedgerFault[] {
  const out: LedgerFault[] = []
  for (const l of lines) {
    const say = (code: LedgerFault['code'], wrong: boolean) => {
      if (wrong) out.push({ code, contingent: l.contingent, arm: l.arm })
    }
    const numbers = [l.before, l.brought, l.onTable, l.park, l.returned, l.battleLoss, l.pursuitLoss, l.after]
    say('ledger/negative', numbers.some(n => !Number.isSafeInteger(n) || n < 0) || l.brought > l.before)
    say('ledger/brought', l.brought !== l.onTable + l.park)
    say('ledger/table', l.onTable !== l.returned + l.battleLoss + l.pursuitLoss)
    say('ledger/after', l.after !== l.before - l.battleLoss - l.pursuitLoss)
  }
  const lost = (side: 'a' | 'b'): number =>
    lines.filter(l => l.side === side).reduce((s, l) => s + l.battleLoss + l.pursuitLoss, 0)
  if (lost('a') !== points.b || lost('b') !== points.a) out.push({ code: 'ledger/points' })
  return out
}

/** Victory points of a battle and its pursuit, one for each of the enemy's points (NC-4). */
export function pointsOf(lines: readonly LedgerLine[]): { readonly a: number; readonly b: number } {
  const lost = (side: 'a' | 'b'): number =>
    lines.filter(l => l.side === side).reduce((s, l) => s + l.battleLoss + l.pursuitLoss, 0)
  return { a: lost('b'), b: lost('a') }
}

/** The ledger of one battle of the campaign, kept until the next turn: what fought where, and who of it was not at the table. */
export interface Ledger {
  readonly fight: string
  readonly turn: number
  readonly at: string
  /** Contingents that the battle did not wait for: the pursuit has no part of them. */
  readonly absent: readonly string[]
  readonly lines: readonly LedgerLine[]
}

/** What a side's contingents still had at the table when the battle was over: what a pursuit may take from. */
export function pursuedOf(ledger: Ledger, side: 'a' | 'b'): ReadonlyMap<string, Points> {
  const out = new Map<string, Points>()
  for (const l of ledger.lines.filter(line => line.side === side && !ledger.absent.includes(line.contingent)))
    out.set(l.contingent, { ...(out.get(l.contingent) ?? NO_POINTS), [l.arm]: l.onTable - l.battleLoss - l.pursuitLoss })
  return out
}

/** The ledger with a pursuit's losses in it. `after`: what the units have on the map then. */
export const withPursuit = (ledger: Ledger, losses: readonly PursuitLoss[], after: (contingent: string) => Points): Ledger => ({
  ...ledger,
  lines: ledger.lines.map(l => {
    const loss = losses.find(p => p.contingent === l.contingent)?.loss[l.arm]
    if (loss === undefined) return l
    const gone = l.after - after(l.contingent)[l.arm]
    return { ...l, pursuitLoss: l.pursuitLoss + loss, returned: l.returned - gone, after: l.after - gone }
  }),
})

/** The ledger as a side may read it: of the enemy nothing that was not brought to the battle. */
export const ledgerSeen = (ledger: Ledger, viewer: string): Ledger => ({
  ...ledger,
  lines: ledger.lines.map(l =>
    l.side === viewer ? l : { ...l, before: l.brought, after: l.brought - l.battleLoss - l.pursuitLoss },
  ),
})

const isWholePoints = (p: unknown): p is Points =>
  typeof p === 'object' && p !== null && ARMS.every(arm => Number.isSafeInteger((p as Points)[arm]) && (p as Points)[arm] >= 0)

/**
 * What is wrong with an account that somebody hands back, before anything is taken off the map: contingents that were not there or come
 * twice, points that do not add up, losses of what was not at the table, fates of leaders who were not there.
 */
export function foughtFaults(battle: Battle, fought: Fought): readonly string[] {
  const out = new Set<string>()
  const say = (code: string, wrong: boolean) => {
    if (wrong) out.add(code)
  }
  say('account/battle', fought.battle !== battle.id)
  say('account/sides', !SIDES.includes(fought.beaten) || fought.held !== (fought.beaten === 'a' ? 'b' : 'a'))
  const all = SIDES.flatMap(side => battle.sides[side].contingents.map(c => ({ c, side })))
  say('account/contingents', fought.accounts.length !== all.length)
  const lost = { a: 0, b: 0 }
  for (const { c, side } of all) {
    const a = fought.accounts.find(x => x.contingent === c.id)
    const whole = a && a.side === side && [a.brought, a.onTable, a.park, a.battleLoss].every(isWholePoints)
    say('account/contingents', !whole)
    if (!a || !whole) continue
    say(
      'account/brought',
      ARMS.some(arm => a.brought[arm] !== c.brings[arm] || a.brought[arm] !== a.onTable[arm] + a.park[arm]),
    )
    say(
      'account/losses',
      ARMS.some(arm => a.battleLoss[arm] > (a.arrived ? a.onTable[arm] : 0)),
    )
    lost[side] += ARMS.reduce((n, arm) => n + a.battleLoss[arm], 0)
  }
  say('account/points', fought.points?.a !== lost.b || fought.points?.b !== lost.a)
  const led = SIDES.flatMap(side => battle.sides[side].contingents.flatMap(c => c.leaders.map(l => `${side}:${l.id}`)))
  say(
    'account/leaders',
    fought.leaders.some(l => !led.includes(`${l.side}:${l.leader}`)),
  )
  say('account/leaders', new Set(fought.leaders.map(l => l.leader)).size < fought.leaders.length)
  return [...out]
}
