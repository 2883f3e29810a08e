import { type Camera, Matrix4, OrthographicCamera, PerspectiveCamera, Vector3 } from 'three'
import type { Point } from '../../geometry/shapes'
import type { Relief } from '../ground/heightfield'
import { pick, toScene, toTable, type Vec3 } from '../picking'
import type { Insets, View } from '../props'
import type { Mover } from './gestures'
import { openingEye } from './opening'
import {
  axesOf,
  bounded,
  type Eye,
  eased,
  figureEye,
  LENS,
  lookedAbout,
  panned,
  placeOf,
  quarter,
  rayOf,
  roomOf,
  type Screen,
  scaleAt,
  screenOf,
  shiftInto,
  turnedAbout,
  zoomed,
} from './view'

/** The camera of the drawn table: where it is, where it goes, and what is under a screen point. Asks for frames itself. */
export class CameraRig implements Mover {
  readonly lens = new PerspectiveCamera(LENS, 1, 1, 1600)
  readonly map = new OrthographicCamera(-1, 1, 1, -1, 1, 1600)
  private now: Eye
  goal: Eye
  private mode: View = 'free'
  private last: readonly [number, number] = [0, 0]
  private held: { readonly at: Point; readonly height: number } | null = null
  private screen: Screen = { width: 1, height: 1 }
  private running = false
  private shown = false
  private insets: Insets = {}
  /** Nobody has moved the camera yet: it may still be put where the panels leave room. */
  private fresh = true
  private drawnOnce = false
  /** Where the camera stood before it gave way to the panels by itself, and where it gave way to. */
  private gave: { readonly from: Eye; readonly to: Eye } | null = null
  still = false
  private slow = false
  constructor(
    private relief: Relief,
    private readonly element: HTMLElement,
    private readonly wanted: () => void,
  ) {
    this.now = this.opening(0)
    this.goal = this.now
    this.apply()
  }

  private opening(bearing: number, plan = false): Eye {
    return openingEye(this.relief, this.screen, this.insets, bearing, plan)
  }

  get view(): View {
    return this.mode
  }
  get camera(): Camera {
    return this.plan ? this.map : this.lens
  }
  private get plan(): boolean {
    return this.mode === 'plan' && this.now.pitch > 89.6
  }
  get bearing(): number {
    return this.now.bearing
  }
  get moving(): boolean {
    return this.running
  }

  setRelief(relief: Relief): void {
    this.relief = relief
    this.wanted()
  }

  resize(screen: Screen): void {
    if (screen.width < 1 || screen.height < 1) return
    const first = !this.shown
    const k = this.screen.height > 1 ? screen.height / this.screen.height : 1
    this.screen = screen
    if (first) {
      this.shown = true
      this.now = this.opening(this.goal.bearing)
      this.goal = this.now
      if (this.mode !== 'free') this.setView(this.mode, null)
    } else if (this.fresh && this.mode !== 'figure') {
      this.now = this.opening(this.goal.bearing, this.mode === 'plan')
      this.goal = this.now
    } else if (this.mode === 'plan' && k !== 1) {
      // The scale stays what it was: a plan is read in centimetres.
      this.goal = { ...this.goal, distance: this.goal.distance * k }
      this.now = { ...this.now, distance: this.now.distance * k }
    }
    this.apply()
    this.wanted()
  }

  setInsets(insets: Insets): void {
    const key = (i: Insets) => [i.left ?? 0, i.right ?? 0, i.top ?? 0, i.bottom ?? 0].join()
    if (key(insets) === key(this.insets)) return
    this.insets = insets
    if (!this.shown || !this.fresh || this.mode === 'figure') return
    const eye = this.opening(this.goal.bearing, this.mode === 'plan')
    // A panel that grows over a table which stands already may hide some of it: the table does not shrink.
    if (this.drawnOnce && eye.distance > this.goal.distance * 1.1) return
    this.now = eye
    this.goal = eye
    this.apply()
    this.wanted()
  }

  /** One step of time; true while the camera still eases. */
  frame(seconds: number): boolean {
    this.drawnOnce = true
    if (this.now !== this.goal) {
      this.now = this.still ? this.goal : eased(this.now, this.goal, this.slow ? seconds / 4 : seconds)
      this.apply()
    }
    this.running = this.now !== this.goal
    return this.running
  }

  private aspect(): number {
    return this.screen.width / this.screen.height
  }

  /** Sends the eye to a place over the table. `slowly`: as somebody turns it who shows the table to others. */
  to(goal: Eye, atOnce = false, slowly = false): void {
    this.fresh = false
    this.slow = slowly
    const aim = this.overGround(bounded(goal, this.relief, this.aspect(), this.mode))
    this.goal = aim
    if (atOnce || this.still) {
      this.now = aim
      this.apply()
    } else this.running = true
    this.wanted()
  }

  /** Lifts an eye that a hill would swallow. */
  private overGround(eye: Eye): Eye {
    const p = placeOf(eye, this.relief)
    const at = toTable(this.relief, p[0], p[2])
    const low = this.relief.at(at[0], at[1]) + 1 - p[1]
    return low > 0 ? { ...eye, lift: eye.lift + low } : eye
  }

  private apply(): void {
    const { now, screen } = this
    const p = placeOf(now, this.relief)
    const { right, up, ahead } = axesOf(now)
    const basis = new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(-ahead[0], -ahead[1], -ahead[2]))
    for (const camera of [this.lens, this.map]) {
      camera.position.set(p[0], p[1], p[2])
      camera.quaternion.setFromRotationMatrix(basis)
    }
    this.lens.aspect = this.aspect()
    this.lens.near = Math.max(0.4, now.distance * 0.02)
    this.lens.far = now.distance * 2 + 900
    this.lens.updateProjectionMatrix()
    const half = 1 / (2 * scaleAt(now.distance, screen.height))
    this.map.left = -screen.width * half
    this.map.right = screen.width * half
    this.map.top = screen.height * half
    this.map.bottom = -screen.height * half
    this.map.near = Math.max(0.5, now.distance - 40)
    this.map.far = now.distance + 100
    this.map.updateProjectionMatrix()
    for (const camera of [this.lens, this.map]) camera.updateMatrixWorld()
  }

  setView(view: View, unit: { readonly front: Point; readonly facing: number } | null): void {
    const was = this.mode
    this.mode = view
    if (view === 'figure' && unit) {
      this.to(figureEye(unit.front, unit.facing, this.relief.at(unit.front[0], unit.front[1])))
      return
    }
    if (view === 'plan' && this.fresh) {
      this.to(this.opening(quarter(this.goal.bearing), true), !this.drawnOnce)
      this.fresh = true
      return
    }
    const far = Math.max(this.goal.distance, was === 'figure' ? 90 : 0)
    if (view === 'plan') this.to({ ...this.goal, lift: 0, pitch: 90, distance: far, bearing: quarter(this.goal.bearing) })
    else if (was !== 'free') this.to({ ...this.goal, lift: 0, pitch: 48, distance: far })
  }

  setBearing(bearing: number): void {
    if (this.shown && this.fresh && !this.drawnOnce) {
      this.now = this.opening(bearing, this.mode === 'plan')
      this.goal = this.now
      this.apply()
      this.wanted()
    } else if (this.shown) this.to({ ...this.goal, bearing })
    else this.goal = { ...this.goal, bearing }
  }

  turnRound(): void {
    if (this.mode !== 'figure') this.to({ ...this.goal, bearing: this.goal.bearing + 180 })
  }

  whole(): void {
    if (this.mode === 'figure') return
    this.to(this.opening(quarter(this.goal.bearing), this.mode === 'plan'))
  }

  lookAt(at: Point): void {
    this.to({ ...this.goal, x: at[0], y: at[1] })
  }

  rotate(degrees: number): void {
    this.to(this.mode === 'figure' ? lookedAbout(this.goal, degrees, 0) : { ...this.goal, bearing: this.goal.bearing + degrees })
  }

  step(right: number, up: number): void {
    this.to(panned(this.goal, right, up, this.screen.height))
  }

  private local(x: number, y: number): readonly [number, number] {
    const box = this.element.getBoundingClientRect()
    return [x - box.left, y - box.top]
  }

  pointAt(x: number, y: number): Point | null {
    const [sx, sy] = this.local(x, y)
    const ray = rayOf(this.now, this.plan, this.relief, this.screen, sx, sy)
    return pick(this.relief, ray.from, ray.along)
  }

  /** Where a place is, in pixels from the element's top left. */
  onElement(at: Point, height: number): readonly [number, number] | null {
    return screenOf(this.now, this.plan, this.relief, this.screen, toScene(this.relief, at, height))
  }

  project(at: Point, above = 0): readonly [number, number] {
    const p = this.onElement(at, this.relief.at(at[0], at[1]) + above) ?? [-1e5, -1e5]
    const box = this.element.getBoundingClientRect()
    return [p[0] + box.left, p[1] + box.top]
  }

  scale(): number {
    return scaleAt(this.now.distance, this.screen.height)
  }

  scaleAt(at: Point): number {
    if (this.plan) return this.scale()
    const from = placeOf(this.now, this.relief)
    const p: Vec3 = toScene(this.relief, at, this.relief.at(at[0], at[1]))
    return scaleAt(Math.max(1, Math.hypot(p[0] - from[0], p[1] - from[1], p[2] - from[2])), this.screen.height)
  }

  halt(): void {
    this.goal = this.now
    this.running = false
  }

  grab(x: number, y: number): void {
    this.last = [x, y]
    const at = this.pointAt(x, y)
    this.held = at && { at, height: this.relief.at(at[0], at[1]) }
  }

  pan(x: number, y: number): void {
    if (this.mode === 'figure') {
      const k = LENS / this.screen.height
      this.to(lookedAbout(this.goal, (this.last[0] - x) * k, (this.last[1] - y) * k), true)
      this.last = [x, y]
      return
    }
    if (!this.held) return
    const [sx, sy] = this.local(x, y)
    const ray = rayOf(this.now, this.plan, this.relief, this.screen, sx, sy)
    if (ray.along[1] >= -1e-3) return
    const t = (this.held.height - ray.from[1]) / ray.along[1]
    const p = toTable(this.relief, ray.from[0] + ray.along[0] * t, ray.from[2] + ray.along[2] * t)
    const [dx, dy] = [this.held.at[0] - p[0], this.held.at[1] - p[1]]
    const far = Math.hypot(dx, dy)
    const k = Math.min(1, (this.goal.distance * 0.5) / Math.max(far, 1e-9))
    this.to({ ...this.goal, x: this.goal.x + dx * k, y: this.goal.y + dy * k }, true)
  }

  orbit(dx: number, dy: number): void {
    if (this.mode === 'figure') {
      this.to(lookedAbout(this.goal, dx * 0.1, dy * 0.06), true)
      return
    }
    this.to({ ...this.goal, bearing: this.goal.bearing + dx * 0.28, pitch: this.goal.pitch + dy * 0.22 }, true)
  }

  zoomAt(x: number, y: number, factor: number, slowly: boolean): void {
    if (this.mode === 'figure') {
      this.step(0, factor < 1 ? 60 : -60)
      return
    }
    const about = this.pointAt(x, y) ?? [this.goal.x, this.goal.y]
    this.to(zoomed(this.goal, about, factor, this.relief, this.aspect()), !slowly)
  }

  zoom(factor: number): void {
    if (this.mode === 'figure') this.step(0, factor < 1 ? 60 : -60)
    else this.to({ ...this.goal, distance: this.goal.distance * factor })
  }

  pinch(x: number, y: number, factor: number, turned: number, rose: number): void {
    this.pan(x, y)
    if (this.mode === 'figure') return
    const about = this.pointAt(x, y) ?? [this.goal.x, this.goal.y]
    const near = zoomed(this.goal, about, factor, this.relief, this.aspect())
    const eye = turnedAbout(this.mode === 'free' ? { ...near, pitch: near.pitch + rose * 0.25 } : near, about, -turned)
    this.to(eye, true)
    this.grab(x, y)
  }

  /** Pans just so far that all places stand clear of the insets; not at all where they do already. */
  keepInSight(points: readonly Point[]): void {
    if (points.length === 0 || this.mode === 'figure') return
    const plan = this.mode === 'plan'
    const seen = points.map(p =>
      screenOf(this.goal, plan, this.relief, this.screen, toScene(this.relief, p, this.relief.at(p[0], p[1]))),
    )
    const at = seen.filter(s => s !== null)
    if (at.length < seen.length) {
      this.lookAt(points[0])
      return
    }
    const [right, down] = shiftInto(at, roomOf(this.screen, this.insets, MARGIN))
    if (Math.abs(right) <= 0.5 && Math.abs(down) <= 0.5) return
    const from = this.gave?.to === this.goal ? this.gave.from : this.goal
    this.to(panned(this.goal, right, -down, this.screen.height))
    this.gave = { from, to: this.goal }
  }

  /** Goes back to where it stood before it gave way to the panels, unless somebody has moved it since. */
  comeBack(): void {
    if (this.gave?.to === this.goal && this.mode !== 'figure') this.to(this.gave.from)
    this.gave = null
  }
}

/** What must be seen stays this far from the panels, in CSS pixels. */
const MARGIN = 36
