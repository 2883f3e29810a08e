import type { Group } from 'three'
import type { Id } from '../../base/units'
import type { Pose } from '../../geometry/shapes'
import type { Body, HexGrid, Show } from '../../rulesets/contract'
import type { Theme } from '../assets'
import { sideIndex } from '../miniatures/bases'
import { Pool } from '../miniatures/pool'
import { createSheet, type Sheet } from '../miniatures/sheet'
import type { HeightAt } from '../overlay/drape'
import { drawFace, FACE } from './art'
import { cornersOfHex } from './grid'
import { PLATE_MARKS, packSides, plateGeometry, plateMaterial } from './plateGeometry'
import { bearingIndex, type Stack } from './stacks'

/** How thick a stack's base is, and how large beside its hex. */
export const BASE = { thick: 0.14, size: 0.71 } as const
const COUNTER = { thick: 0.34, size: 0.66, commander: 0.4 } as const
const COLUMNS = 10

const markOf = (states: Body['states']): number => {
  if (states.includes('acting')) return PLATE_MARKS.acting
  if (states.includes('mustMove')) return PLATE_MARKS.mustMove
  return states.includes('moved') ? PLATE_MARKS.moved : PLATE_MARKS.none
}

export type Pieces = 'miniatures' | 'counters'

interface Plate {
  readonly at: number
  readonly body: Body
  readonly x: number
  readonly z: number
  readonly y: number
  readonly size: number
  readonly thick: number
}

/** The hexagonal bases under the stacks, or the counters themselves: one draw, and one in the shadows. */
export class Plates {
  private readonly paint: ReturnType<typeof plateMaterial>
  private readonly pool: Pool
  private plates: Plate[] = []
  private sheet: Sheet | null = null
  private cells = 0
  private readonly faces = new Map<Id, { readonly cell: number; readonly key: string }>()
  private looks = ''

  constructor(
    group: Group,
    private readonly grid: HexGrid,
    private readonly table: Show['table'],
    theme: Theme,
  ) {
    this.paint = plateMaterial(theme)
    this.pool = new Pool(group, plateGeometry(grid.layout), this.paint.material, { plate: 4, cell: 4 }, 'casts', 64)
    this.pool.mesh.customDepthMaterial = this.paint.depth
    this.pool.mesh.receiveShadow = true
  }

  /** The highest ground under a plate. */
  private ground(x: number, y: number, k: number, heightAt: HeightAt): number {
    return Math.max(heightAt(x, y), ...cornersOfHex(this.grid, [x, y], k * 0.9).map(([px, py]) => heightAt(px, py)))
  }

  set(
    stacks: readonly Stack[],
    pieces: Pieces,
    heightAt: HeightAt,
    selected: readonly Id[],
    theme: Theme,
    language: 'it' | 'en',
  ): void {
    this.paint.setTheme(theme)
    this.pool.reset()
    this.plates = []
    const counters = pieces === 'counters'
    if (counters) this.drawFaces(stacks, theme, language)
    const put = (body: Body, x: number, y: number, lift: number, size: number, thick: number) => {
      const at = this.pool.add()
      const { states } = body
      const mark = markOf(states)
      const tooth = body.counter?.arm === 'commander' || !body.hex?.sides ? -1 : bearingIndex(this.grid, body.footprint.facing)
      this.pool.set4('plate', at, sideIndex(body.seat), packSides(body.hex?.sides), tooth, mark)
      const face = counters ? this.faces.get(body.id) : undefined
      const c = face && this.sheet?.cell(face.cell)
      this.pool.set4('cell', at, c?.u ?? 0, c?.v ?? 0, c?.w ?? 0, c?.h ?? 0)
      const z = this.table.depth / 2 - y
      this.plates.push({ at, body, x: x - this.table.width / 2, z, y: this.ground(x, y, size, heightAt) + lift, size, thick })
    }
    const { side } = this.grid
    for (const s of stacks) {
      const [x, y] = s.middle
      const [top] = s.counters
      if (!counters) {
        if (top) put(top, x, y, 0, BASE.size, BASE.thick)
        continue
      }
      const n = s.counters.length
      // A chosen stack is fanned, so that each of it can be read and taken.
      const fanned = n > 1 && s.counters.some(b => selected.includes(b.id))
      s.counters.forEach((b, i) => {
        const off = i - (n - 1) / 2
        if (fanned) put(b, x + off * side * 1.12, y, 0.9 + (n - 1 - i) * 0.02, COUNTER.size, COUNTER.thick)
        else put(b, x + off * 0.3, y - off * 0.3, (n - 1 - i) * COUNTER.thick, COUNTER.size, COUNTER.thick)
      })
      s.commanders.forEach((b, i) => {
        const beside = n > 0 || s.commanders.length > 1
        const lift = n * COUNTER.thick
        if (beside) put(b, x - side * 0.4 + i * side * 0.5, y + side * 0.42, lift, COUNTER.commander, COUNTER.thick)
        else put(b, x, y, 0, COUNTER.size * 0.8, COUNTER.thick)
      })
    }
    this.place(() => null)
  }

  private drawFaces(stacks: readonly Stack[], theme: Theme, language: 'it' | 'en'): void {
    const all = stacks.flatMap(s => [...s.counters, ...s.commanders])
    const looks = `${theme} ${language}`
    if (!this.sheet || all.length > this.cells || looks !== this.looks) {
      this.sheet?.dispose()
      this.faces.clear()
      this.looks = looks
      this.cells = Math.max(COLUMNS * 4, Math.ceil((all.length * 1.3) / COLUMNS) * COLUMNS)
      this.sheet = createSheet(this.cells, FACE, FACE, COLUMNS)
      this.paint.setPicture(this.sheet?.texture ?? null)
    }
    const here = new Set(all.map(b => b.id))
    for (const id of [...this.faces.keys()]) if (!here.has(id)) this.faces.delete(id)
    const taken = new Set([...this.faces.values()].map(f => f.cell))
    let free = 0
    let drawn = false
    for (const b of all) {
      const key = JSON.stringify([b.counter, b.states, b.name, b.seat])
      const known = this.faces.get(b.id)
      if (known?.key === key) continue
      while (!known && taken.has(free)) free++
      const cell = known?.cell ?? free
      taken.add(cell)
      this.faces.set(b.id, { cell, key })
      this.sheet?.draw(cell, g => drawFace(g, b, b.name[language], theme))
      drawn = true
    }
    if (drawn) this.sheet?.commit()
  }

  /** Puts every plate where its stack is drawn now. */
  place(poseOf: (id: Id) => Pose | null): void {
    for (const p of this.plates) {
      const now = poseOf(p.body.id)
      const home = p.body.footprint.front
      const [dx, dy] = now ? [now.front[0] - home[0], now.front[1] - home[1]] : [0, 0]
      const s = this.grid.side * p.size
      this.pool.place(p.at, p.x + dx, p.y, p.z - dy, 0, 0, s, p.thick, s)
    }
    this.pool.commit()
  }

  setTurn(bearing: number): void {
    this.paint.setTurn(bearing)
  }

  dispose(): void {
    this.pool.dispose()
    this.paint.dispose()
    this.sheet?.dispose()
  }
}
