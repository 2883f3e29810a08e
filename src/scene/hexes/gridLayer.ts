import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, ShaderMaterial, type Vector2 } from 'three'
import type { HexGrid, Show } from '../../rulesets/contract'
import type { Theme } from '../assets'
import { drapedLine, type HeightAt } from '../overlay/drape'
import { gridPieces } from './grid'
import { GRID_FRAGMENT, GRID_VERTEX } from './shaders'

const LOOK: {
  readonly [t in Theme]: { readonly ink: string; readonly inner: number; readonly edge: number; readonly width: number }
} = {
  light: { ink: '#fff4d2', inner: 0.5, edge: 0.85, width: 1.5 },
  dark: { ink: '#fff4d2', inner: 0.5, edge: 0.85, width: 1.5 },
  projector: { ink: '#ffffff', inner: 0.9, edge: 1, width: 3 },
}
/** How far over the ground the lines lie, in cm. */
const OVER = 0.03

/**
 * The grid over the ground: one draw, whatever the relief. Lines are as wide on the screen as told and are drawn a little nearer to the
 * eye than they lie, so that they never flicker with the ground.
 */
export class GridLayer {
  readonly mesh: Mesh
  private readonly material: ShaderMaterial
  private geometry = new BufferGeometry()

  constructor(shared: { readonly screen: { value: Vector2 }; readonly scale: { value: number } }) {
    this.material = new ShaderMaterial({
      vertexShader: GRID_VERTEX,
      fragmentShader: GRID_FRAGMENT,
      uniforms: { screen: shared.screen, scale: shared.scale, ink: { value: new Color() }, width: { value: 1 } },
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
    this.material.uniforms.ink.value.set(look.ink)
    this.material.uniforms.width.value = look.width
    const over: HeightAt = (x, y) => heightAt(x, y) + OVER
    const pieces = gridPieces(grid, table, ends => drapedLine(ends, over), look)
    const next = new BufferGeometry()
    next.setAttribute('position', new BufferAttribute(pieces.at, 3))
    next.setAttribute('other', new BufferAttribute(pieces.other, 3))
    next.setAttribute('look', new BufferAttribute(pieces.look, 2))
    next.setIndex(new BufferAttribute(pieces.index, 1))
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
