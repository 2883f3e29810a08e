import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  SRGBColorSpace,
} from 'three'
import type { Show } from '../../rulesets/contract'
import { type Brush, canvasOf } from '../ground/brush'
import { GROUND } from '../ground/colours'
import { seeded, smooth } from '../ground/plane'
import type { Grade } from '../quality'
import { matte } from './matte'

/** Cloth between the field and the wood; the wood's width; how high it stands over the cloth, and how far it reaches down. */
const CLOTH = 0.9
const WOOD = 3.6
const HIGH = 0.42
const DOWN = 5.5
export const RIM = CLOTH + WOOD

const ROW = 4.4

/** One side's strip of wood with its scale in cm; `from`: where the side's first cm lies along the strip. */
function strip(g: Brush, length: number, top: number, reverse: boolean, seed: string): void {
  const chance = seeded(seed)
  g.save()
  g.translate(0, top)
  const wood = g.createLinearGradient(0, 0, 0, ROW)
  wood.addColorStop(0, '#7a4e2b')
  wood.addColorStop(0.5, '#8b5a33')
  wood.addColorStop(1, '#6d4426')
  g.fillStyle = wood
  g.fillRect(0, 0, length + 2 * RIM, ROW)
  for (let i = 0; i < 46; i++) {
    g.strokeStyle = chance() > 0.5 ? '#4c2d16' : '#a97445'
    g.globalAlpha = 0.12 + 0.16 * chance()
    g.lineWidth = 0.03 + 0.06 * chance()
    const y = chance() * ROW
    g.beginPath()
    g.moveTo(0, y)
    for (let x = 0; x <= length + 2 * RIM; x += 6) g.lineTo(x, y + (chance() - 0.5) * 0.22)
    g.stroke()
  }
  g.globalAlpha = 1
  g.strokeStyle = '#f1ddae'
  g.fillStyle = '#f6e6bd'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.font = '600 1.25px Inter, system-ui, sans-serif'
  for (let cm = 0; cm <= Math.floor(length + 1e-6); cm++) {
    const x = RIM + (reverse ? length - cm : cm)
    g.globalAlpha = cm % 10 === 0 ? 0.95 : cm % 5 === 0 ? 0.8 : 0.5
    g.lineWidth = cm % 10 === 0 ? 0.12 : 0.07
    g.beginPath()
    g.moveTo(x, 0.12)
    g.lineTo(x, cm % 10 === 0 ? 1.25 : cm % 5 === 0 ? 0.95 : 0.6)
    g.stroke()
    if (cm % 10 === 0) {
      g.globalAlpha = 0.95
      g.fillText(String(cm), x, 2.15)
    }
  }
  g.restore()
}

/** The table's edge: cloth, a wooden rim with a centimetre scale along it, and the dark of the room below. */
export class Rim {
  readonly group = new Group()
  private readonly trash: { dispose(): void }[] = []

  constructor(table: Show['table'], grade: Grade) {
    const { width, depth } = table
    const longest = Math.max(width, depth) + 2 * RIM
    const k = Math.min(grade.ground / longest, 24)
    const { canvas, brush } = canvasOf(longest * k, (ROW * 4 + 1) * k)
    brush.scale(k, k)
    // Near, right, far, left: each read from its own side, the far and left scales running against the strip.
    strip(brush, width, 0, false, 'near')
    strip(brush, depth, ROW, false, 'right')
    strip(brush, width, 2 * ROW, true, 'far')
    strip(brush, depth, 3 * ROW, true, 'left')
    brush.fillStyle = GROUND.cloth
    brush.fillRect(0, ROW * 4, longest, 1)
    const map = new CanvasTexture(canvas)
    map.colorSpace = SRGBColorSpace
    map.anisotropy = 4
    const positions: number[] = []
    const uvs: number[] = []
    const [w, d] = [width / 2, depth / 2]
    // Corners anticlockwise as seen from above, from near left: x, z.
    const ring = (o: number): readonly (readonly [number, number])[] => [
      [-w - o, d + o],
      [w + o, d + o],
      [w + o, -d - o],
      [-w - o, -d - o],
    ]
    const levels = [
      [CLOTH, -0.3, 0.05],
      [CLOTH, HIGH, 0.15],
      [RIM - 0.35, HIGH, 3.7],
      [RIM, HIGH - 0.35, 4.05],
      [RIM, -DOWN, 4.3],
    ] as const
    for (let side = 0; side < 4; side++) {
      const uv = (o: number, v: number, end: 0 | 1): readonly [number, number] => {
        const long = side % 2 === 0 ? width : depth
        const along = end === 0 ? RIM - o : RIM + long + o
        return [along / longest, 1 - (side * ROW + v) / (4 * ROW + 1)]
      }
      for (let i = 0; i + 1 < levels.length; i++) {
        const [o0, y0, v0] = levels[i]
        const [o1, y1, v1] = levels[i + 1]
        const [a, b] = [ring(o0)[side], ring(o0)[(side + 1) % 4]]
        const [c, e] = [ring(o1)[side], ring(o1)[(side + 1) % 4]]
        const quad = [
          [a[0], y0, a[1], ...uv(o0, v0, 0)],
          [c[0], y1, c[1], ...uv(o1, v1, 0)],
          [e[0], y1, e[1], ...uv(o1, v1, 1)],
          [b[0], y0, b[1], ...uv(o0, v0, 1)],
        ]
        for (const n of [0, 1, 2, 0, 2, 3]) {
          positions.push(quad[n][0], quad[n][1], quad[n][2])
          uvs.push(quad[n][3], quad[n][4])
        }
      }
    }
    for (let side = 0; side < 4; side++) {
      const [a, b] = [ring(-0.02)[side], ring(-0.02)[(side + 1) % 4]]
      const [c, e] = [ring(CLOTH)[side], ring(CLOTH)[(side + 1) % 4]]
      for (const p of [a, c, e, a, e, b]) {
        positions.push(p[0], -0.02, p[1])
        uvs.push(0.5, 0.5 / (4 * ROW + 1))
      }
    }
    const edge = new BufferGeometry()
    edge.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
    edge.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
    edge.computeVertexNormals()
    const paint = matte({ picture: map, colours: false, shadow: grade.shadow, soft: grade.quality !== 'low' })
    const mesh = new Mesh(edge, paint)
    mesh.receiveShadow = true
    mesh.castShadow = true
    this.group.add(mesh)
    this.trash.push(this.addRoom())
    this.trash.push(map, edge, paint)
  }

  /** The room about the table: a dome that is dim above, warm at the height of the eyes, with a pool of lamplight on the floor. */
  private addRoom(): { dispose(): void } {
    const dome = new SphereGeometry(620, 40, 28)
    const at = dome.getAttribute('position')
    const colours = new Float32Array(at.count * 3)
    const [up, level, down, pool] = ['#1c1814', '#6f6048', '#14110e', '#463a2d'].map(c => new Color(c))
    const ink = new Color()
    for (let i = 0; i < at.count; i++) {
      const y = at.getY(i) / 620
      if (y >= 0) ink.copy(level).lerp(up, smooth(y * 1.9))
      else if (y > -0.5) ink.copy(level).lerp(down, smooth(-y * 5))
      else ink.copy(down).lerp(pool, smooth((-y - 0.62) * 2.6))
      ink.toArray(colours, i * 3)
    }
    dome.setAttribute('color', new BufferAttribute(colours, 3))
    const material = new MeshBasicMaterial({ vertexColors: true, side: BackSide, depthWrite: false })
    const mesh = new Mesh(dome, material)
    mesh.renderOrder = -1
    mesh.position.y = -20
    this.group.add(mesh)
    return {
      dispose() {
        dome.dispose()
        material.dispose()
      },
    }
  }

  dispose(): void {
    this.group.removeFromParent()
    for (const thing of this.trash) thing.dispose()
  }
}
