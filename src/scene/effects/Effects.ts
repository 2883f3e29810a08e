import type { Scene, WebGLRenderer } from 'three'
import type { Point } from '../../geometry/shapes'
import type { CameraRig } from '../camera/rig'
import { spotsToAvoid } from '../dice/avoid'
import type { Rect } from '../dice/place'
import type { Roll } from '../dice/rolls'
import type { DiceTray } from '../dice/tray'
import { warmPhysics } from '../dice/warm'
import type { MiniaturesCore } from '../miniatures'
import type { HeightAt } from '../overlay/drape'
import { textFactor } from '../overlay/style'
import type { TableProps } from '../props'
import type { Grade } from '../quality'
import { cuesBetween } from './changes'
import { SignLayer } from './signLayer'
import { CLOSE } from './signs'
import type { SmokeLayer } from './smokeLayer'

/** What a moment of the table is like, for what comes and goes on it. */
export interface Moment {
  readonly props: TableProps
  readonly screen: { readonly width: number; readonly height: number }
  readonly rig: CameraRig
  readonly core: MiniaturesCore | null
  readonly heightAt: HeightAt
  /** Grows when the ground is another. */
  readonly ground: number
}

/** Everything on the table that comes and goes: smoke, the cards that tell a unit's state, sounds' cues, and the dice in their tray. */
export class Effects {
  private smoke: SmokeLayer | null = null
  /** What the smoke is to show as soon as it is here; null: nothing has been fired, or it is here. */
  private fired: Parameters<SmokeLayer['set']> | null = null
  private smokes: boolean
  private readonly signs: SignLayer
  private signsKey = ''
  private tray: DiceTray | null = null
  private drifting = false
  private gone = false

  constructor(
    private readonly gl: WebGLRenderer,
    private readonly scene: Scene,
    private readonly element: HTMLElement,
    grade: Grade,
    private readonly invalidate: () => void,
  ) {
    this.smokes = grade.quality !== 'low'
    this.signs = new SignLayer(scene)
  }

  /** What is shown has changed. `first`: nothing was drawn yet, so nothing has just come about. */
  change(before: TableProps, { props, rig }: Moment, first: boolean): void {
    const { show, motion, reducedMotion } = props
    this.blow(show.bodies, `${show.status.turn} ${show.status.phase.code}`, first || motion === 'jump' || reducedMotion === true)
    this.signsKey = ''
    if (first || motion === 'jump') return
    const far = Math.max(0, Math.min(1, (15 - rig.scale()) / 13))
    for (const cue of cuesBetween(before.show.bodies, show.bodies)) props.onCue?.(cue.kind, far)
  }

  /** Smoke is fetched when somebody has fired for the first time. */
  private blow(...now: Parameters<SmokeLayer['set']>): void {
    if (this.smoke) this.smoke.set(...now)
    else if (this.fired) this.fired = now
    else if (this.smokes && now[0].some(b => b.states.includes('firing'))) {
      this.fired = now
      import('./smokeLayer').then(
        ({ SmokeLayer: Layer }) => {
          if (this.gone || !this.fired) return
          this.smoke = new Layer(this.scene)
          this.smoke.set(...this.fired)
          this.drifting = false
          this.fired = null
          this.invalidate()
        },
        () => {
          // it did not come: a sign says who has fired
          this.fired = null
          this.smokes = false
          this.signsKey = ''
        },
      )
    }
  }

  /** Puts everything where it belongs before a frame is drawn; true while something of it still moves. */
  before(seconds: number, moment: Moment): boolean {
    const { props, screen, heightAt } = moment
    this.placeSigns(moment)
    this.signs.setScreen(screen.width, screen.height)
    const step = this.drifting ? Math.min(seconds, 0.4) : 1 / 60
    this.drifting = this.smoke?.tick(step, props.show.table, heightAt) ?? false
    return this.drifting
  }

  /** The cards follow their troops, the selection and the distance of the eye. */
  private placeSigns({ props, rig, core, heightAt, ground }: Moment): void {
    const selected = props.hands?.picture().selected ?? []
    const scale = rig.scale()
    const walking = core?.walking() ?? false
    const key = `${selected.join()} ${scale >= CLOSE} ${rig.view} ${ground} ${walking} ${props.theme}`
    if (key === this.signsKey && !walking) return
    this.signsKey = key
    this.signs.set(props.show.bodies, {
      table: props.show.table,
      heightAt,
      poseOf: id => core?.poseOf(id) ?? null,
      selected,
      scale,
      factor: textFactor({ theme: props.theme ?? 'light', patterns: false }),
      plan: rig.view === 'plan',
      smoke: this.smokes,
    })
  }

  /** Draws what lies over the picture; true while a next frame is wanted. */
  after(screen: Moment['screen']): boolean {
    return this.tray?.draw(screen) ?? false
  }

  /** The dice are fetched when they are first thrown, and their physics with them. */
  private async makeTray(): Promise<DiceTray | null> {
    const { DiceTray: Tray } = await import('../dice/tray')
    if (this.gone) return null
    if (!this.tray) {
      this.tray = new Tray(this.gl, this.invalidate)
      this.element.append(this.tray.element)
    }
    return this.tray
  }

  async tumble(rolls: readonly Roll[], moment: () => Moment): Promise<void> {
    const tray = await this.makeTray().catch(() => null)
    await tray?.throw(rolls, () => {
      const { props, screen, rig } = moment()
      return {
        theme: props.theme ?? 'light',
        ...(props.show.sides ? { sides: props.show.sides } : {}),
        still: props.tumbling === false || (props.reducedMotion ?? false),
        screen,
        insets: props.insets ?? {},
        avoid: spotsToAvoid(props, rolls, (p: Point) => rig.onElement(p, 0)),
      }
    })
  }

  async warm(): Promise<void> {
    await this.makeTray().catch(() => null)
    await warmPhysics()
  }

  hurry(): void {
    this.tray?.hurry()
    this.smoke?.finish()
    this.invalidate()
  }

  get rolling(): boolean {
    return this.tray?.rolling ?? false
  }
  /** The part of the screen that the dice tray covers. */
  get covers(): Rect | null {
    return this.tray?.covers ?? null
  }
  /** Draw calls of the tray. */
  get calls(): number {
    return this.tray?.calls ?? 0
  }

  dispose(): void {
    this.gone = true
    this.tray?.dispose()
    this.smoke?.dispose()
    this.signs.dispose()
  }
}
