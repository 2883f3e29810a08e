import { Group, Vector2 } from 'three'
import type { Id } from '../../base/units'
import type { Footprint, Point, Pose } from '../../geometry/shapes'
import type { HexGrid, Show } from '../../rulesets/contract'
import type { Theme } from '../assets'
import type { HeightAt } from '../overlay/drape'
import { Badges } from './badges'
import { GridLayer } from './gridLayer'
import { HexNames } from './names'
import { BASE, type Pieces, Plates } from './plates'
import { type Stack, stacksOf } from './stacks'

/** How a hex table is looked at, as the player chose. */
export interface HexLook {
  readonly grid: boolean
  readonly labels: boolean
  readonly pieces: Pieces
}

/** What a hex table has besides: its grid, the labels, the bases of the stacks or their counters, and the badges. */
export class HexLayers {
  readonly group = new Group()
  private readonly screen = { value: new Vector2(1, 1) }
  private readonly scale = { value: 1 }
  private readonly lines: GridLayer
  private readonly names: HexNames
  private readonly badges: Badges
  private readonly plates: Plates
  private stacks: readonly Stack[] = []
  private laid: string | null = null

  constructor(
    private readonly grid: HexGrid,
    private readonly table: Show['table'],
    theme: Theme,
  ) {
    this.lines = new GridLayer({ screen: this.screen, scale: this.scale })
    this.names = new HexNames(this.screen)
    this.badges = new Badges(this.screen)
    this.plates = new Plates(this.group, grid, table, theme)
    this.group.add(this.lines.mesh, this.names.mesh, this.badges.mesh)
  }

  /** Lays the grid over the ground, and what stands in the hexes on it. `ground`: another ground, another word. */
  set(
    show: Show,
    heightAt: HeightAt,
    look: HexLook,
    selected: readonly Id[],
    setting: { readonly theme: Theme; readonly language: 'it' | 'en'; readonly ground: string },
  ): void {
    const { theme, language } = setting
    const key = `${setting.ground} ${theme}`
    if (key !== this.laid) {
      this.laid = key
      this.lines.lay(this.grid, this.table, heightAt, theme)
      this.names.lay(this.grid, this.table, heightAt, theme)
    }
    this.lines.mesh.visible = look.grid
    this.names.wanted = look.labels
    this.stacks = stacksOf(show)
    this.badges.set(this.stacks, this.grid.side, theme)
    this.plates.set(this.stacks, look.pieces, heightAt, selected, theme, language)
  }

  /** The ground that the stacks' bases cover, as rectangles: what grows there makes way. */
  covered(): Footprint[] {
    const s = this.grid.side * BASE.size * 0.86
    return this.stacks
      .filter(k => k.counters.length > 0)
      .map(({ middle: [x, y] }) => ({ front: [x, y + s], facing: 0, width: 2 * s, depth: 2 * s }))
  }

  /** Where the badges stand on the screen, given where a place of the table is on it. */
  badgeBoxes(
    onScreen: (at: Point) => readonly [number, number] | null,
    bearing: number,
    theme: Theme,
  ): { x: number; y: number; w: number; h: number }[] {
    const a = (bearing * Math.PI) / 180
    const off = this.grid.side * 0.62
    const k = theme === 'projector' ? 1.5 : 1
    return this.stacks.flatMap(({ counters, middle: [x, y] }) => {
      const p = counters.length > 0 ? onScreen([x - Math.sin(a) * off, y - Math.cos(a) * off]) : null
      return p ? [{ x: p[0] - 26 * k, y: p[1] - 13 * k, w: 52 * k, h: 26 * k }] : []
    })
  }

  frame(
    screen: { readonly width: number; readonly height: number },
    scale: number,
    bearing: number,
    heightAt: HeightAt,
    poseOf: ((id: Id) => Pose | null) | null,
  ): void {
    this.screen.value.set(screen.width, screen.height)
    this.scale.value = scale
    this.names.frame(scale, bearing)
    this.badges.frame(scale, bearing, this.table, heightAt)
    this.plates.setTurn(bearing)
    if (poseOf) this.plates.place(poseOf)
  }

  dispose(): void {
    this.group.removeFromParent()
    for (const layer of [this.lines, this.names, this.badges, this.plates]) layer.dispose()
  }
}
