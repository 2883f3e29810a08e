import type { BufferGeometry } from 'three'
import { seeded } from '../ground/plane'
import type { PropKind } from './place'
import { Solids } from './solids'

const BARK = '#5b4630'

function broadleaf(seed: string, leaves: readonly string[], tall: number): BufferGeometry {
  const s = new Solids()
  const chance = seeded(seed)
  s.cone([0, 0, 0], 0.26, 0.14, tall * 0.5, 5, BARK, 0)
  s.lump([0, tall * 0.62, 0], 1.15, 0.8, leaves[0], chance)
  s.lump([0.5, tall * 0.78, 0.25], 0.8, 0.82, leaves[1], chance)
  s.lump([-0.45, tall * 0.8, -0.2], 0.85, 0.85, leaves[2], chance)
  return s.geometry()
}

function fir(): BufferGeometry {
  const s = new Solids()
  s.cone([0, 0, 0], 0.2, 0.14, 0.9, 5, BARK, 0)
  s.cone([0, 0.6, 0], 1.05, 0.35, 1.5, 7, '#3c5236', 0)
  s.cone([0, 1.7, 0], 0.8, 0.22, 1.4, 7, '#45603d', 0)
  s.cone([0, 2.8, 0], 0.55, 0, 1.7, 7, '#527046')
  return s.geometry()
}

/** A mulberry, cut back every year: a short stem under a dense round head. */
function mulberry(): BufferGeometry {
  const s = new Solids()
  const chance = seeded('mulberry')
  s.cone([0, 0, 0], 0.16, 0.12, 0.95, 5, BARK, 0)
  s.lump([0, 1.35, 0], 0.62, 0.82, '#61753a', chance)
  return s.geometry()
}

function bush(seed: string, leaves: string, squash: number, r: number): BufferGeometry {
  const s = new Solids()
  s.lump([0, r * squash * 0.7, 0], r, squash, leaves, seeded(seed))
  return s.geometry()
}

function vine(): BufferGeometry {
  const s = new Solids()
  const chance = seeded('vine')
  s.cone([0, 0, 0], 0.06, 0.05, 0.72, 4, '#6b5335', 1)
  s.lump([0, 0.46, 0], 0.3, 1, '#6f7d36', chance)
  return s.geometry()
}

/** A piece of a row of trained vines, along x: leaves on wires between two stakes. */
function vineRow(): BufferGeometry {
  const s = new Solids()
  s.box([-0.55, 0.16, 0], [1.1, 0.5, 0.36], 0.07, '#6f7d36', 0.72)
  s.box([0.52, 0.14, 0], [1.0, 0.58, 0.32], -0.09, '#66742f', 0.7)
  return s.geometry()
}

/** Dark openings a hair before a wall: doors and windows. */
function openings(
  s: Solids,
  half: readonly [number, number],
  list: readonly (readonly [number, number, number, number])[],
): void {
  for (const side of [1, -1]) {
    const z = side * (half[1] + 0.012)
    for (const [x, y, w, h] of list) {
      const [a, b] = side > 0 ? [x - w / 2, x + w / 2] : [x + w / 2, x - w / 2]
      s.face(
        [
          [a, y, z],
          [b, y, z],
          [b, y + h, z],
          [a, y + h, z],
        ],
        '#3b2f25',
      )
    }
  }
}

function house(): BufferGeometry {
  const s = new Solids()
  const wall = '#e4d7bb'
  s.box([0, 0, 0], [2.3, 0.22, 1.7], 0, '#8d8474')
  s.box([0, 0.22, 0], [2.24, 1.1, 1.64], 0, wall)
  // Timber: posts and a rail.
  for (const side of [1, -1]) {
    for (const x of [-1.08, -0.36, 0.36, 1.08]) s.box([x, 0.22, side * 0.83], [0.09, 1.1, 0.04], 0, '#5a4430')
    s.box([0, 0.78, side * 0.83], [2.2, 0.08, 0.04], 0, '#5a4430')
  }
  openings(
    s,
    [1.12, 0.82],
    [
      [0, 0.22, 0.34, 0.56],
      [-0.72, 0.5, 0.28, 0.26],
      [0.72, 0.5, 0.28, 0.26],
      [-0.72, 0.9, 0.26, 0.24],
      [0.72, 0.9, 0.26, 0.24],
    ],
  )
  s.gable([0, 1.32, 0], [2.24, 0.95, 1.64], '#a0573f', wall)
  s.box([0.6, 1.7, 0.3], [0.26, 0.75, 0.26], 0, '#8c7a68')
  return s.geometry()
}

function barn(): BufferGeometry {
  const s = new Solids()
  s.box([0, 0, 0], [3.1, 1.05, 1.8], 0, '#8f6f4b')
  openings(
    s,
    [1.55, 0.9],
    [
      [0, 0, 0.8, 0.85],
      [-1, 0.5, 0.2, 0.3],
      [1, 0.5, 0.2, 0.3],
    ],
  )
  s.gable([0, 1.05, 0], [3.1, 1.1, 1.8], '#9a8652', '#8f6f4b', 0.25)
  return s.geometry()
}

function church(): BufferGeometry {
  const s = new Solids()
  const wall = '#ded5c2'
  s.box([0.45, 0, 0], [2.9, 1.7, 1.7], 0, wall)
  openings(
    s,
    [1.45, 0.85],
    [
      [-0.3, 0.6, 0.22, 0.75],
      [0.5, 0.6, 0.22, 0.75],
      [1.3, 0.6, 0.22, 0.75],
    ],
  )
  s.gable([0.45, 1.7, 0], [2.9, 1.15, 1.7], '#6d5a4c', wall)
  s.box([-1.35, 0, 0], [1.15, 3.2, 1.15], 0, wall)
  s.box([-1.35, 3.2, 0], [1.3, 0.14, 1.3], 0, '#b5a98f')
  for (const z of [0.58, -0.58]) s.box([-1.35, 2.5, z], [0.3, 0.45, 0.03], 0, '#3b2f25')
  s.cone([-1.35, 3.34, 0], 0.85, 0.42, 0.7, 8, '#54604f', 0)
  s.cone([-1.35, 4.04, 0], 0.42, 0, 1.5, 8, '#54604f')
  s.box([-1.35, 5.5, 0], [0.05, 0.4, 0.05], 0, '#c9a24a')
  s.box([-1.35, 5.7, 0], [0.2, 0.05, 0.05], 0, '#c9a24a')
  return s.geometry()
}

const MADE: { readonly [kind in PropKind]: () => BufferGeometry } = {
  oak: () => broadleaf('oak', ['#4d6132', '#5c7139', '#68803f'], 3.6),
  lime: () => broadleaf('lime', ['#63753a', '#758845', '#82954d'], 4.2),
  fir,
  mulberry,
  bush: () => bush('bush', '#5f6d36', 0.75, 0.45),
  vine,
  vineRow,
  house,
  barn,
  church,
}

export const propGeometry = (kind: PropKind): BufferGeometry => MADE[kind]()

/** From the palest to the deepest shade that a prop's colour is multiplied with. */
export function tintOf(kind: PropKind, tint: number): readonly [number, number, number] {
  const k = 0.82 + 0.34 * tint
  if (kind === 'house' || kind === 'barn' || kind === 'church')
    return [0.94 + 0.12 * tint, 0.95 + 0.08 * tint, 0.98 - 0.06 * tint]
  return [k * (0.94 + 0.16 * (1 - tint)), k, k * 0.92]
}
