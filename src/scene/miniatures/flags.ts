/** Flags: cloth on a pole, drawn by hand on one canvas from the dresses' designs; all of them one draw call. */
import { BufferAttribute, BufferGeometry, DoubleSide, MeshDepthMaterial, MeshLambertMaterial, RGBADepthPacking } from 'three'
import type { FlagDesign } from './dress'
import { drawFlag } from './heraldry'
import { CELL_VERTEX, createSheet, type Sheet } from './sheet'

const CELL = 192
const COLUMNS = 4
/** The lowest strip of a cell is the pole's wood and its gilt point. */
const POLE_PART = 0.06
const POLE = 2.75
const CLOTH_TOP = 2.62

/**
 * Cloth of breadth and height 1.25 cm hanging backward from a pole that stands on the origin, with folds; `size` of the instance
 * stretches breadth and height. uv 0–1 over the cell, the pole in its lowest strip.
 */
export function flagGeometry(): BufferGeometry {
  const position: number[] = []
  const normal: number[] = []
  const uv: number[] = []
  const index: number[] = []
  const across = 7
  const down = 3
  const H = 1.25
  const fold = (k: number, v: number) => Math.sin(k * 5.2 + v * 0.8) * 0.12 * (0.25 + k)
  for (let j = 0; j <= down; j++)
    for (let i = 0; i <= across; i++) {
      const k = i / across
      const v = j / down
      const z = k * H * 0.94
      const slope = Math.cos(k * 5.2 + v * 0.8) * 0.12 * 5.2 * (0.25 + k) + Math.sin(k * 5.2 + v * 0.8) * 0.12
      const n = Math.sqrt(1 + slope * slope)
      position.push(fold(k, v), CLOTH_TOP - v * H - k * k * 0.22, z + 0.02)
      normal.push(1 / n, 0.1, -slope / n)
      uv.push(k, 1 - v * (1 - POLE_PART))
    }
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const a = j * (across + 1) + i
      const b = a + across + 1
      index.push(a, b, b + 1, a, b + 1, a + 1)
    }
  const ringAt = (y: number, r: number, u: number) => {
    const first = position.length / 3
    for (let k = 0; k < 4; k++) {
      const a = (k * Math.PI) / 2
      position.push(Math.cos(a) * r, y, Math.sin(a) * r)
      normal.push(Math.cos(a), 0, Math.sin(a))
      uv.push(u, POLE_PART / 2)
    }
    return first
  }
  const tube = (a: number, b: number) => {
    for (let k = 0; k < 4; k++) {
      const j = (k + 1) % 4
      index.push(a + k, b + k, b + j, a + k, b + j, a + j)
    }
  }
  tube(ringAt(0, 0.032, 0.25), ringAt(POLE, 0.026, 0.25))
  const point = ringAt(POLE, 0.03, 0.75)
  const broad = ringAt(POLE + 0.09, 0.06, 0.75)
  tube(point, broad)
  tube(broad, ringAt(POLE + 0.26, 0.004, 0.75))
  const g = new BufferGeometry()
  g.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  g.setAttribute('normal', new BufferAttribute(new Float32Array(normal), 3))
  g.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
  g.setIndex(index)
  return g
}

export function flagMaterial(): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ side: DoubleSide })
  material.onBeforeCompile = shader => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `${CELL_VERTEX.head}\nvarying float vTurn;`)
      .replace('#include <uv_vertex>', `${CELL_VERTEX.uv}\nvTurn = 2.0 * cell.x + cell.z;`)
    // the other side of the cloth is painted to be read too
    shader.fragmentShader = shader.fragmentShader.replace('#include <common>', '#include <common>\nvarying float vTurn;').replace(
      '#include <map_fragment>',
      `#ifdef USE_MAP
diffuseColor *= texture2D(map, gl_FrontFacing ? vMapUv : vec2(vTurn - vMapUv.x, vMapUv.y));
#endif`,
    )
  }
  material.customProgramCacheKey = () => 'campo-flag'
  return material
}
export const flagDepth = () => new MeshDepthMaterial({ depthPacking: RGBADepthPacking, side: DoubleSide })

/** Draws these designs, one a cell, in order; null where there is none or no canvas. */
export function createFlags(designs: readonly FlagDesign[]): Sheet | null {
  if (designs.length === 0) return null
  const sheet = createSheet(designs.length, CELL, CELL, COLUMNS)
  if (!sheet) return null
  designs.forEach((design, i) => {
    sheet.draw(i, (brush, width, height) => {
      const strip = Math.round(height * POLE_PART)
      drawFlag(brush, design, width, height - strip)
      brush.fillStyle = '#5a3d22'
      brush.fillRect(0, height - strip, width / 2, strip)
      brush.fillStyle = '#c9a244'
      brush.fillRect(width / 2, height - strip, width / 2, strip)
    })
  })
  sheet.commit()
  return sheet
}
