import { type BufferGeometry, Group, type Material, MeshBasicMaterial } from 'three'
import type { Id } from '../../base/units'
import type { Body } from '../../rulesets/contract'
import { baseGeometry, baseMaterial, MARKS, sideColourText, sideIndex } from './bases'
import { type Dress, readDress } from './dress'
import { type Fall, placeFall } from './falls'
import { createFlags, flagDepth, flagGeometry, flagMaterial } from './flags'
import { type Kit, plainOf, poleOf } from './kit'
import { basePlaces, type FigurePlace, figurePlaces } from './layout'
import { createNames, type NameSheet, plateGeometry, plateMaterial } from './names'
import { createPalette, figureGeometry, figureMaterial } from './paint'
import { along, samePose, type Way, wayThrough } from './path'
import { Pool } from './pool'
import { seeded } from './seed'
import type { Sheet } from './sheet'
import { createKitStore } from './store'
import { type Figure, type Ground, placeTroop, platePlace, type Troop } from './troop'
import type { MiniaturesCore, MiniaturesSetting } from './types'

const SPEED = 6
/** However far a body goes, it is there after so many seconds. */
const LONGEST_WALK = 7
/** Seconds that a change of formation is seen to take. */
const FORMING = 0.7

/** Builds the figures of a table. Nothing is drawn until `setBodies`; kits are fetched as bodies name them. */
export function createMiniatures(setting: MiniaturesSetting): MiniaturesCore {
  const group = new Group()
  const plain = setting.quality === 'low'
  let now: Omit<MiniaturesSetting, 'assets' | 'quality' | 'table'> = setting
  let bodies: readonly Body[] = []
  let disposed = false
  const listeners = new Set<() => void>()
  const wanted = () => {
    for (const l of listeners) l()
  }
  const ground: Ground = {
    halfWidth: setting.table.width / 2,
    halfDepth: setting.table.depth / 2,
    heightAt: (x, y) => now.heightAt(x, y),
  }

  const palette = createPalette()
  const figurePaint = figureMaterial(palette)
  const shadowPaint = new MeshBasicMaterial()
  const basePaint = baseMaterial(setting.theme)
  const platePaint = plateMaterial()
  const flagPaint = flagMaterial()
  const flagShade = flagDepth()
  const casts = plain ? 'none' : 'casts'
  const basePool = new Pool(group, baseGeometry(), basePaint.material, { base: 4 }, casts, 128)
  basePool.mesh.customDepthMaterial = basePaint.depth
  basePool.mesh.receiveShadow = true
  const platePool = new Pool(group, plateGeometry(), platePaint, { cell: 4 }, 'none', 64)
  platePool.mesh.receiveShadow = true
  const flagPool = new Pool(group, flagGeometry(), flagPaint, { cell: 4 }, casts, 32)
  flagPool.mesh.customDepthMaterial = flagShade
  const pools = new Map<string, Pool>()
  const common = { bases: basePool, plates: platePool, flags: flagPool }

  const store = createKitStore(setting.assets.kits, () => {
    if (disposed) return
    rebuild()
    wanted()
  })
  const dresses = new Map<string, Dress>()
  const dressOf = (name: string): Dress => {
    const known = dresses.get(name)
    if (known) return known
    const made = readDress(setting.assets.dresses, name)
    dresses.set(name, made)
    return made
  }

  const poolFor = (kit: Kit, node: string, shadow: boolean): Pool | null => {
    const key = `${shadow ? 's' : 'f'}\n${kit.name}\n${node}`
    const known = pools.get(key)
    if (known) return known
    const mesh = kit.nodes.get(node)
    if (!mesh) return null
    const geometry: BufferGeometry = figureGeometry(kit, mesh)
    const paint: Material = shadow ? shadowPaint : figurePaint
    const made = new Pool(group, geometry, paint, shadow ? {} : { figure: 4 }, shadow ? 'only' : 'none')
    pools.set(key, made)
    return made
  }

  let troops = new Map<Id, Troop>()
  let falls: Fall[] = []
  let names: NameSheet | null = null
  let namesKey = ''
  let flags: Sheet | null = null
  let flagsKey = ''
  const flagCells = new Map<string, number>()

  function renewSheets(): void {
    const texts =
      now.names === false ? [] : bodies.map(b => ({ text: b.name[now.language], colour: sideColourText(now.theme, b.seat) }))
    const key = texts.map(t => t.colour + t.text).join('\n')
    if (key !== namesKey) {
      names?.sheet.dispose()
      names = createNames(texts)
      namesKey = key
      platePaint.map = names?.sheet.texture ?? null
      platePaint.needsUpdate = true
    }
    const worn = [...new Set(bodies.map(b => b.dress))].filter(d => dressOf(d).flag !== null)
    if (worn.join('\n') !== flagsKey) {
      flags?.dispose()
      flagsKey = worn.join('\n')
      flagCells.clear()
      worn.forEach((d, i) => {
        flagCells.set(d, i)
      })
      flags = createFlags(worn.map(d => dressOf(d).flag!))
      flagPaint.map = flags?.texture ?? null
      flagPaint.needsUpdate = true
    }
  }

  function figureFor(body: Body, place: FigurePlace): Figure | null {
    const kit = store.get(place.kit)
    if (!kit?.nodes.has(place.node)) return null
    const dress = dressOf(body.dress)
    const small = plainOf(kit, place.node)
    const pool = poolFor(kit, plain ? small : place.node, false)
    if (!pool) return null
    const pole = poleOf(kit.nodes.get(place.node)!)
    const cell = flagCells.get(body.dress)
    const flag =
      pole && dress.flag && flags && cell !== undefined
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
    if (flag && flags && cell !== undefined) {
      figure.flagAt = flagPool.add()
      const c = flags.cell(cell)
      flagPool.set4('cell', figure.flagAt, c.u, c.v, c.w, c.h)
    }
    return figure
  }

  /** Fills every pool anew from the troops: after a change of bodies, when a kit has come, when names change. */
  function rebuild(): void {
    renewSheets()
    for (const p of [basePool, platePool, flagPool, ...pools.values()]) p.reset()
    for (const t of troops.values()) {
      const { body } = t
      const mark = body.states.includes('mustMove') ? MARKS.mustMove : body.states.includes('moved') ? MARKS.moved : MARKS.none
      t.firstBase = basePool.count
      for (const b of t.bases) basePool.set4('base', basePool.add(), b.width, b.depth, sideIndex(body.seat), mark)
      const kit = store.get(body.kit)
      t.figures = kit
        ? figurePlaces(body, kit, dressOf(body.dress), t.bases)
            .map(p => figureFor(body, p))
            .filter(f => f !== null)
        : []
      t.plate = null
      const text = names?.plate(body.name[now.language], sideColourText(now.theme, body.seat))
      if (names && text) {
        const narrowest = Math.min(...t.bases.map(b => b.width)) - 0.2
        const breadth = Math.min(text.breadth, Math.max(narrowest, 0.8))
        const c = names.sheet.cell(text.cell, text.part)
        t.plate = { at: platePool.add(), ...platePlace(t.bases, body.footprint.depth, breadth), breadth }
        platePool.set4('cell', t.plate.at, c.u, c.v, c.w, c.h)
      }
      placeTroop(t, ground, common)
    }
    for (const f of falls) {
      f.at = f.pool.add()
      f.pool.set4('figure', f.at, f.row, f.horse, 0, f.tint)
      if (f.shadow) f.shadowAt = f.shadow.add()
      placeFall(f)
    }
    commit()
  }

  function commit(): void {
    palette.commit()
    basePool.commit()
    platePool.commit()
    flagPool.commit()
    for (const p of pools.values()) p.commit()
  }

  function start(t: Troop, way: Way | null, done: (() => void) | null): void {
    const late = t.done
    t.way = way
    t.gone = 0
    t.done = done
    t.pace = way ? Math.max(now.speed ?? SPEED, way.length / LONGEST_WALK) : 0
    late?.()
    if (!way) land(t)
  }

  /** Puts a troop where its body stands. */
  function land(t: Troop): void {
    const { front, facing } = t.body.footprint
    t.way = null
    t.pose.x = front[0]
    t.pose.y = front[1]
    t.pose.facing = facing
    t.pose.about = 0
    const done = t.done
    t.done = null
    done?.()
  }

  const figureKeys = (t: Troop): Set<number> => new Set(t.figures.map(f => f.place.key))
  function letFall(t: Troop, standing: Set<number>, list: Fall[]): void {
    for (const f of t.figures) {
      if (standing.has(f.place.key)) continue
      const luck = seeded(t.id, f.place.key + 77)
      list.push({
        pool: f.pool,
        at: -1,
        shadow: f.shadow,
        shadowAt: -1,
        row: f.row,
        horse: f.place.horse,
        tint: f.place.tint,
        scale: f.place.scale,
        x: f.x,
        y: f.y,
        z: f.z,
        yaw: f.yaw,
        lean: (luck - 0.5) * 70,
        time: -luck * 0.5,
      })
    }
  }

  return {
    object: group,
    ready: () => store.settled(),
    setBodies(next, motion = 'walk') {
      const still = motion === 'jump' || now.reducedMotion === true
      if (still) falls = []
      const old = troops
      troops = new Map()
      bodies = next
      const lost: { troop: Troop; before: Figure[]; whole: boolean }[] = []
      for (const body of next) {
        const known = old.get(body.id)
        const bases = basePlaces(body)
        const { front, facing } = body.footprint
        if (!known) {
          const pose = { x: front[0], y: front[1], facing, about: 0 }
          const t: Troop = {
            id: body.id,
            body,
            pose,
            bases,
            before: null,
            changed: 1,
            figures: [],
            firstBase: 0,
            plate: null,
            way: null,
            gone: 0,
            pace: 0,
            done: null,
          }
          troops.set(body.id, t)
          continue
        }
        old.delete(body.id)
        troops.set(body.id, known)
        lost.push({ troop: known, before: known.figures, whole: body.kit !== known.body.kit || body.full !== known.body.full })
        const formed = !still && bases.some((b, i) => moved(b, known.bases[i]))
        known.before = formed ? known.bases : still ? null : known.before
        known.changed = formed ? 0 : known.changed
        known.body = body
        known.bases = bases
        const end = known.way?.end ?? { front: [known.pose.x, known.pose.y] as const, facing: known.pose.facing }
        if (still) start(known, null, null)
        else if (!samePose(end, body.footprint)) {
          const from = { front: [known.pose.x, known.pose.y] as const, facing: known.pose.facing }
          start(known, wayThrough([from, body.footprint], body.footprint.width, body.footprint.depth), null)
        } else if (!known.way) land(known)
      }
      if (!still) for (const gone of old.values()) letFall(gone, new Set(), falls)
      for (const gone of old.values()) gone.done?.()
      rebuild()
      if (!still) {
        const before = falls.length
        for (const { troop, before: figures, whole } of lost)
          if (!whole && figures.length > troop.figures.length) letFall({ ...troop, figures }, figureKeys(troop), falls)
        if (falls.length > before) rebuild()
      }
      wanted()
    },
    walk(id, path, onDone) {
      const t = troops.get(id)
      const way = t && path.length > 1 ? wayThrough(path, t.body.footprint.width, t.body.footprint.depth) : null
      if (!t || !way || now.reducedMotion) {
        onDone?.()
        return
      }
      start(t, way, onDone ?? null)
      along(way, 0, t.pose)
      placeTroop(t, ground, common)
      commit()
      wanted()
    },
    finish() {
      falls = []
      for (const t of troops.values()) {
        t.before = null
        t.changed = 1
        land(t)
      }
      rebuild()
      wanted()
    },
    set(change) {
      const was = now
      now = { ...now, ...change }
      if (now.theme !== was.theme) basePaint.setTheme(now.theme)
      const looks = (['heightAt', 'theme', 'language', 'names'] as const).some(k => now[k] !== was[k])
      if (looks && troops.size) {
        rebuild()
        wanted()
      }
    },
    tick(seconds) {
      let moving = false
      for (const t of troops.values()) {
        if (!t.way && !t.before) continue
        if (t.before) {
          t.changed += seconds / FORMING
          if (t.changed >= 1) t.before = null
        }
        if (t.way) {
          t.gone += seconds * t.pace
          if (t.gone >= t.way.length) land(t)
          else along(t.way, t.gone, t.pose)
        }
        placeTroop(t, ground, common)
        if (t.way || t.before) moving = true
      }
      let seen = false
      for (const f of falls) {
        f.time += seconds
        if (placeFall(f)) seen = true
      }
      if (!seen && falls.length) falls = []
      commit()
      return moving || seen
    },
    onWanted(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    poseOf(id) {
      const t = troops.get(id)
      return t ? { front: [t.pose.x, t.pose.y], facing: t.pose.facing } : null
    },
    dispose() {
      disposed = true
      listeners.clear()
      store.dispose()
      for (const p of [basePool, platePool, flagPool, ...pools.values()]) p.dispose()
      pools.clear()
      troops.clear()
      falls = []
      names?.sheet.dispose()
      flags?.dispose()
      palette.dispose()
      basePaint.dispose()
      for (const m of [figurePaint, shadowPaint, platePaint, flagPaint, flagShade]) m.dispose()
    },
  }
}

/** Whether a base stands elsewhere in its body than before. */
function moved(b: { x: number; z: number; yaw: number }, was: { x: number; z: number; yaw: number } | undefined): boolean {
  return !was || Math.abs(b.x - was.x) > 0.05 || Math.abs(b.z - was.z) > 0.05 || Math.abs(b.yaw - was.yaw) > 0.5
}
