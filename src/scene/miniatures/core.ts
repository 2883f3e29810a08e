import { Group } from 'three'
import type { Id } from '../../base/units'
import type { Body } from '../../rulesets/contract'
import { MARKS, sideColourText, sideIndex } from './bases'
import { type Fall, fallOf, placeFall } from './falls'
import { basePlaces, figurePlaces } from './layout'
import { along, samePose, type Way, wayThrough } from './path'
import { createStock } from './stock'
import { createKitStore } from './store'
import { type Figure, type Ground, newTroop, placeTroop, platePlace, type Troop } from './troop'
import type { MiniaturesCore, MiniaturesSetting } from './types'

const SPEED = 6
/** However far a body goes, it is there after so many seconds. */
const LONGEST_WALK = 7
/** Seconds that a change of formation is seen to take. */
const FORMING = 0.7

/** Builds the figures of a table. Nothing is drawn until `setBodies`; kits are fetched as bodies name them. */
export function createMiniatures(setting: MiniaturesSetting): MiniaturesCore {
  const group = new Group()
  let now: Omit<MiniaturesSetting, 'assets' | 'quality' | 'table'> = setting
  let bodies: readonly Body[] = []
  let disposed = false
  let given = false
  const listeners = new Set<() => void>()
  const wanted = () => {
    for (const l of listeners) l()
  }
  const ground: Ground = {
    halfWidth: setting.table.width / 2,
    halfDepth: setting.table.depth / 2,
    heightAt: (x, y) => now.heightAt(x, y),
  }
  const stock = createStock(group, setting.assets.dresses, setting, setting.quality === 'low')
  const store = createKitStore(setting.assets, () => {
    if (disposed) return
    rebuild()
    wanted()
  })
  let troops = new Map<Id, Troop>()
  let falls: Fall[] = []
  /** Walks that have ended: told when the frame is written, since who is told may set new bodies. */
  const ended: (() => void)[] = []
  const tellEnded = () => {
    for (const done of ended.splice(0)) done()
  }

  /** Fills every pool anew from the troops: after a change of bodies, when a kit has come, when names change. */
  function rebuild(): void {
    stock.renewSheets(bodies, now.names === false ? null : now.language, now.theme, now.sides)
    stock.reset()
    for (const t of troops.values()) {
      const { body } = t
      const mark = body.states.includes('mustMove') ? MARKS.mustMove : body.states.includes('moved') ? MARKS.moved : MARKS.none
      t.firstBase = stock.bases.count
      for (const b of t.bases) stock.bases.set4('base', stock.bases.add(), b.width, b.depth, sideIndex(body.seat), mark)
      const kit = store.get(body.kit)
      const places = kit ? figurePlaces(body, kit, stock.dressOf(body.dress), t.bases) : []
      t.figures = places.map(p => stock.stand(body, p, store.get(p.kit))).filter(f => f !== null)
      setPlate(t)
      placeTroop(t, ground, stock)
    }
    for (const f of falls) {
      f.at = f.pool.add()
      f.pool.set4('figure', f.at, f.row, f.horse, 0, f.tint)
      if (f.shadow) f.shadowAt = f.shadow.add()
      placeFall(f)
    }
    stock.commit()
  }

  function setPlate(t: Troop): void {
    t.plate = null
    const names = stock.names()
    const text = names?.plate(t.body.name[now.language], sideColourText(now.theme, t.body.seat, now.sides))
    if (!names || !text) return
    const narrowest = Math.min(...t.bases.map(b => b.width)) - 0.2
    const breadth = Math.min(text.breadth, Math.max(narrowest, 0.8))
    const c = names.sheet.cell(text.cell, text.part)
    t.plate = { at: stock.plates.add(), ...platePlace(t.bases, t.body.footprint.depth, breadth), breadth }
    stock.plates.set4('cell', t.plate.at, c.u, c.v, c.w, c.h)
  }

  /** Sets a troop on its way; without one it stands at once where its body does. */
  function start(t: Troop, way: Way | null, done: (() => void) | null): void {
    if (t.done) ended.push(t.done)
    t.way = way
    t.gone = 0
    t.done = done
    t.pace = way ? Math.max((now.speed ?? SPEED) * haste(t.body), way.length / LONGEST_WALK) : 0
    if (!way) land(t)
  }

  function land(t: Troop): void {
    const { front, facing } = t.body.footprint
    t.way = null
    t.pose.x = front[0]
    t.pose.y = front[1]
    t.pose.facing = facing
    t.pose.about = 0
    if (t.done) ended.push(t.done)
    t.done = null
  }

  /** Those of `before` that no longer stand begin to fall. */
  function letFall(id: Id, before: readonly Figure[], after: readonly Figure[]): void {
    const standing = new Set(after.map(f => f.place.key))
    for (const f of before) if (!standing.has(f.place.key)) falls.push(fallOf(id, f))
  }

  /** A known troop takes on its new body; where `still`, at once. */
  function renew(t: Troop, body: Body, still: boolean): void {
    const bases = basePlaces(body)
    const formed = !still && (bases.length !== t.bases.length || bases.some((b, i) => elsewhere(b, t.bases[i])))
    t.before = formed ? t.bases : still ? null : t.before
    t.changed = formed ? 0 : t.changed
    t.body = body
    t.bases = bases
    const here = { front: [t.pose.x, t.pose.y] as const, facing: t.pose.facing }
    if (still) start(t, null, null)
    else if (!samePose(t.way?.end ?? here, body.footprint))
      start(t, wayThrough([here, body.footprint], body.footprint.width, body.footprint.depth), null)
    else if (!t.way) land(t)
  }

  return {
    object: group,
    ready: () => store.settled(),
    standing: () => given && store.idle(),
    setBodies(next, motion = 'walk') {
      const still = motion === 'jump' || now.reducedMotion === true
      if (still) falls = []
      given = true
      const old = troops
      troops = new Map()
      bodies = next
      const watched: { troop: Troop; figures: readonly Figure[] }[] = []
      for (const body of next) {
        const known = old.get(body.id)
        if (!known) {
          troops.set(body.id, newTroop(body, basePlaces(body)))
          continue
        }
        old.delete(body.id)
        troops.set(body.id, known)
        // guns that lose their crew to a walk, or a unit counted anew, have not lost men
        if (!still && body.kit === known.body.kit && body.full === known.body.full && body.figures < known.body.figures)
          watched.push({ troop: known, figures: known.figures })
        renew(known, body, still)
      }
      for (const gone of old.values()) {
        if (!still) letFall(gone.id, gone.figures, [])
        if (gone.done) ended.push(gone.done)
      }
      rebuild()
      const before = falls.length
      for (const w of watched) letFall(w.troop.id, w.figures, w.troop.figures)
      if (falls.length > before) rebuild()
      tellEnded()
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
      placeTroop(t, ground, stock)
      stock.commit()
      tellEnded()
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
      tellEnded()
      wanted()
    },
    set(change) {
      const was = now
      now = { ...now, ...change }
      const recoloured = now.theme !== was.theme || now.sides?.a !== was.sides?.a || now.sides?.b !== was.sides?.b
      if (recoloured) stock.setTheme(now.theme, now.sides)
      const looks = recoloured || (['heightAt', 'language', 'names'] as const).some(k => now[k] !== was[k])
      if (!looks || troops.size === 0) return
      rebuild()
      wanted()
    },
    tick(seconds) {
      let moving = false
      let touched = falls.length > 0
      for (const t of troops.values()) {
        if (!t.way && !t.before) continue
        touched = true
        if (t.before) {
          t.changed += seconds / FORMING
          if (t.changed >= 1) t.before = null
        }
        if (t.way) {
          t.gone += seconds * t.pace
          if (t.gone >= t.way.length) land(t)
          else along(t.way, t.gone, t.pose)
        }
        placeTroop(t, ground, stock)
        if (t.way || t.before) moving = true
      }
      let seen = false
      for (const f of falls) {
        f.time += seconds
        if (placeFall(f)) seen = true
      }
      if (!seen && falls.length) falls = []
      if (touched) stock.commit()
      if (ended.length) tellEnded()
      return moving || seen
    },
    walking() {
      for (const t of troops.values()) if (t.way || t.before) return true
      return falls.length > 0
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
      stock.dispose()
      troops.clear()
      falls = []
    },
  }
}

interface Spot {
  readonly x: number
  readonly z: number
  readonly yaw: number
}
/** Who charges or runs away goes faster than the drill's pace, so many times. */
function haste(body: Body): number {
  const { states } = body
  return states.includes('charging') || states.includes('routing') ? 2.2 : states.includes('retreating') ? 1.4 : 1
}
/** Whether a base stands elsewhere in its body than before. */
const elsewhere = (b: Spot, was: Spot | undefined): boolean =>
  !was || Math.abs(b.x - was.x) > 0.05 || Math.abs(b.z - was.z) > 0.05 || Math.abs(b.yaw - was.yaw) > 0.5
