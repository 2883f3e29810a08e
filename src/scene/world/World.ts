import type { Scene, ShaderMaterial, WebGLRenderer } from 'three'
import { attach } from '../camera/attach'
import { CameraRig } from '../camera/rig'
import { turnOnScreen } from '../camera/turn'
import { Effects, type Moment } from '../effects/Effects'
import type { Relief } from '../ground/heightfield'
import { WATER } from '../ground/heightfield'
import { namesOf } from '../ground/places'
import type { HexKit } from '../hexes'
import type { MiniaturesCore } from '../miniatures'
import { inkOf } from '../overlay/ink'
import { LabelLayer } from '../overlay/labels'
import { OverlayLayer } from '../overlay/layer'
import { type InkSetting, textFactor } from '../overlay/style'
import type { TableHandle, TableProps } from '../props'
import type { Grade } from '../quality'
import { basesOf, walkingBases } from './bases'
import { ContactLayer } from './contact'
import { DiscLayer } from './discLayer'
import { GroundLayer } from './groundLayer'
import { facingOf, worldHandle } from './handle'
import { HexPart } from './hexPart'
import { Lamp } from './lamp'
import { matte } from './matte'
import { Rim } from './rim'
import { SceneryLayer } from './sceneryLayer'

/** The first picture waits no longer than this for the figures, in ms; without them it shows the bare table. */
const PATIENCE = 1200

/**
 * The drawn table without React: it owns what stands in the scene but the figures, the camera, the pointers and the words over the
 * table. `sync` is told the newest props; `frame` draws.
 */
export class World {
  readonly rig: CameraRig
  private props: TableProps
  private ground: GroundLayer | null = null
  private scenery: SceneryLayer | null = null
  private rim: Rim | null = null
  private lamp: Lamp | null = null
  private readonly discs: DiscLayer
  private readonly overlay = new OverlayLayer()
  private readonly labels = new LabelLayer()
  private readonly contact: ContactLayer
  private readonly effects: Effects
  private readonly paint: ShaderMaterial
  private groundKey = ''
  private tableKey = ''
  private inkStale = true
  private contactStale = true
  private core: MiniaturesCore | null = null
  private readonly hexes: HexPart
  private shadowStale = true
  drawn = 0
  private stood = false
  private cost = { calls: 0, triangles: 0 }
  private bare: ReturnType<typeof setTimeout> | 'shown' | null = null
  private busy = false
  private selectedKey = ''
  private lastFrom: string | undefined
  private lastView: string | undefined
  private unhook: (() => void) | null = null
  private hooked: TableProps['hands'] = null
  private readonly undo: (() => void)[] = []
  private readonly screen = { width: 1, height: 1 }
  /** Grows whenever the ground, and with it `heightAt`, is another. */
  version = 0

  constructor(
    private readonly gl: WebGLRenderer,
    private readonly scene: Scene,
    element: HTMLElement,
    private readonly grade: Grade,
    private readonly invalidate: () => void,
    props: TableProps,
    /** What a hex table needs besides; null: this is none. */
    kit: HexKit | null = null,
  ) {
    this.props = props
    this.hexes = new HexPart(kit, scene)
    this.paint = matte({ colours: true, shadow: grade.shadow, soft: grade.quality !== 'low' })
    this.discs = new DiscLayer(grade.shadow, grade.quality !== 'low')
    this.makeGround(props)
    this.rig = new CameraRig(this.relief, element, invalidate)
    this.contact = new ContactLayer(mesh => scene.add(mesh))
    this.effects = new Effects(gl, scene, element, grade, invalidate)
    scene.add(this.discs.group, this.overlay.group)
    element.append(this.labels.element)
    gl.shadowMap.autoUpdate = false
    this.undo.push(
      attach(element, {
        rig: this.rig,
        props: () => this.props,
        view: () => this.rig.view,
        setView: view => (this.props.onView ? this.props.onView(view) : this.setView(view)),
      }),
    )
  }

  private get relief(): Relief {
    if (!this.ground) throw new Error('no ground')
    return this.ground.relief
  }

  /** How high the ground is at a place: never under water. */
  heightAt = (x: number, y: number): number => Math.max(WATER + 0.05, this.relief.at(x, y))

  /** How high troops stand: on a hex table on their stack's base. */
  footAt = (x: number, y: number): number => this.heightAt(x, y)

  private makeGround(props: TableProps): void {
    const { table, ground } = props.show
    const under = this.hexes.under(props.show)
    const tableKey = JSON.stringify(table)
    const key = tableKey + JSON.stringify(ground)
    if (key === this.groundKey) return
    this.groundKey = key
    if (tableKey !== this.tableKey) {
      this.tableKey = tableKey
      this.rim?.dispose()
      this.lamp?.dispose()
      this.rim = new Rim(table, this.grade)
      this.lamp = new Lamp(table, this.grade.shadow)
      this.scene.add(this.rim.group, this.lamp.group)
    }
    this.ground?.dispose()
    this.scenery?.dispose()
    this.ground = new GroundLayer(
      table,
      ground,
      this.grade,
      Math.min(this.grade.quality === 'low' ? 1 : 8, this.gl.capabilities.getMaxAnisotropy()),
      this.paint,
      under?.steps,
    )
    this.scenery = new SceneryLayer(ground, this.ground.relief, this.grade, this.paint, under?.clear)
    this.scene.add(this.ground.group, this.scenery.group)
    this.heightAt = (x, y) => Math.max(WATER + 0.05, this.relief.at(x, y))
    const lift = this.hexes.make(props)
    this.footAt = (x, y) => this.heightAt(x, y) + lift
    this.setPlaces()
    this.version++
  }

  private get setting(): InkSetting {
    const { theme = 'light', patterns = false, show } = this.props
    return { theme, patterns, ...(show.sides ? { sides: show.sides } : {}) }
  }

  sync(props: TableProps): void {
    const before = this.props
    this.props = props
    this.makeGround(props)
    this.rig.setRelief(this.relief)
    const covered = JSON.stringify(props.insets) !== JSON.stringify(before.insets)
    this.rig.setInsets(props.insets ?? {})
    this.rig.still = props.reducedMotion ?? false
    this.labels.setWords(props.say, props.language ?? 'en', textFactor(this.setting))
    this.hook(props.hands)
    if (props.from !== this.lastFrom) {
      this.lastFrom = props.from
      this.setPlaces()
      if (props.from) this.rig.setBearing(props.from === 'b' ? 180 : 0)
    }
    if (props.view !== this.lastView) {
      this.lastView = props.view
      if (props.view) this.setView(props.view)
      this.follow(true)
    } else if (covered && !props.hands?.get().dragging) this.follow(true)
    if (props.show.spots !== before.show.spots) this.setPlaces()
    if (props.show !== before.show || this.drawn === 0) {
      this.setHexes()
      const bases = [...basesOf(props.show), ...this.hexes.covered()]
      this.contactStale = true
      if (this.scenery?.makeWay(bases)) this.shadowStale = true
      this.effects.change(before, this.moment(), this.drawn === 0)
    }
    this.setHexes()
    const bearing = props.from === 'b' ? 180 : 0
    if (this.discs.set(props.show.discs, props.show.table, this.heightAt, props.say, bearing, props.show.sides))
      this.shadowStale = true
    this.stale()
  }

  private setHexes(): void {
    if (this.hexes.set(this.props, this.heightAt)) this.shadowStale = true
  }

  private setPlaces(): void {
    const { hexes } = this.props.show
    this.labels.setPlaces(namesOf(this.props.show, hexes ? hexes.side * (this.props.from === 'b' ? -0.62 : 0.62) : null))
  }

  /** Something that throws a shadow has moved. */
  moved = (): void => {
    this.shadowStale = true
    this.contactStale = true
  }

  /** Where the miniatures are, once they stand. */
  setCore = (core: MiniaturesCore | null): void => {
    this.core = core
  }

  private stale(): void {
    this.inkStale = true
    this.invalidate()
  }

  private hook(hands: TableProps['hands']): void {
    if (hands === this.hooked) return
    this.unhook?.()
    this.hooked = hands
    this.unhook = hands
      ? hands.onPicture(() => {
          this.inkStale = true
          this.setHexes()
          this.follow()
          this.invalidate()
        })
      : null
  }

  /** Keeps a newly selected unit in sight. */
  private follow(anew = false): void {
    const selected = this.props.hands?.picture().selected ?? []
    const key = selected.join()
    if (key === this.selectedKey && !anew) return
    this.selectedKey = key
    const chosen = this.props.show.bodies.filter(b => selected.includes(b.id))
    if (chosen.length === 0) {
      if (!anew) this.rig.comeBack()
      return
    }
    if (this.rig.view === 'figure') {
      if (!anew) this.rig.setView('figure', chosen[0].footprint)
    } else this.rig.keepInSight(chosen.map(b => b.footprint.front))
  }

  private setView(view: 'free' | 'plan' | 'figure'): void {
    const selected = this.props.hands?.picture().selected ?? []
    const { bodies } = this.props.show
    const own = bodies.find(b => selected.includes(b.id)) ?? bodies.find(b => b.seat === (this.props.from ?? 'a')) ?? bodies[0]
    this.rig.setView(view, own?.footprint ?? null)
  }

  resize(width: number, height: number): void {
    this.screen.width = width
    this.screen.height = height
    this.rig.resize({ width, height })
  }

  /**
   * The first picture is the table with its figures, where they come soon: a frame less, and the card makes its programs ready while
   * they are read.
   */
  private waits(): boolean {
    if (this.drawn > 0 || this.bare === 'shown' || this.core?.standing()) return false
    if (this.bare === null) {
      this.gl.compile(this.scene, this.rig.camera)
      this.bare = setTimeout(() => {
        this.bare = 'shown'
        this.invalidate()
      }, PATIENCE)
    }
    return true
  }

  private readonly moment = (): Moment => ({
    props: this.props,
    screen: this.screen,
    rig: this.rig,
    core: this.core,
    heightAt: this.heightAt,
    ground: this.version,
  })

  /** Draws one frame; true while another is wanted. */
  frame(seconds: number): boolean {
    if (this.waits()) return false
    const moving = this.rig.frame(this.busy ? Math.min(seconds, 0.4) : 1 / 60)
    this.busy = moving
    if (this.inkStale) {
      this.inkStale = false
      const { show, hands } = this.props
      const picture = hands?.picture() ?? null
      const ink = inkOf(show.overlays, picture, show.bodies, picture?.selected ?? [], this.setting)
      this.overlay.set(ink, show.table, this.heightAt)
      this.labels.set(ink.labels, picture?.handles ?? [])
    }
    if (this.contactStale) {
      this.contactStale = false
      const { show } = this.props
      this.contact.set(
        this.props.hexes?.pieces === 'counters' ? this.hexes.covered() : walkingBases(show, id => this.core?.poseOf(id) ?? null),
        show.table,
        this.heightAt,
      )
    }
    this.hexes.frame(this.screen, this.rig, this.heightAt, this.core, this.shadowStale || (this.core?.walking() ?? false))
    const drifting = this.effects.before(seconds, this.moment())
    this.overlay.setScreen(this.screen.width, this.screen.height, this.rig.scale())
    const shadows = this.shadowStale
    if (shadows) {
      this.shadowStale = false
      this.gl.shadowMap.needsUpdate = true
    }
    this.gl.render(this.scene, this.rig.camera)
    this.drawn++
    if (shadows) this.cost = { calls: this.gl.info.render.calls, triangles: this.gl.info.render.triangles }
    this.stood = this.core?.standing() ?? false
    const scale = this.rig.scale()
    const fade = this.rig.view === 'plan' ? 1 : Math.max(0, Math.min(1, (14 - scale) / 5))
    this.labels.setCovered(this.effects.covers)
    this.labels.setBusy(this.hexes.badges(this.rig, this.heightAt))
    this.labels.place(
      (at, above) => this.rig.onElement(at, this.relief.at(at[0], at[1]) + above),
      this.screen,
      this.props.insets ?? {},
      at => turnOnScreen(this.rig, at, facingOf(this.props)),
      this.rig.view === 'figure' || this.props.show.table.width < 1 ? 0 : fade,
    )
    const rolling = this.effects.after(this.screen)
    return moving || rolling || drifting
  }

  /** The handle that the app is given. `renders`: how often React rendered the table. */
  handle(renders: () => number): TableHandle {
    return worldHandle({
      rig: this.rig,
      gl: this.gl,
      effects: this.effects,
      props: () => this.props,
      core: () => this.core,
      moment: this.moment,
      frames: () => this.drawn,
      standing: () => this.stood,
      renders,
      cost: () => this.cost,
    })
  }

  dispose(): void {
    this.unhook?.()
    if (typeof this.bare !== 'string' && this.bare !== null) clearTimeout(this.bare)
    for (const undo of this.undo) undo()
    for (const layer of [this.ground, this.scenery, this.rim, this.lamp]) layer?.dispose()
    for (const layer of [this.discs, this.overlay, this.contact, this.effects, this.labels, this.paint, this.hexes])
      layer?.dispose()
  }
}
