/**
 * The country as it is painted on the table: roads and towns from the map's data; rivers, heights, woods and lakes round about them for
 * the eye alone. No rule asks for any of it.
 */
import { cos, sin } from '../../geometry/trig'
import type { Ground, Name, Point } from '../contract'
import { placeOf } from './map'
import type { CampMap, Link, Place } from './scenario'

/** Kilometres of the map to a centimetre of the table. */
export const KM = 5
/** A place of the map, kilometres from its north-west corner, on the table. */
export const onTable = (map: CampMap, [x, y]: readonly [number, number]): Point => [x / KM, (map.size[1] - y) / KM]

/** Points of the map by their letters, places between them by kilometres. */
type Way = readonly (string | readonly [number, number])[]
/** The Danube through its bridges, and on to the map's edges. */
const DANUBE: Way = [
  [0, 233],
  'ULM',
  'DON',
  'ING',
  'REG',
  'STR',
  [255, 180],
  'PAS',
  [322, 214],
  'LIN',
  [400, 222],
  'KRE',
  [478, 218],
  'WIE',
  'PRE',
  [600, 268],
  'KOM',
  [680, 278],
  'BUD',
  [706, 370],
  [692, 470],
  [704, 545],
]
const named = (it: string, en: string = it): Name => ({ it, en })
/** Lesser waters by the points that they pass. */
const WATERS: readonly (readonly [name: Name, way: Way])[] = [
  [named('Lech'), [[60, 330], [84, 270], 'AUG', 'DON']],
  [named('Isar'), [[130, 300], 'MUN', 'LAN', [214, 172], 'STR']],
  [named('Inn'), [[60, 372], 'INN', 'KUF', [214, 262], 'BRA', 'PAS']],
  [named('Enns'), [[300, 330], [318, 280], [372, 262], [356, 232], 'LIN']],
  [named('Mura', 'Mur'), [[300, 372], [352, 352], 'LEO', 'GRA', [452, 396], [510, 430], [560, 452], [640, 470], [700, 478]]],
  [named('Drava'), [[205, 386], 'LIE', 'VIL', 'KLA', 'MAR', [510, 430]]],
  [named('Sava'), [[312, 442], 'LAI', [420, 486], 'AGR', [560, 528], [640, 545]]],
  [named('Adige'), [[116, 380], 'BRX', 'TRE', 'VER', [140, 545]]],
  [named('Morava'), [[560, 30], 'OLM', [548, 150], [534, 196], 'PRE']],
  [named('Moldava', 'Vltava'), [[346, 200], 'BDW', [348, 92], 'PRG', [356, 0]]],
  [named('Raab'), [[452, 300], [520, 330], [566, 312], 'RAA', 'KOM']],
]
const LAKES: readonly (readonly [x: number, y: number, wide: number, high: number, turn: number, name: Name])[] = [
  [546, 268, 9, 20, 10, named('Lago di Neusiedl', 'Lake Neusiedl')],
  [590, 348, 38, 7, 35, named('Lago Balaton', 'Lake Balaton')],
  [70, 500, 7, 26, -15, named('Lago di Garda', 'Lake Garda')],
  [206, 262, 8, 6, 0, named('Chiemsee')],
]
/** Heights that no point of the map stands on: middle and size in kilometres. */
const HEIGHTS: readonly (readonly [x: number, y: number, size: number, name?: Name])[] = [
  [170, 345, 30],
  [205, 345, 26],
  [95, 400, 34, named('Alpi Retiche', 'Rhaetian Alps')],
  [190, 420, 30, named('Dolomiti', 'Dolomites')],
  [270, 340, 32, named('Alti Tauri', 'High Tauern')],
  [300, 300, 24],
  [335, 330, 26],
  [380, 290, 24],
  [440, 285, 22],
  [255, 415, 26],
  [150, 455, 24],
  [250, 90, 22, named('Selva Boema', 'Bohemian Forest')],
  [300, 140, 22],
  [215, 60, 18],
  [330, 175, 20],
  [420, 150, 20, named('Alture di Moravia', 'Moravian Heights')],
  [470, 60, 20],
]
const WOODS: readonly (readonly [x: number, y: number, wide: number, high: number, name?: Name])[] = [
  [270, 160, 34, 12, named('Selva Bavarese', 'Bavarian Forest')],
  [474, 250, 16, 12, named('Selva Viennese', 'Vienna Woods')],
  [390, 175, 20, 10],
  [160, 60, 18, 10],
  [60, 130, 20, 14],
  [620, 200, 26, 16],
  [640, 420, 28, 14],
]

/** A smooth line through points (Catmull and Rom's), so many pieces to a stretch. */
function curve(points: readonly Point[], pieces = 5): Point[] {
  const out: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i]!
    const p2 = points[i + 1]!
    const p0 = points[i - 1] ?? p1
    const p3 = points[i + 2] ?? p2
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces
      const at = (n: 0 | 1) =>
        0.5 *
        (2 * p1[n] +
          (p2[n] - p0[n]) * t +
          (2 * p0[n] - 5 * p1[n] + 4 * p2[n] - p3[n]) * t * t +
          (3 * p1[n] - p0[n] - 3 * p2[n] + p3[n]) * t * t * t)
      out.push([at(0), at(1)])
    }
  }
  out.push(points.at(-1)!)
  return out
}
/** A blob of twelve corners, uneven by a number that is always the same for the same one. */
function blob([x, y]: Point, wide: number, high: number, turn: number, salt: number): Point[] {
  return Array.from({ length: 12 }, (_, i) => {
    const r = 0.82 + (((salt * 37 + i * 53) % 19) / 19) * 0.34
    const u = cos(i * 30) * wide * r
    const v = sin(i * 30) * high * r
    return [x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn)]
  })
}
const box = ([x, y]: Point, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]

function road(map: CampMap, l: Link): Ground {
  const [p, q] = l.ends.map(e => onTable(map, placeOf(map, e).at)) as [Point, Point]
  const [b, c] = l.ends.map(e => l.banks[e])
  // A road along the river keeps to its bank.
  const side = b !== undefined && b === c ? (b === 'north' ? 1.4 : -1.4) : 0
  const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + side]
  const line = side === 0 ? [p, q] : curve([p, middle, q], 6)
  return { id: `road/${l.ends.join('-')}`, kind: 'road', outline: [], line, width: l.long ? 0.45 : 0.7 }
}
function town(map: CampMap, p: Place): Ground[] {
  const at = onTable(map, p.at)
  const fort = p.fort > 0
  return [{ id: `town/${p.id}`, kind: fort ? 'sector' : 'village', outline: box(at, fort ? 1.25 : 1) }]
}

const painted = new WeakMap<CampMap, readonly Ground[]>()
/** The same list as long as the map is the same. */
export function groundOf(map: CampMap): readonly Ground[] {
  const known = painted.get(map)
  if (known) return known
  const at = (p: string | readonly [number, number]) => onTable(map, typeof p === 'string' ? placeOf(map, p).at : p)
  const water = (id: string, kind: 'river' | 'stream', way: Way, width: number, name: Name): Ground => {
    const line = curve(way.map(at))
    return { id, kind, outline: [], line, width, name }
  }
  const passes: typeof HEIGHTS = map.points.filter(p => p.ground === 'mountain').map(p => [p.at[0], p.at[1] - 14, 24])
  const heights = [...passes, ...HEIGHTS]
  const all: Ground[] = [
    ...heights.map(
      ([x, y, size, name], i): Ground => ({
        id: `height/${i}`,
        kind: 'hill',
        outline: blob(onTable(map, [x, y]), size / KM, (size * 0.7) / KM, (i * 40) % 180, i),
        height: size > 23 ? 1.6 : 1,
        ...(name ? { name } : {}),
      }),
    ),
    ...WOODS.map(
      ([x, y, wide, high, name], i): Ground => ({
        id: `wood/${i}`,
        kind: 'wood',
        outline: blob(onTable(map, [x, y]), wide / KM, high / KM, i * 20, i + 3),
        ...(name ? { name } : {}),
      }),
    ),
    ...LAKES.map(
      ([x, y, wide, high, turn, name], i): Ground => ({
        id: `lake/${i}`,
        kind: 'lake',
        outline: blob(onTable(map, [x, y]), wide / KM, high / KM, turn, i + 7),
        name,
      }),
    ),
    water('danube', 'river', DANUBE, 1.1, named('Danubio', 'Danube')),
    ...WATERS.map(([name, way], i) => water(`water/${i}`, 'stream', way, 0.4, name)),
    ...map.links.map(l => road(map, l)),
    ...map.points.flatMap(p => town(map, p)),
  ]
  painted.set(map, all)
  return all
}
