import {
  BufferAttribute,
  Color,
  DoubleSide,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  ShaderMaterial,
  type Vector2,
} from 'three'
import type { HexGrid, Show } from '../../rulesets/contract'
import type { Theme } from '../assets'
import { drapedLine, type HeightAt } from '../overlay/drape'
import { LINE_FRAGMENT, LINE_VERTEX } from '../overlay/shaders'
import { sidesOfGrid } from './grid'

const STRIDE = 17
const LOOK: {
  readonly [t in Theme]: { readonly ink: string; readonly inner: number; readonly edge: number; readonly width: number }
} = {
  light: { ink: '#fff4d2', inner: 0.5, edge: 0.85, width: 1.5 },
  dark: { ink: '#fff4d2', inner: 0.5, edge: 0.85, width: 1.5 },
  projector: { ink: '#ffffff', inner: 0.9, edge: 1, width: 3 },
}

/**
 * The grid over the ground: one draw, whatever the relief. Lines are as wide on the screen as told and are drawn a little nearer to the
 * eye than they lie, so that they never flicker with the ground.
 */
export class GridLayer {
  readonly mesh: Mesh
  private readonly material: ShaderMaterial
  private geometry = new InstancedBufferGeometry()

  constructor(shared: { readonly screen: { value: Vector2 }; readonly scale: { value: number } }) {
    this.material = new ShaderMaterial({
      // Seen from afar the lines grow thinner with their hexes, so that the ground still shows between them.
      vertexShader: LINE_VERTEX.replace('look.x * 0.5', 'look.x * 0.5 * clamp(scale / 6.0, 0.4, 1.0)'),
      fragmentShader: LINE_FRAGMENT,
      uniforms: { screen: shared.screen, scale: shared.scale, alpha: { value: 1 } },
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      toneMapped: false,
    })
    this.mesh = new Mesh(this.geometry, this.material)
    this.mesh.frustumCulled = false
    this.mesh.renderOrder = 4
    this.mesh.visible = false
  }

  /** Lays the grid over a ground. */
  lay(grid: HexGrid, table: Show['table'], heightAt: HeightAt, theme: Theme): void {
    const look = LOOK[theme]
    const ink = new Color(look.ink)
    const data: number[] = []
    for (const side of sidesOfGrid(grid)) {
      const line = drapedLine([side.a, side.b], heightAt)
      const at = (i: number) => [line[i][0] - table.width / 2, line[i][2] + 0.03, table.depth / 2 - line[i][1]] as const
      for (let i = 1; i < line.length; i++)
        data.push(...at(i - 1), ...at(i), 0, 0, 0, 0, ink.r, ink.g, ink.b, side.edge ? look.edge : look.inner, look.width, 0, 0)
    }
    const buffer = new InstancedInterleavedBuffer(new Float32Array(data), STRIDE)
    const next = new InstancedBufferGeometry()
    next.setAttribute('corner', new BufferAttribute(new Float32Array([0, -1, 1, -1, 1, 1, 0, 1]), 2))
    next.setIndex([0, 1, 2, 0, 2, 3])
    const part = (name: string, size: number, from: number) =>
      next.setAttribute(name, new InterleavedBufferAttribute(buffer, size, from))
    part('from', 3, 0)
    part('to', 3, 3)
    part('offset', 4, 6)
    part('ink', 4, 10)
    part('look', 3, 14)
    next.instanceCount = data.length / STRIDE
    this.geometry.dispose()
    this.geometry = next
    this.mesh.geometry = next
  }

  dispose(): void {
    this.mesh.removeFromParent()
    this.geometry.dispose()
    this.material.dispose()
  }
}
