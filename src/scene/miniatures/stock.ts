/** What the figures are drawn from: pools of instances, paints, and the sheets of names and flags. */
import { type Group, MeshBasicMaterial } from 'three'
import type { Body, SideColours } from '../../rulesets/contract'
import type { SceneAssets, Theme } from '../assets'
import { baseGeometry, baseMaterial, sideColourText } from './bases'
import { type Dress, readDress } from './dress'
import { createFlags, flagDepth, flagGeometry, flagMaterial } from './flags'
import { type Kit, plainOf, poleOf } from './kit'
import type { FigurePlace } from './layout'
import { createNames, type NameSheet, plateGeometry, plateMaterial } from './names'
import { createPalette, figureGeometry, figureMaterial } from './paint'
import { Pool } from './pool'
import type { Sheet } from './sheet'
import type { CommonPools, Figure } from './troop'
import type { MiniaturesSetting } from './types'

export interface Stock extends CommonPools {
  dressOf(name: string): Dress
  /** Draws names and flags anew where others are needed. `language` null: no names. */
  renewSheets(bodies: readonly Body[], language: 'it' | 'en' | null, theme: Theme, sides?: SideColours): void
  readonly names: () => NameSheet | null
  /** Puts a figure into its pools; null where its kit is not here or lacks the node. */
  stand(body: Body, place: FigurePlace, kit: Kit | null): Figure | null
  setTheme(theme: Theme, sides?: SideColours): void
  /** Empties every pool, to be filled anew. */
  reset(): void
  /** Sends what changed to the card. */
  commit(): void
  dispose(): void
}

/** `plain`: simple figures only, which throw their own shadows; else fine ones, and plain ones in the shadows alone. */
export function createStock(
  group: Group,
  dressFiles: SceneAssets['dresses'],
  { theme, sides }: Pick<MiniaturesSetting, 'theme' | 'sides'>,
  plain: boolean,
): Stock {
  const palette = createPalette()
  const figurePaint = figureMaterial(palette)
  const shadowPaint = new MeshBasicMaterial()
  const basePaint = baseMaterial(theme, sides)
  const platePaint = plateMaterial()
  const flagPaint = flagMaterial()
  const flagShade = flagDepth()
  const bases = new Pool(group, baseGeometry(), basePaint.material, { base: 4 }, 'casts', 128)
  bases.mesh.customDepthMaterial = basePaint.depth
  bases.mesh.receiveShadow = true
  const plates = new Pool(group, plateGeometry(), platePaint, { cell: 4 }, 'none', 64)
  plates.mesh.receiveShadow = true
  const flags = new Pool(group, flagGeometry(), flagPaint, { cell: 4 }, 'casts', 32)
  flags.mesh.customDepthMaterial = flagShade
  const pools = new Map<string, Pool>()
  const dresses = new Map<string, Dress>()
  const flagCells = new Map<string, number>()
  let names: NameSheet | null = null
  let namesKey = ''
  let flagSheet: Sheet | null = null
  let flagsKey = ''

  const dressOf = (name: string): Dress => {
    const known = dresses.get(name)
    if (known) return known
    const made = readDress(dressFiles, name)
    dresses.set(name, made)
    return made
  }

  const poolFor = (kit: Kit, node: string, shadow: boolean): Pool | null => {
    const key = `${shadow ? 's' : 'f'}\n${kit.name}\n${node}`
    const known = pools.get(key)
    if (known) return known
    const mesh = kit.nodes.get(node)
    if (!mesh) return null
    const geometry = figureGeometry(kit, mesh)
    const made = shadow
      ? new Pool(group, geometry, shadowPaint, {}, 'only')
      : new Pool(group, geometry, figurePaint, { figure: 4 }, plain ? 'casts' : 'none')
    pools.set(key, made)
    return made
  }

  return {
    bases,
    plates,
    flags,
    dressOf,
    names: () => names,
    renewSheets(bodies, language, theme, sides) {
      const colour = (b: Body) => sideColourText(theme, b.seat, sides)
      const texts = language === null ? [] : bodies.map(b => ({ text: b.name[language], colour: colour(b) }))
      const key = texts.map(t => t.colour + t.text).join('\n')
      if (key !== namesKey) {
        names?.sheet.dispose()
        names = createNames(texts)
        namesKey = key
        platePaint.map = names?.sheet.texture ?? null
        platePaint.needsUpdate = true
      }
      const worn = [...new Set(bodies.map(b => b.dress))].filter(d => dressOf(d).flag !== null)
      if (worn.join('\n') === flagsKey) return
      flagSheet?.dispose()
      flagsKey = worn.join('\n')
      flagCells.clear()
      worn.forEach((d, i) => {
        flagCells.set(d, i)
      })
      flagSheet = createFlags(worn.map(d => dressOf(d).flag!))
      flagPaint.map = flagSheet?.texture ?? null
      flagPaint.needsUpdate = true
    },
    stand(body, place, kit) {
      const mesh = kit?.nodes.get(place.node)
      if (!kit || !mesh) return null
      const dress = dressOf(body.dress)
      const small = plainOf(kit, place.node, plain)
      const pool = poolFor(kit, plain ? small : place.node, false)
      if (!pool) return null
      const pole = poleOf(mesh)
      const cell = flagCells.get(body.dress)
      const flag =
        pole && dress.flag && flagSheet && cell !== undefined
          ? { x: pole.at[0], y: pole.at[1], z: pole.at[2], lean: pole.lean, w: dress.flag.width * pole.size, h: pole.size }
          : null
      const figure: Figure = {
        place,
        pool,
        at: pool.add(),
        shadow: plain ? null : poolFor(kit, small, true),
        shadowAt: -1,
        row: palette.rowOf(kit, body.dress, dress),
        gait: kit.gait,
        flagAt: -1,
        flag,
        x: 0,
        y: 0,
        z: 0,
        yaw: 0,
      }
      pool.set4('figure', figure.at, figure.row, place.horse, 0, place.tint)
      if (figure.shadow) figure.shadowAt = figure.shadow.add()
      if (flag && flagSheet && cell !== undefined) {
        figure.flagAt = flags.add()
        const c = flagSheet.cell(cell)
        flags.set4('cell', figure.flagAt, c.u, c.v, c.w, c.h)
      }
      return figure
    },
    setTheme: (next, sides) => basePaint.setTheme(next, sides),
    reset() {
      for (const p of [bases, plates, flags, ...pools.values()]) p.reset()
    },
    commit() {
      palette.commit()
      bases.commit()
      plates.commit()
      flags.commit()
      for (const p of pools.values()) p.commit()
    },
    dispose() {
      for (const p of [bases, plates, flags, ...pools.values()]) p.dispose()
      pools.clear()
      names?.sheet.dispose()
      flagSheet?.dispose()
      palette.dispose()
      basePaint.dispose()
      for (const m of [figurePaint, shadowPaint, platePaint, flagPaint, flagShade]) m.dispose()
    },
  }
}
