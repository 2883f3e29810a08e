/** Each drill's right answer found another way: dice from the rules' tables written down anew, orders by trying every share-out, sight by walking the line. */
import { expect } from 'vitest'
import type { CARD_KINDS, Drill } from '../../contract/practice'
import { testDrills } from '../../shared/drill/drills.testing'
import { practice } from '.'
import { HEXES, middle } from './stage'

const factOf = (d: Drill, code: string) => d.facts.find(f => f.code === code)?.with
const groundIn = (d: Drill, fact: string): string => {
  const said = factOf(d, fact)?.ground
  return said && typeof said === 'object' && 'phrase' in said ? said.phrase.code.replace('drill.pool.ground.', '') : 'open'
}
const cardIn = (with_: NonNullable<Drill['question']['with']> | undefined): string => {
  const said = with_?.card
  return said && typeof said === 'object' && 'phrase' in said ? said.phrase.code.slice('card.'.length) : ''
}
const englishOf = (p: unknown): string => (p as { en: string }).en

/** Dice off by ground, foot, horse, guns: into (in melee alone where it says so), and out of. */
const GROUND: { readonly [g: string]: { into: number[]; out: number[]; melee?: true } } = {
  open: { into: [0, 0, 0], out: [0, 0, 0] },
  forest: { into: [1, 2, 1], out: [0, 2, 1] },
  town: { into: [2, 3, 1], out: [0, 3, 1] },
  marsh: { into: [1, 1, 1], out: [1, 1, 0], melee: true },
}
function dice(d: Drill): number {
  const unit = englishOf(d.question.with?.unit)
  const enemy = englishOf(d.question.with?.enemy)
  const own = d.show.bodies.find(b => englishOf(b.name) === unit && b.id.slice(2) !== '' && d.construction.length > 0)
  const seats = d.show.bodies.map(b => ({ seat: b.seat, name: englishOf(b.name) }))
  const melee = factOf(d, 'drill.pool.melee') !== undefined
  const far = Number(factOf(d, melee ? 'drill.pool.melee' : 'drill.pool.fire')?.hexes)
  const blocks = Number(factOf(d, 'drill.pool.blocks')?.blocks)
  const moved = d.facts.some(f => f.code === 'drill.pool.moved')
  const card = cardIn(factOf(d, 'drill.pool.card'))
  const [here, there] = [groundIn(d, 'drill.pool.here'), groundIn(d, 'drill.pool.there')]
  // The piece that the line starts from is the one that rolls.
  const line = d.construction.find(o => o.kind === 'line') as { points: readonly (readonly [number, number])[] }
  const [x, y] = line.points[0]!
  const from = HEXES.find(h => Math.hypot(middle(h)[0] - x, middle(h)[1] - y) < 1e-6)!
  const seat = d.show.bodies.find(b => b.id.endsWith(`/${from}`))!.seat
  expect(seats.length, unit).toBe(2)
  expect(own).toBeDefined()
  const arm = /cavalry|cuirassiers/.test(unit) ? 1 : /artillery/.test(unit) ? 2 : 0
  let n: number
  if (arm === 2) {
    const foot = [
      [2, 1, 1],
      [3, 2, 2],
      [4, 3, 3],
    ]
    const horse = [
      [1, 1, 1],
      [2, 2, 1],
      [3, 3, 2],
    ]
    n = (unit.startsWith('horse') ? horse : foot)[blocks - 1]![far - 1]!
    if (card === 'bombard') n += 2
  } else if (melee) {
    n = blocks
    if (/heavy|cuirassiers|grenadiers/.test(unit)) n += 1
    if (seat === 'a' && unit === 'line infantry' && /infantry|grenadiers/.test(enemy)) n += 1
  } else {
    n = moved ? (seat === 'a' ? Math.ceil(blocks / 2) : Math.floor(blocks / 2)) : blocks
    if (unit === 'light infantry' || (seat === 'b' && unit === 'grenadiers')) n += 1
  }
  if (card === 'leadership' || (card === 'coldSteel' && melee) || (card === 'fireAndHold' && !melee)) n += 1
  if (card === 'cavalryCharge' && arm === 1 && here !== 'town' && there !== 'town') n += 1
  // Hills by who stands higher.
  const up = there === 'hill' && here !== 'hill'
  const level = there === 'hill' && here === 'hill'
  if (up) n -= [1, 1, 0][arm]!
  else if (level && !melee) n -= [1, 0, 0][arm]!
  if (here === 'hill' && there !== 'hill') n -= [0, 1, 0][arm]!
  const into = GROUND[there]
  if (into && (!into.melee || melee)) n -= into.into[arm]!
  if (GROUND[here]) n -= GROUND[here].out[arm]!
  return Math.max(0, n)
}

const SLOTS: { readonly [card: string]: readonly string[] } = {
  reconInForce: ['left', 'centre', 'right'],
  coordinatedAdvance: ['centre', 'centre', 'left', 'right'],
}
/** Whether the card's orders can be shared out so that everybody named has one: every way is tried. */
function mayHave(d: Drill): boolean {
  const card = cardIn(d.question.with)
  const asked = String(d.question.with?.hex)
  const near = d.facts.some(f => f.code === 'drill.order.near')
  const given = String(factOf(d, 'drill.order.given')?.hexes ?? '')
    .split(', ')
    .filter(Boolean)
  const all = [...given, asked]
  const section = /^(probe|attack)(Left|Centre|Right)$/.exec(card)
  const slots = section
    ? Array.from({ length: section[1] === 'probe' ? 2 : 3 }, () => section[2]!.toLowerCase())
    : (SLOTS[card] ?? ['any', 'any', 'any', 'any'])
  const lies = (hex: string, part: string): boolean => {
    const column = hex.charCodeAt(0) - 64
    const odd = Number(hex.slice(1)) % 2 === 1
    // As seen from the near edge; the far side's left is the right of the screen.
    const seen = near ? part : part === 'left' ? 'right' : part === 'right' ? 'left' : part
    if (seen === 'left') return column <= 4
    if (seen === 'right') return odd ? column >= 10 : column >= 9
    return seen === 'any' || (odd ? column >= 5 && column <= 9 : column >= 4 && column <= 9)
  }
  const kit = (hex: string) => englishOf(d.show.bodies.find(b => b.id.endsWith(`/${hex}`))!.name)
  const arm = (hex: string): boolean => {
    const foot = /infantry/.test(kit(hex))
    if (card === 'cavalryCharge') return /cavalry|horse artillery/.test(kit(hex))
    if (card === 'bayonetCharge') return foot
    return card !== 'fireAndHold' || foot || /artillery/.test(kit(hex))
  }
  const share = (i: number, left: readonly string[]): boolean =>
    i === all.length ||
    (arm(all[i]!) &&
      left.some(
        (s, k) =>
          lies(all[i]!, s) &&
          share(
            i + 1,
            left.filter((_, j) => j !== k),
          ),
      ))
  return share(0, slots)
}

/** Walks the line in small steps: the hex nearest to each is the one that it is in; where two are as near, it runs along their side. */
function blockers(d: Drill): readonly string[] {
  const [from, target] = [String(d.question.with?.hex), String(d.question.with?.target)]
  const [a, b] = [middle(from), middle(target)]
  const full = new Set(d.show.bodies.map(x => x.id.slice(2)))
  for (const c of d.show.hexes!.cells) if (c.kind === 'F' || c.kind === 'T') full.add(c.label)
  const found = new Set<string>()
  const N = 720
  const about = HEXES.filter(h => Math.hypot(middle(h)[0] - (a[0] + b[0]) / 2, middle(h)[1] - (a[1] + b[1]) / 2) < 60)
  for (let i = 1; i < N; i++) {
    const p = [a[0] + ((b[0] - a[0]) * i) / N, a[1] + ((b[1] - a[1]) * i) / N] as const
    const far = about.map(h => Math.hypot(middle(h)[0] - p[0], middle(h)[1] - p[1]))
    const least = Math.min(...far)
    const tied = about.filter((_, k) => far[k]! - least < 1e-6)
    if (tied.includes(from) || tied.includes(target)) continue
    // A corner that is touched belongs to nobody; a side to both of its hexes together.
    if (tied.length === 1 && full.has(tied[0]!)) found.add(tied[0]!)
    if (tied.length === 2 && tied.every(h => full.has(h))) for (const h of tied) found.add(h)
  }
  return [...found]
}

const CHECKS: { readonly [k in (typeof CARD_KINDS)[number]]: (d: Drill) => boolean } = {
  pool: d => d.asked.kind === 'numbers' && d.asked.fields[0]!.right === dice(d),
  order: d => d.asked.kind === 'choice' && d.asked.right === (mayHave(d) ? 'yes' : 'no'),
  blocks(d) {
    if (d.asked.kind !== 'choice') return false
    const found = blockers(d)
    return d.asked.right === 'nobody' ? found.length === 0 : found.includes(d.asked.right)
  },
}

testDrills('drills of cards', 'commands-colors', practice.makers, 240, CHECKS)
