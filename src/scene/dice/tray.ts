import {
  type BufferGeometry,
  type CanvasTexture,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  type ShaderMaterial,
  Vector3,
  type WebGLRenderer,
} from 'three'
import type { Seat } from '../../base/units'
import type { Theme } from '../assets'
import { boxGeometry, boxPicture, SHADOW, WOOD } from './box'
import { Captions } from './captions'
import { lineUp, type Row } from './lineUp'
import { diceGeometry, diceSheet, ROWS } from './mesh'
import { dicePaint, setDiceTheme, shadePaint, trayPaint } from './paint'
import { loadPhysics } from './physics'
import { placeTray, type Rect, type Spot } from './place'
import { type Die, diceOf, faceOf, MOST, type Roll, seedOf } from './rolls'
import { cross, type Quat, SOLIDS, turnFace } from './shapes'
import { type Flight, STEP, STRIDE, throwDice, trayFor } from './throw'

export interface TraySetting {
  readonly theme: Theme
  /** The faces at once, without a throw. */
  readonly still: boolean
  readonly screen: { readonly width: number; readonly height: number }
  readonly insets: { readonly left?: number; readonly right?: number; readonly top?: number; readonly bottom?: number }
  /** What is better not covered. */
  readonly avoid: readonly Spot[]
}

/**
 * Seconds: the fall at most, a look at where they fell, lining up, how long they lie to be read, at least from when
 * they were drawn so, the tray's coming and going.
 */
const FALL = 0.95
const LOOK = 0.1
const LINE = 0.28
const LIE = 4
const LIE_EACH = 0.5
const READ = 2
const PUSH = 0.16
/** What comes within so many ms of a hurry is the same press. */
const SAME = 250
/** Whoever waits for the physics longer than this, in ms, sees the faces at once. */
const PATIENCE = 700

interface Thrown {
  readonly dice: readonly Die[]
  readonly flight: Flight | null
  /** Turns the painted die inside the one that fell. */
  readonly inner: readonly Quaternion[]
  readonly row: Row
  readonly rect: Rect
  /** When it began, was hurried, and is put away: ms of the page's clock. */
  began: number
  readonly fall: number
  ends: number
  leaves: number
  readonly done: () => void
  told: boolean
  /** Drawn as it lies. */
  seen: boolean
}

const q4 = (q: Quat) => new Quaternion(q[0], q[1], q[2], q[3])

/** Where a die lies to be read: the face up, its number upright to the reader. */
function readable(die: Die, face: number): Quaternion {
  const { normals, upright } = SOLIDS[die.sides]
  const n = new Vector3(...normals[face])
  const u = new Vector3(...upright[face])
  const from = new Matrix4().makeBasis(new Vector3(...cross(upright[face], normals[face])), u, n)
  const to = new Matrix4().makeBasis(new Vector3(1, 0, 0), new Vector3(0, 0, -1), new Vector3(0, 1, 0))
  return new Quaternion().setFromRotationMatrix(to.multiply(from.transpose()))
}

/**
 * The dice tray: a box at the edge of the screen, drawn over the table in a small picture of its own, three draw calls while it is
 * there and none else. The dice fall in it by real physics onto faces that were decided before.
 */
export class DiceTray {
  readonly element = document.createElement('div')
  private readonly scene = new Scene()
  private readonly camera = new PerspectiveCamera(24, 1.4, 1, 200)
  private readonly dice: InstancedMesh<BufferGeometry, ShaderMaterial>
  private readonly shades: InstancedMesh<PlaneGeometry, ShaderMaterial>
  private readonly sheet: CanvasTexture
  private box: Mesh<BufferGeometry, ShaderMaterial> | null = null
  private boxKey = ''
  private thrown: Thrown | null = null
  private readonly captions = new Captions()
  private timer: ReturnType<typeof setTimeout> | null = null
  private turn = 0
  private spent = 0

  constructor(
    private readonly gl: WebGLRenderer,
    private readonly invalidate: () => void,
  ) {
    this.sheet = diceSheet()
    const geometry = diceGeometry()
    geometry.setAttribute('die', new InstancedBufferAttribute(new Float32Array(MOST * 2), 2))
    this.dice = new InstancedMesh(geometry, dicePaint(this.sheet), MOST)
    this.dice.frustumCulled = false
    this.dice.instanceMatrix.setUsage(DynamicDrawUsage)
    const square = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
    square.setAttribute('shade', new InstancedBufferAttribute(new Float32Array(MOST), 1))
    this.shades = new InstancedMesh(square, shadePaint(), MOST)
    this.shades.frustumCulled = false
    this.shades.renderOrder = 1
    this.dice.renderOrder = 2
    this.scene.add(this.shades, this.dice)
    this.scene.matrixWorldAutoUpdate = false
    this.element.dataset.testid = 'dice-tray'
    this.element.setAttribute('aria-hidden', 'true')
    this.element.style.cssText = 'position:absolute;display:none;touch-action:none;cursor:pointer'
    this.element.append(this.captions.element)
    this.element.addEventListener('pointerdown', e => {
      e.stopPropagation()
      this.hurry()
    })
  }

  /** Throws them; resolves when they lie to be read, at once where there is nothing to throw. A new throw ends the one before. */
  async throw(rolls: readonly Roll[], setting: () => TraySetting): Promise<void> {
    const dice = diceOf(rolls)
    if (dice.length === 0) return
    this.close()
    const turn = ++this.turn
    const still = setting().still
    const flight = still ? null : await this.fly(dice, seedOf(rolls))
    if (turn !== this.turn) return
    const now = setting()
    const worded = rolls.map(r => r.caption !== undefined && r.caption !== '')
    const row = lineUp(dice, worded)
    const rect = placeTray(dice.length, now.theme === 'projector' ? 1.6 : 1, now.screen, now.insets, now.avoid)
    this.prepare(dice.length, rolls[0].seat ?? 'umpire', rect, now.theme)
    const inner = dice.map((die, i) => q4(turnFace(die.sides, faceOf(die), flight?.rest[i].face ?? faceOf(die), i)))
    const die = this.dice.geometry.getAttribute('die')
    dice.forEach((d, i) => {
      die.setXY(i, d.sides === 10 ? 1 : 0, ROWS.indexOf(d.marking))
    })
    die.needsUpdate = true
    this.dice.count = dice.length
    this.shades.count = dice.length
    const began = performance.now()
    const fall = flight ? Math.min(FALL, (flight.steps - 1) * STEP) * 1000 : 0
    const ends = flight ? began + fall + (LOOK + LINE) * 1000 : began
    const rest = (LIE + LIE_EACH * (rolls.length - 1)) * 1000
    await new Promise<void>(done => {
      this.thrown = { dice, flight, inner, row, rect, began, fall, ends, leaves: ends + rest, done, told: false, seen: false }
      this.captions.set(
        rolls.map(r => r.caption ?? ''),
        now.theme === 'projector' ? 1.6 : 1,
      )
      this.captions.show(false)
      this.wake(ends - began)
      this.invalidate()
    })
  }

  /** Looks again in so many ms, whether a picture is drawn meanwhile or not: a page in the background draws none. */
  private wake(ms: number): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      const t = this.thrown
      if (t && performance.now() >= t.ends) this.tell(t)
      this.invalidate()
    }, Math.max(0, ms) + 1)
  }

  private tell(t: Thrown): void {
    if (t.told) return
    t.told = true
    this.captions.place(t.row.captions, this.camera, t.rect)
    this.captions.show(true)
    t.done()
  }

  private async fly(dice: readonly Die[], seed: string): Promise<Flight | null> {
    try {
      const late = new Promise<null>(r => setTimeout(() => r(null), PATIENCE))
      const physics = await Promise.race([loadPhysics(), late])
      return physics
        ? throwDice(
            physics,
            dice.map(d => d.sides),
            seed,
          )
        : null
    } catch {
      // without physics the faces are shown all the same
      return null
    }
  }

  private prepare(count: number, seat: Seat, rect: Rect, theme: Theme): void {
    const [hw, hd] = trayFor(count)
    const key = `${hw} ${seat}`
    if (key !== this.boxKey) {
      this.dropBox()
      this.boxKey = key
      const paint = trayPaint(boxPicture(seat, hw / hd))
      paint.side = DoubleSide
      this.box = new Mesh(boxGeometry(hw, hd), paint)
      this.box.frustumCulled = false
      this.scene.add(this.box)
    }
    setDiceTheme(this.dice.material, theme)
    const { camera } = this
    camera.aspect = rect.w / rect.h
    camera.updateProjectionMatrix()
    const [x, z] = [hw + WOOD + SHADOW * 0.9, hd + WOOD + SHADOW * 0.9]
    const corner = new Vector3()
    for (let far = 18; far < 160; far *= 1.02) {
      camera.position.set(0, far * 0.915, far * 0.404)
      camera.lookAt(0, 0.1, 0.15)
      camera.updateMatrixWorld(true)
      const seen = [-x, x].every(cx =>
        [-z, z].every(cz => {
          corner.set(cx, -0.4, cz).project(camera)
          return Math.abs(corner.x) < 0.995 && Math.abs(corner.y) < 0.995
        }),
      )
      if (seen) break
    }
    this.dice.material.uniforms.eye.value.copy(camera.position)
    Object.assign(this.element.style, {
      display: 'block',
      left: `${rect.x}px`,
      top: `${rect.y}px`,
      width: `${rect.w}px`,
      height: `${rect.h}px`,
    })
  }

  /** They lie at once; those that lie already are put away. */
  hurry(): void {
    const t = this.thrown
    if (!t) {
      this.turn++
      return
    }
    const now = performance.now()
    if (now < t.ends) {
      t.leaves -= t.ends - now
      t.ends = now
      this.tell(t)
    } else if (now - t.ends > SAME) t.leaves = Math.min(t.leaves, now)
    this.invalidate()
  }

  /** True while they fall and are lined up. */
  get rolling(): boolean {
    return this.thrown !== null && !this.thrown.told
  }

  /** The part of the screen that it covers. */
  get covers(): Rect | null {
    return this.thrown?.rect ?? null
  }

  /** Draw calls of the last picture with the tray in it. */
  get calls(): number {
    return this.spent
  }

  private close(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const t = this.thrown
    this.thrown = null
    this.element.style.display = 'none'
    this.captions.show(false)
    if (t && !t.told) {
      t.told = true
      t.done()
    }
  }

  /** Draws the tray over the picture of the table; true while a next frame is wanted. */
  draw(screen: { readonly width: number; readonly height: number }): boolean {
    const t = this.thrown
    if (!t) return false
    const now = performance.now()
    const gone = (now - t.leaves) / (PUSH * 1000)
    if (gone >= 1) {
      this.close()
      // once more without it: words that it covered come back
      return true
    }
    this.pose(t, now)
    const lying = now >= t.ends
    if (lying && !t.seen) {
      // where pictures come slowly it is still read
      t.seen = true
      t.leaves = Math.max(t.leaves, now + READ * 1000)
    }
    if (lying) this.tell(t)
    const come = t.flight ? Math.min(1, (now - t.began) / (PUSH * 1000)) : 1
    const away = 1 - Math.min(come * (2 - come), gone > 0 ? 1 - gone * gone : 1)
    const { gl } = this
    const { rect } = t
    const shift = away * (rect.edge === 'bottom' ? screen.height - rect.y : rect.y + rect.h)
    const y = screen.height - rect.y - rect.h - (rect.edge === 'bottom' ? shift : -shift)
    gl.autoClear = false
    gl.setViewport(rect.x, y, rect.w, rect.h)
    gl.setScissor(rect.x, Math.max(0, y), rect.w, rect.h)
    gl.setScissorTest(true)
    gl.clearDepth()
    gl.render(this.scene, this.camera)
    this.spent = gl.info.render.calls
    gl.setScissorTest(false)
    gl.setViewport(0, 0, screen.width, screen.height)
    gl.autoClear = true
    if (gone > 0) this.captions.show(false)
    if (!lying || gone > 0) return true
    // it lies still: one more picture when it is to go
    this.wake(t.leaves - now)
    return false
  }

  private pose(t: Thrown, now: number): void {
    const n = t.dice.length
    const place = new Vector3()
    const turn = new Quaternion()
    const m = new Matrix4()
    const one = new Vector3(1, 1, 1)
    const shade = this.shades.geometry.getAttribute('shade')
    const lined = t.flight ? Math.max(0, Math.min(1, 1 - (t.ends - now) / (LINE * 1000))) : 1
    const k = lined * lined * (3 - 2 * lined)
    for (let i = 0; i < n; i++) {
      const die = t.dice[i]
      const { rest } = SOLIDS[die.sides]
      if (t.flight) {
        const { poses, steps } = t.flight
        const s = t.fall > 0 ? Math.max(0, Math.min(1, (now - t.began) / t.fall)) * (steps - 1) : steps - 1
        const a = Math.floor(s)
        const o = (a * n + i) * STRIDE
        const p = (Math.min(steps - 1, a + 1) * n + i) * STRIDE
        const f = s - a
        place.set(
          poses[o] + (poses[p] - poses[o]) * f,
          poses[o + 1] + (poses[p + 1] - poses[o + 1]) * f,
          poses[o + 2] + (poses[p + 2] - poses[o + 2]) * f,
        )
        turn.set(poses[o + 3], poses[o + 4], poses[o + 5], poses[o + 6])
        turn.slerp(new Quaternion(poses[p + 3], poses[p + 4], poses[p + 5], poses[p + 6]), f)
        turn.multiply(t.inner[i])
      }
      if (k > 0) {
        const [x, z] = t.row.places[i]
        const upright = readable(die, faceOf(die))
        if (!t.flight) {
          place.set(x, rest, z)
          turn.copy(upright)
        } else {
          place.set(
            place.x + (x - place.x) * k,
            place.y + (rest - place.y) * k + 0.35 * Math.sin(Math.PI * k),
            place.z + (z - place.z) * k,
          )
          turn.slerp(upright, k)
        }
      }
      this.dice.setMatrixAt(i, m.compose(place, turn, one))
      const high = Math.max(0, place.y - rest)
      const size = 2.5 + high * 0.5
      shade.setX(i, Math.max(0, 0.62 - high * 0.14))
      const flat = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), yawOf(turn))
      this.shades.setMatrixAt(
        i,
        m.compose(
          new Vector3(place.x + 0.2 + high * 0.5, 0.02 + i * 0.0005, place.z + 0.12 + high * 0.3),
          flat,
          new Vector3(size, 1, size),
        ),
      )
    }
    shade.needsUpdate = true
    this.dice.instanceMatrix.needsUpdate = true
    this.shades.instanceMatrix.needsUpdate = true
  }

  private dropBox(): void {
    if (!this.box) return
    this.scene.remove(this.box)
    this.box.geometry.dispose()
    const picture: unknown = this.box.material.uniforms.picture.value
    if (picture && typeof picture === 'object' && 'dispose' in picture) (picture as CanvasTexture).dispose()
    this.box.material.dispose()
    this.box = null
    this.boxKey = ''
  }

  dispose(): void {
    this.turn++
    this.close()
    this.dropBox()
    for (const mesh of [this.dice, this.shades]) {
      mesh.geometry.dispose()
      mesh.material.dispose()
      mesh.dispose()
    }
    this.sheet.dispose()
    this.element.remove()
  }
}

/** How far a turn goes about the upright. */
function yawOf(q: Quaternion): number {
  return 2 * Math.atan2(q.y, q.w)
}
