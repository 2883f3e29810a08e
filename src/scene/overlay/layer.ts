import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  GreaterDepth,
  Group,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  LessEqualDepth,
  Mesh,
  ShaderMaterial,
  Vector2,
} from 'three'
import type { Point } from '../../geometry/shapes'
import { drapedFill, drapedLine, type HeightAt } from './drape'
import type { Ink, Mark, Stroke } from './ink'
import { FILL_FRAGMENT, FILL_VERTEX, LINE_FRAGMENT, LINE_VERTEX } from './shaders'
import { HALO } from './style'

const STRIDE = 17
/** The most of any fill or line that is ever drawn at once; what is more is left away rather than stopping the page. */
const MOST = 20000

/**
 * Strokes and fills over the ground: three draws in all, whatever there is. Lines are as wide on the screen as they are told to be;
 * what troops or hills hide of them shows through faintly. Nothing of it writes depth, and all of it is drawn a little nearer to
 * the eye than it lies, so that it never flickers with the ground.
 */
export class OverlayLayer {
  readonly group = new Group()
  private readonly shared = {
    screen: { value: new Vector2(1, 1) },
    scale: { value: 1 },
    hatch: { value: 1 },
  }
  private readonly front: ShaderMaterial
  private readonly behind: ShaderMaterial
  private readonly paint: ShaderMaterial
  private lines: InstancedBufferGeometry
  private buffer: InstancedInterleavedBuffer
  private readonly lineMeshes: readonly [Mesh, Mesh]
  private readonly fillMesh: Mesh
  private fills: BufferGeometry
  private fillRoom = 0
  private readonly ink = new Color()
  private data: number[] = []

  constructor() {
    const line = (alpha: number, behind: boolean) =>
      new ShaderMaterial({
        vertexShader: LINE_VERTEX,
        fragmentShader: LINE_FRAGMENT,
        uniforms: { screen: this.shared.screen, scale: this.shared.scale, alpha: { value: alpha } },
        transparent: true,
        depthWrite: false,
        depthFunc: behind ? GreaterDepth : LessEqualDepth,
        side: DoubleSide,
        toneMapped: false,
      })
    this.front = line(1, false)
    this.behind = line(0.3, true)
    this.paint = new ShaderMaterial({
      vertexShader: FILL_VERTEX,
      fragmentShader: FILL_FRAGMENT,
      uniforms: { hatch: this.shared.hatch },
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      toneMapped: false,
    })
    this.buffer = new InstancedInterleavedBuffer(new Float32Array(STRIDE * 64), STRIDE)
    this.lines = this.lineGeometry()
    this.fills = new BufferGeometry()
    const mesh = (material: ShaderMaterial, order: number) => {
      const m = new Mesh(this.lines, material)
      m.frustumCulled = false
      m.renderOrder = order
      m.visible = false
      this.group.add(m)
      return m
    }
    this.lineMeshes = [mesh(this.behind, 11), mesh(this.front, 12)]
    this.fillMesh = new Mesh(this.fills, this.paint)
    this.fillMesh.frustumCulled = false
    this.fillMesh.renderOrder = 10
    this.fillMesh.visible = false
    this.group.add(this.fillMesh)
  }

  private lineGeometry(): InstancedBufferGeometry {
    const g = new InstancedBufferGeometry()
    g.setAttribute('corner', new BufferAttribute(new Float32Array([0, -1, 1, -1, 1, 1, 0, 1]), 2))
    g.setIndex([0, 1, 2, 0, 2, 3])
    this.buffer.setUsage(DynamicDrawUsage)
    const part = (name: string, size: number, at: number) =>
      g.setAttribute(name, new InterleavedBufferAttribute(this.buffer, size, at))
    part('from', 3, 0)
    part('to', 3, 3)
    part('offset', 4, 6)
    part('ink', 4, 10)
    part('look', 3, 14)
    return g
  }

  /** Screen in CSS pixels, and the pixels a centimetre has: lines, dashes and hatches keep their size on the screen. */
  setScreen(width: number, height: number, pxPerCm: number): void {
    this.shared.screen.value.set(width, height)
    this.shared.scale.value = pxPerCm
    this.shared.hatch.value = 2 ** Math.round(Math.log2(9 / pxPerCm))
  }

  private piece(
    a: readonly [number, number, number],
    b: readonly [number, number, number],
    off: readonly [number, number, number, number],
    alpha: number,
    width: number,
    dash: number,
    run: number,
  ): void {
    this.data.push(...a, ...b, ...off, this.ink.r, this.ink.g, this.ink.b, alpha, width, dash, run)
  }

  private stroke(s: Stroke, table: { width: number; depth: number }, heightAt: HeightAt): void {
    const line = drapedLine(s.closed ? [...s.points, s.points[0]] : s.points, heightAt)
    const at = (i: number) => [line[i][0] - table.width / 2, line[i][2] + 0.05, table.depth / 2 - line[i][1]] as const
    for (const halo of [true, false]) {
      this.ink.set(halo ? HALO : s.colour)
      let run = 0
      for (let i = 1; i < line.length; i++) {
        this.piece(at(i - 1), at(i), [0, 0, 0, 0], halo ? 0.42 : 1, s.width + (halo ? 2.4 : 0), s.dash, run)
        run += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1])
      }
    }
  }

  private mark(m: Mark, table: { width: number; depth: number }, heightAt: HeightAt): void {
    const p = [m.at[0] - table.width / 2, heightAt(m.at[0], m.at[1]) + 0.05, table.depth / 2 - m.at[1]] as const
    const shape: Point[] =
      m.kind === 'ring'
        ? Array.from({ length: 13 }, (_, i): Point => [Math.cos((i / 12) * 6.2832) * 5.5, Math.sin((i / 12) * 6.2832) * 5.5])
        : m.kind === 'tick'
          ? [
              [-8, 0],
              [-2, -7],
              [9, 8],
            ]
          : [
              [-7, -7],
              [7, 7],
            ]
    const k = m.width > 3.5 ? 1.6 : 1
    for (const halo of [true, false]) {
      this.ink.set(halo ? HALO : m.colour)
      const width = m.width + (halo ? 3 : 0.6)
      const put = (list: readonly Point[]) => {
        for (let i = 1; i < list.length; i++) {
          const [a, b] = [list[i - 1], list[i]]
          this.piece(p, p, [a[0] * k, a[1] * k, b[0] * k, b[1] * k], halo ? 0.5 : 1, width, 0, 0)
        }
      }
      put(shape)
      if (m.kind === 'cross') put(shape.map(([x, y]): Point => [x, -y]))
    }
  }

  set(ink: Ink, table: { width: number; depth: number }, heightAt: HeightAt): void {
    this.data = []
    for (const s of ink.strokes) if (this.data.length < MOST * STRIDE) this.stroke(s, table, heightAt)
    for (const m of ink.marks) this.mark(m, table, heightAt)
    const count = this.data.length / STRIDE
    if (this.buffer.array.length < this.data.length) {
      this.lines.dispose()
      this.buffer = new InstancedInterleavedBuffer(new Float32Array(this.data.length * 2), STRIDE)
      this.lines = this.lineGeometry()
      for (const mesh of this.lineMeshes) mesh.geometry = this.lines
    }
    this.buffer.array.set(this.data)
    this.buffer.needsUpdate = true
    this.lines.instanceCount = count
    for (const mesh of this.lineMeshes) mesh.visible = count > 0
    this.data = []
    this.setFills(ink, table, heightAt)
  }

  private setFills(ink: Ink, table: { width: number; depth: number }, heightAt: HeightAt): void {
    const position: number[] = []
    const colour: number[] = []
    const pattern: number[] = []
    for (const f of ink.fills) {
      if (f.polygon.length < 3 || position.length > MOST * 9) continue
      this.ink.set(f.colour)
      for (const [x, y, h] of drapedFill(f.polygon, f.holes, heightAt)) {
        position.push(x - table.width / 2, h + 0.04, table.depth / 2 - y)
        colour.push(this.ink.r, this.ink.g, this.ink.b, f.alpha)
        pattern.push(f.hatch)
      }
    }
    const count = pattern.length
    this.fillMesh.visible = count > 0
    if (count === 0) return
    const parts = [
      ['position', 3, position],
      ['ink', 4, colour],
      ['pattern', 1, pattern],
    ] as const
    if (count > this.fillRoom) {
      this.fills.dispose()
      this.fillRoom = Math.ceil(count * 1.5)
      this.fills = new BufferGeometry()
      for (const [name, size] of parts) {
        const attribute = new BufferAttribute(new Float32Array(this.fillRoom * size), size)
        attribute.setUsage(DynamicDrawUsage)
        this.fills.setAttribute(name, attribute)
      }
      this.fillMesh.geometry = this.fills
    }
    for (const [name, , list] of parts) {
      const attribute = this.fills.getAttribute(name) as BufferAttribute
      attribute.array.set(list)
      attribute.needsUpdate = true
    }
    this.fills.setDrawRange(0, count)
  }

  dispose(): void {
    this.group.removeFromParent()
    this.lines.dispose()
    this.fills.dispose()
    for (const m of [this.front, this.behind, this.paint]) m.dispose()
  }
}
