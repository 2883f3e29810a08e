/** The tray: a wooden box lined with felt in the thrower's colour, its soft shadow round it, all in one geometry and one picture. */
import { BufferAttribute, BufferGeometry, CanvasTexture, SRGBColorSpace } from 'three'
import { canvasOf } from '../ground/brush'
import { KEY_FROM } from '../world/lamp'

/** The wood's width and how high it stands over the felt, in cm; the shadow's reach beyond it. */
export const WOOD = 0.62
const HIGH = 0.95
const DEEP = -0.55
export const SHADOW = 1.1

const W = 1024
const FELT_H = 640
const WOOD_H = 96
const H = FELT_H + WOOD_H + 64 + 224

/** Felt above, a strip of wood under it, then the shadow's soft edge. */
export function boxPicture([light, dark]: readonly [string, string], aspect: number): CanvasTexture {
  const { canvas, brush: g } = canvasOf(W, H)
  const tall = FELT_H
  const pool = g.createRadialGradient(W * 0.42, tall * 0.36, 20, W * 0.5, tall * 0.5, W * 0.62)
  pool.addColorStop(0, light)
  pool.addColorStop(1, dark)
  g.fillStyle = pool
  g.fillRect(0, 0, W, tall)
  let seed = 7
  const chance = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 4294967296
  }
  // the felt's hair
  for (let i = 0; i < 9000; i++) {
    g.fillStyle = chance() > 0.5 ? '#ffffff' : '#000000'
    g.globalAlpha = 0.03 + 0.04 * chance()
    g.fillRect(chance() * W, chance() * tall, 1 + 3 * chance(), 1 + chance())
  }
  g.globalAlpha = 1
  // a stitched line, and the shade of the walls: broad where the lamp's light falls over them
  g.strokeStyle = '#e8cf9a'
  g.globalAlpha = 0.4
  g.lineWidth = 2
  g.setLineDash([9, 7])
  const inset = 34
  g.strokeRect(inset, inset * aspect, W - 2 * inset, tall - 2 * inset * aspect)
  g.setLineDash([])
  g.globalAlpha = 1
  const edge = (x0: number, y0: number, x1: number, y1: number, strength: number) => {
    const shade = g.createLinearGradient(x0, y0, x1, y1)
    shade.addColorStop(0, `rgba(0,0,0,${strength})`)
    shade.addColorStop(1, 'rgba(0,0,0,0)')
    g.fillStyle = shade
    g.fillRect(0, 0, W, tall)
  }
  edge(0, 0, 110, 0, 0.6)
  edge(0, 0, 0, 110, 0.6)
  edge(W, 0, W - 40, 0, 0.35)
  edge(0, tall, 0, tall - 40, 0.35)
  const wood = g.createLinearGradient(0, tall, 0, tall + WOOD_H)
  wood.addColorStop(0, '#7d4f2a')
  wood.addColorStop(0.5, '#94602f')
  wood.addColorStop(1, '#6f4524')
  g.fillStyle = wood
  g.fillRect(0, tall, W, WOOD_H)
  for (let i = 0; i < 60; i++) {
    g.strokeStyle = chance() > 0.5 ? '#44280f' : '#b98350'
    g.globalAlpha = 0.1 + 0.16 * chance()
    g.lineWidth = 0.8 + 1.6 * chance()
    const y = tall + chance() * WOOD_H
    g.beginPath()
    g.moveTo(0, y)
    for (let x = 0; x <= W; x += 60) g.lineTo(x, y + (chance() - 0.5) * 6)
    g.stroke()
  }
  g.globalAlpha = 1
  // soft edge: dark to nothing
  const soft = g.createLinearGradient(0, tall + WOOD_H + 64, 0, H)
  for (let i = 0; i <= 8; i++) soft.addColorStop(i / 8, `rgba(0,0,0,${0.62 * (1 - i / 8) ** 2})`)
  g.fillStyle = soft
  g.fillRect(0, tall + WOOD_H + 64, W, H - (tall + WOOD_H + 64))
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 4
  map.premultiplyAlpha = false
  return map
}

const SHADOW_TOP = FELT_H + WOOD_H + 68

/** The box for a felt of these half sizes; its floor is y = 0. */
export function boxGeometry(hw: number, hd: number): BufferGeometry {
  const position: number[] = []
  const uv: number[] = []
  const colour: number[] = []
  type V = readonly [x: number, y: number, z: number, u: number, v: number]
  const quad = (v: readonly [V, V, V, V], light: number, alpha = 1) => {
    for (const i of [0, 1, 2, 0, 2, 3]) {
      const [x, y, z, u, w] = v[i]
      position.push(x, y, z)
      uv.push(u / W, 1 - w / H)
      colour.push(light, light, light, alpha)
    }
  }
  // corners anticlockwise from near left
  const ring = (o: number): readonly (readonly [number, number])[] => [
    [-hw - o, hd + o],
    [hw + o, hd + o],
    [hw + o, -hd - o],
    [-hw - o, -hd - o],
  ]
  const strip = (
    o0: number,
    y0: number,
    v0: number,
    o1: number,
    y1: number,
    v1: number,
    light: (side: number) => number,
    shift = 0,
  ) => {
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4
      const [a, b, c, d] = [ring(o0)[side], ring(o0)[next], ring(o1)[next], ring(o1)[side]]
      const s = shift
      quad(
        [
          [a[0] + s, y0, a[1] + s, 20, v0],
          [b[0] + s, y0, b[1] + s, W - 20, v0],
          [c[0] + s, y1, c[1] + s, W - 20, v1],
          [d[0] + s, y1, d[1] + s, 20, v1],
        ],
        light(side),
      )
    }
  }
  const lit = (nx: number, ny: number, nz: number) =>
    0.42 + 0.72 * Math.max(0, (nx * KEY_FROM[0] + ny * KEY_FROM[1] + nz * KEY_FROM[2]) / 0.94)
  /** Outward on each side: near, right, far, left. */
  const OUT = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const
  const wall = (out: number, up: number) => (side: number) => lit(OUT[side][0] * out, up, OUT[side][1] * out)
  strip(WOOD - 0.1, DEEP, SHADOW_TOP, WOOD + SHADOW, DEEP, H - 2, () => 1, 0.16)
  quad(
    [
      [-hw, 0, hd, 0, FELT_H - 1],
      [hw, 0, hd, W, FELT_H - 1],
      [hw, 0, -hd, W, 1],
      [-hw, 0, -hd, 0, 1],
    ],
    1,
  )
  const T = FELT_H
  strip(0, 0, T + 6, 0, HIGH, T + 30, wall(-1, 0))
  strip(0, HIGH, T + 30, 0.1, HIGH + 0.08, T + 36, wall(-0.7, 0.7))
  strip(0.1, HIGH + 0.08, T + 36, WOOD - 0.1, HIGH + 0.08, T + 70, wall(0, 1))
  strip(WOOD - 0.1, HIGH + 0.08, T + 70, WOOD, HIGH - 0.02, T + 76, wall(0.7, 0.7))
  strip(WOOD, HIGH - 0.02, T + 76, WOOD, DEEP, T + 92, wall(1, 0))
  const g = new BufferGeometry()
  g.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  g.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
  g.setAttribute('colour', new BufferAttribute(new Float32Array(colour), 4))
  return g
}
