import { Quaternion, type WebGLRenderer } from 'three'
import type { SideColours } from '../../rulesets/contract'
import type { Theme } from '../assets'
import { lookOf } from '../sides'
import { Captions } from './captions'
import { lineUp } from './lineUp'
import { loadPhysics } from './physics'
import { type Posed, TrayPicture } from './picture'
import { placeTray, type Rect, type Spot } from './place'
import { type Die, diceOf, faceOf, type Roll, seedOf } from './rolls'
import { type Quat, turnFace } from './shapes'
import { type Flight, STEP, throwDice } from './throw'

export interface TraySetting {
  readonly theme: Theme
  readonly sides?: SideColours
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

interface Thrown extends Posed {
  readonly rect: Rect
  /** How large its words and lines are. */
  readonly factor: number
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

/**
 * The dice tray: a box at the edge of the screen, drawn over the table in a small picture of its own, three draw calls while it is
 * there and none else. The dice fall in it by real physics onto faces that were decided before.
 */
export class DiceTray {
  readonly element = document.createElement('div')
  private readonly picture = new TrayPicture()
  private thrown: Thrown | null = null
  private readonly captions = new Captions()
  private timer: ReturnType<typeof setTimeout> | null = null
  private turn = 0
  private spent = 0

  constructor(
    private readonly gl: WebGLRenderer,
    private readonly invalidate: () => void,
  ) {
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
    const factor = now.theme === 'projector' ? 1.6 : 1
    const rect = placeTray(dice.length, factor, now.screen, now.insets, now.avoid)
    this.picture.prepare(dice, lookOf(rolls[0].seat ?? 'umpire', now.sides).felt, rect, now.theme)
    const { x, y, w, h } = rect
    Object.assign(this.element.style, { display: 'block', left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` })
    const inner = dice.map((die, i) => q4(turnFace(die.sides, faceOf(die), flight?.rest[i].face ?? faceOf(die), i)))
    const began = performance.now()
    const fall = flight ? Math.min(FALL, (flight.steps - 1) * STEP) * 1000 : 0
    const ends = flight ? began + fall + (LOOK + LINE) * 1000 : began
    const rest = (LIE + LIE_EACH * (rolls.length - 1)) * 1000
    await new Promise<void>(done => {
      this.thrown = {
        dice,
        flight,
        inner,
        row,
        rect,
        factor,
        began,
        fall,
        ends,
        leaves: ends + rest,
        done,
        told: false,
        seen: false,
      }
      this.captions.set(
        rolls.map(r => r.caption ?? ''),
        factor,
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
    this.captions.place(t.row.captions, this.picture.camera, t.rect)
    this.captions.frame(t.row.frames, this.picture.camera, t.rect, t.factor)
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
    const part = (k: number) => Math.max(0, Math.min(1, k))
    this.picture.pose(t, t.fall > 0 ? part((now - t.began) / t.fall) : 1, t.flight ? part(1 - (t.ends - now) / (LINE * 1000)) : 1)
    const lying = now >= t.ends
    if (lying && !t.seen) {
      // where pictures come slowly it is still read
      t.seen = true
      t.leaves = Math.max(t.leaves, now + READ * 1000)
    }
    if (lying) this.tell(t)
    const come = t.flight ? Math.min(1, (now - t.began) / (PUSH * 1000)) : 1
    const away = 1 - Math.min(come * (2 - come), gone > 0 ? 1 - gone * gone : 1)
    const { rect } = t
    const shift = away * (rect.edge === 'bottom' ? screen.height - rect.y : rect.y + rect.h)
    const y = screen.height - rect.y - rect.h - (rect.edge === 'bottom' ? shift : -shift)
    this.spent = this.picture.draw(this.gl, rect, y, screen)
    if (gone > 0) this.captions.show(false)
    if (!lying || gone > 0) return true
    // it lies still: one more picture when it is to go
    this.wake(t.leaves - now)
    return false
  }

  dispose(): void {
    this.turn++
    this.close()
    this.picture.dispose()
    this.element.remove()
  }
}
