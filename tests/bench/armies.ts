/** Armies to draw, without a game: bodies of given kits and dresses in ranks, as the figures' bench and its pictures need them. */
import { unitId } from '../../src/base/units'
import type { Body, BodyState, Footprint } from '../../src/rulesets/contract'

type Size = readonly [width: number, depth: number, bases: number, figures: number]
const LINE: Size = [4, 1.5, 4, 24]
const HORSE: Size = [3, 3, 4, 12]
const SIZES: { readonly [kit: string]: Size } = {
  'line-infantry': LINE,
  grenadier: LINE,
  jaeger: [4, 1.5, 4, 12],
  grenzer: [4, 1.5, 4, 12],
  cuirassier: HORSE,
  dragoon: HORSE,
  hussar: HORSE,
  cossack: [3, 3, 6, 12],
  'gun-light': [4, 4, 1, 4],
  'gun-heavy': [4, 4, 1, 4],
  howitzer: [4, 4, 1, 4],
  general: [2, 2, 1, 3],
  courier: [2, 2, 1, 1],
}
const rad = (d: number) => (d * Math.PI) / 180

/** One body in line, its bases side by side. */
export function body(
  id: string,
  kit: string,
  dress: string,
  at: readonly [number, number],
  facing: number,
  states: readonly BodyState[] = [],
  name = id,
): Body {
  const [w, d, bases, full] = SIZES[kit] ?? LINE
  const width = w * bases
  const footprint: Footprint = { front: at, facing, width, depth: d }
  const base = (i: number): Footprint => {
    const off = (i + 0.5) * w - width / 2
    return {
      front: [at[0] + Math.cos(rad(facing)) * off, at[1] - Math.sin(rad(facing)) * off],
      facing,
      width: w,
      depth: d,
    }
  }
  return {
    id: unitId(id),
    seat: id.startsWith('b') ? 'b' : 'a',
    kit,
    dress,
    name: { it: name, en: name },
    footprint,
    bases: Array.from({ length: bases }, (_, i) => base(i)),
    figures: full,
    full,
    states,
    selectable: true,
  }
}

const PRUSSIA: readonly (readonly [string, string, number])[] = [
  ['line-infantry', 'prussia-line', 6],
  ['line-infantry', 'prussia-line-2', 5],
  ['grenadier', 'prussia-grenadier', 1],
  ['jaeger', 'prussia-jaeger', 1],
  ['cuirassier', 'prussia-cuirassier', 3],
  ['dragoon', 'prussia-dragoon', 2],
  ['hussar', 'prussia-hussar', 1],
  ['gun-light', 'prussia-artillery', 2],
  ['gun-heavy', 'prussia-artillery', 2],
  ['howitzer', 'prussia-artillery', 1],
  ['general', 'prussia-general', 4],
  ['courier', 'prussia-courier', 1],
]
const AUSTRIA: readonly (readonly [string, string, number])[] = [
  ['line-infantry', 'austria-line', 7],
  ['line-infantry', 'austria-line-2', 3],
  ['grenadier', 'austria-grenadier', 1],
  ['grenzer', 'austria-grenz', 2],
  ['jaeger', 'austria-jaeger', 1],
  ['cuirassier', 'austria-cuirassier', 3],
  ['dragoon', 'austria-dragoon', 1],
  ['hussar', 'austria-hussar', 1],
  ['gun-light', 'austria-artillery', 3],
  ['gun-heavy', 'austria-artillery', 2],
  ['general', 'austria-general', 4],
]

/**
 * Both armies about as strong as at Lobositz, `times` over, on a table of 180 by 120 cm. The copies stand on each other's place a
 * little aside: it is the card's work that counts, not the picture.
 */
export function armies(times = 1): Body[] {
  const all: Body[] = []
  for (let n = 0; n < times; n++)
    for (const [seat, list] of [
      ['a', PRUSSIA],
      ['b', AUSTRIA],
    ] as const) {
      let x = 2
      let row = 0
      let count = 0
      for (const [kit, dress, many] of list)
        for (let i = 0; i < many; i++) {
          const [w, , bases] = SIZES[kit]
          if (x + w * bases > 176) {
            x = 2
            row++
          }
          const y = 44 - row * 9 + n * 0.3
          const at: readonly [number, number] = [x + (w * bases) / 2 + n * 0.2, seat === 'a' ? y : 120 - y]
          const states: BodyState[] =
            kit.startsWith('gun') || kit === 'howitzer' ? ['unlimbered'] : /infantry|grenadier/.test(kit) ? ['firstVolley'] : []
          all.push(body(`${seat}/${n}/${++count}`, kit, dress, at, seat === 'a' ? 0 : 180, states))
          x += w * bases + 1.2
        }
    }
  return all
}
