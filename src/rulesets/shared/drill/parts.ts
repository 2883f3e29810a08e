/** What the makers of drills share: poses near the middle of the table, how firmly an answer holds, words of an option. */
import { CONTACT, centreOf, fromLocal, gapCm } from '../../../geometry'
import type { Footprint, Overlay, Param, Phrase, Point, Pose } from '../../contract'
import type { Chance, Level, Option } from '../../contract/practice'

export const phrase = (code: string, with_?: { readonly [key: string]: Param }): Phrase =>
  with_ ? { code, with: with_ } : { code }

/** No yes and no lies nearer than this: five times the published tolerance. */
export const LEAST: number = 5 * CONTACT
/** How near a yes and a no lie to each other, by level: from, to, in cm. */
export const BAND: { readonly [l in Level]: readonly [number, number] } = {
  1: [2, 6],
  2: [1, 2.5],
  3: [0.4, 1.2],
  4: [LEAST + 0.01, 0.45],
}
export const within = (cm: number, [from, to]: readonly [number, number]): boolean => cm >= from - 1e-9 && cm <= to + 1e-9

/** A facing about straight ahead, the wilder the higher the level. */
export const about = (r: Chance, facing: number, most: number): number => (facing + r.between(-most, most) + 360) % 360

/** A place so far off in that direction. */
export const off = (from: Point, bearing: number, cm: number): Point => fromLocal({ front: from, facing: bearing }, [0, cm])

/** The pose of a rectangle of that depth whose middle is there. */
export const middleAt = (centre: Point, facing: number, depth: number): Pose => ({
  front: fromLocal({ front: centre, facing }, [0, depth / 2]),
  facing,
})
export const round = (x: number, to = 100): number => Math.round(x * to) / to
export const tidy = (p: Pose): Pose => ({ front: [round(p.front[0]), round(p.front[1])], facing: round(p.facing) })

/** Whether no two of these are nearer to each other than that, and all lie well on the table. */
export function roomy(all: readonly Footprint[], cm: number): boolean {
  return all.every((f, i) => {
    const [x, y] = centreOf(f)
    return x > 12 && x < 168 && y > 12 && y < 108 && all.every((g, j) => j <= i || gapCm(f, g) >= cm)
  })
}

export const yesNo: readonly Option[] = [
  { id: 'yes', text: phrase('drill.yes') },
  { id: 'no', text: phrase('drill.no') },
]
export const yes = (is: boolean): string => (is ? 'yes' : 'no')

export const lineOf = (from: Point, to: Point, cm: number, tone: Overlay['tone'] = 'measure'): Overlay => ({
  kind: 'line',
  tone,
  points: [from, to],
  ends: true,
  text: phrase('drill.draw.cm', { cm: round(cm) }),
})
export const marked = (f: Footprint, text?: Overlay['text'], tone: Overlay['tone'] = 'note'): Overlay => ({
  kind: 'footprint',
  tone,
  footprint: f,
  ...(text ? { text } : {}),
})

const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
interface Placed {
  readonly units: { readonly [id: string]: { readonly pose: Pose } }
}
/**
 * How far any one of these units could be moved, whichever way, and the answer be the same: the greatest of `scales` (ascending) for
 * which that holds. Null: not even the least. `stage` puts the scene on the table.
 */
export function firmness<P extends Placed, S>(
  stage: (scene: P) => S,
  scene: P,
  ids: readonly string[],
  answer: (s: S) => string,
  scales: readonly number[],
): number | null {
  const is = answer(stage(scene))
  const holds = (cm: number) =>
    ids.every(id => {
      const put = scene.units[id]!
      return WAYS.every(([x, y]) => {
        const front: Point = [put.pose.front[0] + x * cm, put.pose.front[1] + y * cm]
        return answer(stage({ ...scene, units: { ...scene.units, [id]: { ...put, pose: { ...put.pose, front } } } })) === is
      })
    })
  // Most positions are steady by far: that is seen at once.
  const last = scales[scales.length - 1]!
  if (holds(last)) return last
  let found: number | null = null
  for (const cm of scales.slice(0, -1)) {
    if (!holds(cm)) break
    found = cm
  }
  return found
}
/** Scales for `firmness` by level: the first is the least that is asked for; an answer steadier than the last is too plain. */
export const SCALES: {
  readonly [l in Level]: { readonly all: readonly number[]; readonly least: number; readonly most: number }
} = {
  1: { all: [1, 2, 4], least: 1, most: 9 },
  2: { all: [0.5, 1, 2, 4], least: 0.5, most: 4 },
  3: { all: [0.2, 0.5, 1, 2], least: 0.2, most: 1 },
  4: { all: [LEAST + 0.01, 0.1, 0.2, 0.3, 0.4, 0.5], least: LEAST + 0.01, most: 0.4 },
}
