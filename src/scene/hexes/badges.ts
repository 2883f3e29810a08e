import { BufferGeometry, Mesh, ShaderMaterial, Vector2 } from 'three'
import type { Show } from '../../rulesets/contract'
import type { Theme } from '../assets'
import { createSheet, type Sheet } from '../miniatures/sheet'
import type { HeightAt } from '../overlay/drape'
import { BADGE, drawBadge, drawSmallBadge } from './art'
import { boardGeometry } from './boards'
import { BOARD_VERTEX, PICTURE_FRAGMENT } from './shaders'
import { badgeKey, type Stack } from './stacks'

const COLUMNS = 8
/** A hex that is narrower than this on the screen shows a number alone. */
const ROOM = 46
/** The projector's words are larger by this, as far as neighbours leave each other room: a full badge is about `full` pixels wide. */
const PROJECTOR = { larger: 1.5, room: 62, full: 57 } as const

/** The badges of the stacks: what each is worth, upright to the eye at the near side of its hex: one draw. */
export class Badges {
  readonly mesh: Mesh
  private readonly material: ShaderMaterial
  private geometry = new BufferGeometry()
  private sheet: Sheet | null = null
  private cells = 0
  /** Cell of each picture on the sheet. */
  private known = new Map<string, number>()
  private theme: Theme = 'light'
  private side = 1
  private stacks: readonly Stack[] = []
  private small = false
  private stale = true

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
    this.mesh.renderOrder = 14
    this.mesh.visible = false
  }

  set(stacks: readonly Stack[], side: number, theme: Theme): void {
    this.stacks = stacks.filter(s => s.counters.length > 0)
    this.side = side
    if (theme !== this.theme) this.forget()
    this.theme = theme
    this.stale = true
  }

  private forget(): void {
    this.sheet?.dispose()
    this.sheet = null
    this.known = new Map()
  }

  /** Makes a picture of each badge that is not known yet; a sheet that is full begins anew. */
  private paint(): void {
    const wanted = new Map<string, Stack>()
    for (const s of this.stacks) wanted.set(`${this.small ? 's' : 'f'}${badgeKey(s)}`, s)
    const missing = [...wanted].filter(([key]) => !this.known.has(key))
    if (this.sheet && this.known.size + missing.length > this.cells) this.forget()
    if (!this.sheet) {
      this.cells = Math.max(64, Math.ceil((wanted.size * 1.6) / COLUMNS) * COLUMNS)
      this.sheet = createSheet(this.cells, BADGE.width, BADGE.height, COLUMNS)
      this.material.uniforms.picture.value = this.sheet?.texture ?? null
    }
    for (const [key, stack] of wanted) {
      if (this.known.has(key)) continue
      const cell = this.known.size
      this.known.set(key, cell)
      this.sheet?.draw(cell, g => (this.small ? drawSmallBadge : drawBadge)(g, stack, this.theme))
    }
    if (missing.length > 0) this.sheet?.commit()
  }

  /** `scale`: pixels a cm; `bearing`: the one that the eye looks along. */
  frame(scale: number, bearing: number, table: Show['table'], heightAt: HeightAt): void {
    const hex = scale * this.side * 1.73
    const projector = this.theme === 'projector'
    const small = hex < (projector ? PROJECTOR.room : ROOM)
    if (small !== this.small) {
      this.small = small
      this.stale = true
    }
    const a = (bearing * Math.PI) / 180
    const off = this.side * 0.62
    this.material.uniforms.shift.value.set(-Math.sin(a) * off, Math.cos(a) * off)
    const k = !projector ? 1 : small ? PROJECTOR.larger : Math.min(PROJECTOR.larger, hex / PROJECTOR.full)
    this.material.uniforms.size.value.set((BADGE.width / 2) * k, (BADGE.height / 2) * k)
    this.mesh.visible = this.stacks.length > 0
    if (!this.stale) return
    this.stale = false
    this.paint()
    const next = boardGeometry(
      this.stacks.map(s => {
        const [x, y] = s.middle
        return {
          at: [x - table.width / 2, heightAt(x, y) + 0.2, table.depth / 2 - y],
          cell: this.sheet?.cell(this.known.get(`${small ? 's' : 'f'}${badgeKey(s)}`) ?? 0),
        }
      }),
    )
    this.geometry.dispose()
    this.geometry = next
    this.mesh.geometry = next
  }

  dispose(): void {
    this.mesh.removeFromParent()
    this.geometry.dispose()
    this.material.dispose()
    this.sheet?.dispose()
  }
}
