import { BufferAttribute, BufferGeometry, CanvasTexture, Group, Mesh, type ShaderMaterial, SRGBColorSpace } from 'three'
import type { Disc, Phrase, SideColours } from '../../rulesets/contract'
import { DISC_RADIUS } from '../discs'
import { canvasOf } from '../ground/brush'
import type { HeightAt } from '../overlay/drape'
import { lookOf } from '../sides'
import { drawDisc } from './discFaces'
import { matte } from './matte'

const RADIUS = DISC_RADIUS
const THICK = 0.16
const CELL = 128
const SIDES = 24

/** Counters of card on the table: one draw, with one picture that holds every face there is. */
export class DiscLayer {
  readonly group = new Group()
  private mesh: Mesh<BufferGeometry, ShaderMaterial> | null = null
  private map: CanvasTexture | null = null
  private key = ''

  constructor(
    private readonly shadow: number,
    private readonly soft: boolean,
  ) {}

  /** True where anything changed. `bearing`: towards which side the faces stand upright. */
  set(
    discs: readonly Disc[],
    table: { width: number; depth: number },
    heightAt: HeightAt,
    say: (phrase: Phrase) => string,
    bearing: number,
    sides?: SideColours,
  ): boolean {
    const word = (d: Disc) => (d.face === null ? '' : say({ code: `disc.${d.face}` }))
    const key = JSON.stringify([discs.map(d => [d.at, d.seat, d.face, word(d)]), bearing, sides])
    if (key === this.key) return false
    this.clear()
    this.key = key
    if (discs.length === 0) return true
    const faces = new Map<string, number>()
    for (const d of discs) {
      const face = `${d.seat} ${d.face}`
      if (!faces.has(face)) faces.set(face, faces.size)
    }
    const across = Math.ceil(Math.sqrt(faces.size))
    const down = Math.ceil(faces.size / across)
    const { canvas, brush } = canvasOf(across * CELL, down * CELL)
    const positions: number[] = []
    const uvs: number[] = []
    const drawn = new Set<number>()
    const a0 = (bearing * Math.PI) / 180
    for (const d of discs) {
      const n = faces.get(`${d.seat} ${d.face}`) ?? 0
      const [cu, cv] = [(n % across) + 0.5, Math.floor(n / across) + 0.5]
      if (!drawn.has(n)) {
        drawn.add(n)
        brush.save()
        brush.translate(cu * CELL, cv * CELL)
        brush.fillStyle = lookOf(d.seat, sides).solid
        brush.fillRect(-CELL / 2, -CELL / 2, CELL, CELL)
        drawDisc(brush, lookOf(d.seat, sides), d.face, word(d))
        brush.restore()
      }
      const [x, z] = [d.at[0] - table.width / 2, table.depth / 2 - d.at[1]]
      const low = heightAt(d.at[0], d.at[1]) - 0.05
      const top = low + 0.05 + THICK
      const uv = (u: number, v: number) => uvs.push((cu + u) / across, 1 - (cv + v) / down)
      for (let i = 0; i < SIDES; i++) {
        const [a, b] = [(i / SIDES) * 2 * Math.PI, ((i + 1) / SIDES) * 2 * Math.PI]
        const at = (t: number, y: number) => positions.push(x + Math.cos(t) * RADIUS, y, z - Math.sin(t) * RADIUS)
        const face = (t: number) => uv(Math.cos(t + a0) * 0.48, -Math.sin(t + a0) * 0.48)
        positions.push(x, top, z)
        at(a, top)
        at(b, top)
        uv(0, 0)
        face(a)
        face(b)
        // The edge takes the side's colour from its picture's corner.
        for (const [t, y] of [
          [a, low],
          [b, low],
          [b, top],
          [a, low],
          [b, top],
          [a, top],
        ]) {
          at(t, y)
          uv(0.48, 0.48)
        }
      }
    }
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
    geometry.computeVertexNormals()
    const map = new CanvasTexture(canvas)
    map.colorSpace = SRGBColorSpace
    map.anisotropy = 4
    this.map = map
    this.mesh = new Mesh(geometry, matte({ picture: map, colours: false, shadow: this.shadow, soft: this.soft }))
    this.mesh.castShadow = true
    this.mesh.receiveShadow = true
    this.group.add(this.mesh)
    return true
  }

  private clear(): void {
    this.key = ''
    if (!this.mesh) return
    this.mesh.removeFromParent()
    this.mesh.geometry.dispose()
    this.map?.dispose()
    this.mesh.material.dispose()
    this.mesh = null
  }

  dispose(): void {
    this.clear()
    this.group.removeFromParent()
  }
}
