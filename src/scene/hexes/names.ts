import { BufferGeometry, Mesh, ShaderMaterial, Vector2 } from 'three'
import type { HexGrid, Show } from '../../rulesets/contract'
import type { Theme } from '../assets'
import { createSheet, type Sheet } from '../miniatures/sheet'
import type { HeightAt } from '../overlay/drape'
import { boardGeometry } from './boards'
import { BOARD_VERTEX, PICTURE_FRAGMENT } from './shaders'

const CELL = { width: 88, height: 36 }
/** Below so many pixels a hex there is no room for its label. */
const LEAST = 34

/** The labels of the hexes at their far side, upright to the eye and never smaller than they can be read: one draw. */
export class HexNames {
  readonly mesh: Mesh
  private readonly material: ShaderMaterial
  private geometry = new BufferGeometry()
  private sheet: Sheet | null = null
  private side = 1
  wanted = false

  constructor(screen: { value: Vector2 }) {
    this.material = new ShaderMaterial({
      vertexShader: BOARD_VERTEX,
      fragmentShader: PICTURE_FRAGMENT,
      uniforms: { screen, picture: { value: null }, shift: { value: new Vector2() }, size: { value: new Vector2(1, 1) } },
      transparent: true,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    })
    this.mesh = new Mesh(this.geometry, this.material)
    this.mesh.frustumCulled = false
    this.mesh.renderOrder = 9
    this.mesh.visible = false
  }

  lay(grid: HexGrid, table: Show['table'], heightAt: HeightAt, theme: Theme): void {
    this.sheet?.dispose()
    this.side = grid.side
    const sheet = createSheet(grid.cells.length, CELL.width, CELL.height, 16)
    this.sheet = sheet
    grid.cells.forEach((c, i) => {
      sheet?.draw(i, (g, w, h) => {
        g.font = `600 ${theme === 'projector' ? 32 : 28}px Inter, "Helvetica Neue", Arial, sans-serif`
        g.textAlign = 'center'
        g.textBaseline = 'middle'
        g.lineJoin = 'round'
        g.lineWidth = 7
        g.strokeStyle = '#14110bd0'
        g.strokeText(c.label, w / 2, h / 2 + 1)
        g.fillStyle = '#fff8e4'
        g.fillText(c.label, w / 2, h / 2 + 1)
      })
    })
    sheet?.commit()
    this.material.uniforms.picture.value = sheet?.texture ?? null
    const k = theme === 'projector' ? 1.6 : 1
    this.material.uniforms.size.value.set(44 * k, 18 * k)
    const next = boardGeometry(
      grid.cells.map(({ middle: [x, y] }, i) => ({
        at: [x - table.width / 2, heightAt(x, y), table.depth / 2 - y],
        cell: sheet?.cell(i),
      })),
    )
    this.geometry.dispose()
    this.geometry = next
    this.mesh.geometry = next
  }

  /** `scale`: pixels a cm; `bearing`: the one that the eye looks along. */
  frame(scale: number, bearing: number): void {
    const a = (bearing * Math.PI) / 180
    const off = this.side * 0.66
    this.material.uniforms.shift.value.set(Math.sin(a) * off, -Math.cos(a) * off)
    this.mesh.visible = this.wanted && this.sheet !== null && scale * this.side * 1.73 >= LEAST
  }

  dispose(): void {
    this.mesh.removeFromParent()
    this.geometry.dispose()
    this.material.dispose()
    this.sheet?.dispose()
  }
}
