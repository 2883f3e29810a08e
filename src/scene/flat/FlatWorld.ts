import type { Point } from '../../geometry/shapes'
import { attach, rigHandle } from '../camera/attach'
import { CameraRig } from '../camera/rig'
import { cuesBetween } from '../effects/changes'
import type { Brush } from '../ground/brush'
import { type Relief, reliefOf } from '../ground/heightfield'
import { paintGround } from '../ground/paint'
import { namesOf } from '../ground/places'
import { axisOf } from '../ground/plane'
import { sidesOfGrid } from '../hexes/grid'
import { stepLevels, terraces } from '../hexes/terraces'
import { type Ink, inkOf } from '../overlay/ink'
import { LabelLayer } from '../overlay/labels'
import { textFactor } from '../overlay/style'
import type { TableHandle, TableProps } from '../props'
import { propsOf } from '../scenery/place'
import { lookOf } from '../sides'
import { FlatDice } from './dice'
import { drawBody, drawDiscs, drawInk, drawProps } from './draw'

const PX = 9

/** The grid of a hex table, in table units. */
function drawGrid(g: Brush, hexes: NonNullable<TableProps['show']['hexes']>): void {
  g.strokeStyle = '#fff4d2'
  for (const side of sidesOfGrid(hexes)) {
    g.globalAlpha = side.edge ? 0.9 : 0.55
    g.lineWidth = 0.16
    g.beginPath()
    g.moveTo(side.a[0], side.a[1])
    g.lineTo(side.b[0], side.b[1])
    g.stroke()
  }
  g.globalAlpha = 1
}

/** The plan view on a flat canvas: the same pointers, keys, camera, overlays and words as the drawn table, without WebGL. */
export class FlatWorld {
  private readonly rig: CameraRig
  private readonly canvas = document.createElement('canvas')
  private readonly brush: Brush
  private readonly labels = new LabelLayer()
  private readonly dice = new FlatDice()
  private ground: HTMLCanvasElement | null = null
  private groundKey = ''
  private plain: Relief
  private ink: Ink | null = null
  private request = 0
  private last = 0
  private drawn = 0
  private busy = false
  private selectedKey = ''
  private lastFrom: string | undefined
  private hooked: TableProps['hands'] = null
  private unhook: (() => void) | null = null
  private readonly screen = { width: 1, height: 1, ratio: 1 }
  private readonly undo: (() => void)[] = []

  constructor(
    private readonly element: HTMLElement,
    private props: TableProps,
    private readonly onDrawn: () => void,
  ) {
    const brush = this.canvas.getContext('2d')
    if (!brush) throw new Error('no 2D canvas')
    this.brush = brush
    this.canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;display:block'
    element.append(this.canvas, this.labels.element, this.dice.element)
    this.plain = reliefOf(props.show.table, [], 30)
    this.rig = new CameraRig(this.plain, element, () => this.want())
    this.rig.setView('plan', null)
    this.undo.push(attach(element, { rig: this.rig, props: () => this.props, view: () => 'plan', setView: () => {} }))
    const watch = new ResizeObserver(() => this.resize())
    watch.observe(element)
    this.undo.push(() => watch.disconnect())
    this.resize()
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.element
    const ratio = Math.min(2, window.devicePixelRatio || 1)
    if (width < 1 || height < 1) return
    Object.assign(this.screen, { width, height, ratio })
    this.canvas.width = Math.round(width * ratio)
    this.canvas.height = Math.round(height * ratio)
    this.rig.resize({ width, height })
    this.want()
  }

  private want(): void {
    if (this.request === 0) this.request = requestAnimationFrame(this.frame)
  }

  private paint(): void {
    const { table, ground, hexes } = this.props.show
    const grid = hexes && (this.props.hexes?.grid ?? true)
    const key = JSON.stringify([table, ground, grid])
    if (key === this.groundKey) return
    this.groundKey = key
    const relief = reliefOf(table, ground, 1, hexes && (cells => terraces(hexes, table, cells)))
    const steps = hexes ? { steps: stepLevels(hexes) } : {}
    this.ground = paintGround(PX, table, ground, relief, { detail: 0.6, shade: 1, edges: !hexes, ...steps })
    const g = this.ground.getContext('2d')
    if (g) {
      g.setTransform(PX, 0, 0, -PX, 0, table.depth * PX)
      for (const x of ground) {
        if (x.kind !== 'wall' && x.kind !== 'hedge') continue
        const { line, width } = axisOf(x)
        g.strokeStyle = x.kind === 'wall' ? '#b9b19a' : '#46592c'
        g.lineWidth = Math.max(0.45, width)
        g.setLineDash(x.kind === 'wall' ? [0.7, 0.12] : [])
        g.lineCap = x.kind === 'wall' ? 'butt' : 'round'
        g.beginPath()
        line.forEach(([px, py], i) => {
          if (i === 0) g.moveTo(px, py)
          else g.lineTo(px, py)
        })
        g.stroke()
        g.setLineDash([])
      }
      drawProps(g, propsOf(ground, 0.7))
      if (grid) drawGrid(g, hexes)
    }
    this.setNames()
  }

  private setNames(): void {
    const { hexes } = this.props.show
    this.labels.setPlaces(namesOf(this.props.show, hexes ? hexes.side * 0.6 : null))
  }

  sync(props: TableProps): void {
    if (props.motion !== 'jump' && this.drawn > 0)
      for (const cue of cuesBetween(this.props.show.bodies, props.show.bodies)) props.onCue?.(cue.kind, 0.5)
    const sameTable = JSON.stringify(props.show.table) === JSON.stringify(this.props.show.table)
    const renamed = props.show.spots !== this.props.show.spots
    this.props = props
    if (renamed) this.setNames()
    if (!sameTable) {
      this.plain = reliefOf(props.show.table, [], 30)
      this.rig.setRelief(this.plain)
    }
    this.rig.setInsets(props.insets ?? {})
    this.rig.still = props.reducedMotion ?? false
    if (props.from !== this.lastFrom) {
      this.lastFrom = props.from
      if (props.from) this.rig.setBearing(props.from === 'b' ? 180 : 0)
    }
    this.labels.setWords(props.say, props.language ?? 'en', textFactor(this.setting))
    if (props.hands !== this.hooked) {
      this.unhook?.()
      this.hooked = props.hands
      this.unhook =
        props.hands?.onPicture(() => {
          this.ink = null
          this.follow()
          this.want()
        }) ?? null
    }
    this.ink = null
    this.want()
  }

  private get setting() {
    const { theme = 'light', patterns = false, show } = this.props
    return { theme, patterns, ...(show.sides ? { sides: show.sides } : {}) }
  }

  private follow(): void {
    const selected = this.props.hands?.picture().selected ?? []
    const key = selected.join()
    if (key === this.selectedKey) return
    this.selectedKey = key
    if (selected.length === 0) this.rig.comeBack()
    else this.rig.keepInSight(this.props.show.bodies.filter(b => selected.includes(b.id)).map(b => b.footprint.front))
  }

  private readonly frame = (time: number): void => {
    this.request = 0
    const seconds = this.busy ? Math.min(0.4, (time - this.last) / 1000) : 1 / 60
    this.last = time
    this.busy = this.rig.frame(seconds)
    this.draw()
    if (this.busy) this.want()
    this.drawn++
    if (this.drawn === 1) this.onDrawn()
  }

  private draw(): void {
    this.paint()
    const { brush: g, screen, rig, props } = this
    const { show, hands, say, language } = props
    const picture = hands?.picture() ?? null
    this.ink ??= inkOf(show.overlays, picture, show.bodies, picture?.selected ?? [], this.setting)
    this.labels.set(this.ink.labels, picture?.handles ?? [])
    const at = (p: Point): readonly [number, number] => rig.onElement(p, 0) ?? [-1e4, -1e4]
    const { ratio } = screen
    g.setTransform(ratio, 0, 0, ratio, 0, 0)
    g.fillStyle = '#1d1813'
    g.fillRect(0, 0, screen.width, screen.height)
    const { width, depth } = show.table
    const [o, x, y] = [at([0, 0]), at([1, 0]), at([0, 1])]
    g.save()
    g.transform(x[0] - o[0], x[1] - o[1], y[0] - o[0], y[1] - o[1], o[0], o[1])
    g.fillStyle = '#7a4e2b'
    g.fillRect(-4.5, -4.5, width + 9, depth + 9)
    g.fillStyle = '#3d4a2c'
    g.fillRect(-0.9, -0.9, width + 1.8, depth + 1.8)
    if (this.ground) {
      g.translate(0, depth)
      g.scale(1, -1)
      g.imageSmoothingQuality = 'high'
      g.drawImage(this.ground, 0, 0, width, depth)
    }
    g.restore()
    this.scaleMarks(g, at, width, depth)
    const scale = rig.scale()
    const chosen = picture?.selected ?? []
    for (const body of show.bodies) {
      const look = lookOf(body.seat, show.sides)
      drawBody(g, body, look, at, scale, body.name[language ?? 'en'], body.tag ? say(body.tag) : '', chosen.includes(body.id))
    }
    drawDiscs(g, show.discs, at, scale, say, show.sides)
    drawInk(g, this.ink, at, screen)
    const bodyOf = (id: string | undefined) => show.bodies.find(b => b.id === id)
    const facing = picture?.ghosts.at(-1)?.footprint.facing ?? bodyOf(picture?.selected[0])?.footprint.facing ?? 0
    this.labels.place(
      p => at(p),
      screen,
      props.insets ?? {},
      () => facing - rig.bearing,
      1,
    )
  }

  /** The rim's scale: a number every ten centimetres, on all four sides. */
  private scaleMarks(g: Brush, at: (p: Point) => readonly [number, number], width: number, depth: number): void {
    g.fillStyle = '#f6e6bd'
    g.font = '600 11px Inter, system-ui, sans-serif'
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    const put = (n: number, p: Point) => {
      const [x, y] = at(p)
      g.fillText(String(n), x, y)
    }
    const every = this.rig.scale() < 3 ? 20 : 10
    for (let cm = 0; cm <= width; cm += every) for (const y of [-2.6, depth + 2.6]) put(cm, [cm, y])
    for (let cm = 0; cm <= depth; cm += every) for (const x of [-2.6, width + 2.6]) put(cm, [x, cm])
  }

  handle(renders: () => number): TableHandle {
    const { rig } = this
    return {
      flat: true,
      ...rigHandle(rig, () => this.props),
      frames: () => this.drawn,
      standing: () => this.drawn > 0,
      renders,
      info: () => null,
      camera: () => null,
      moving: () => rig.moving,
      tumble: async rolls => this.dice.show(rolls, this.props, this.screen, p => rig.onElement(p, 0)),
      hurry: () => this.dice.close(),
      warmDice: async () => {},
    }
  }

  dispose(): void {
    cancelAnimationFrame(this.request)
    this.request = -1
    this.unhook?.()
    for (const undo of this.undo) undo()
    this.labels.dispose()
    this.dice.dispose()
    this.canvas.remove()
    // Gives the pictures' memory back at once.
    this.canvas.width = 0
    if (this.ground) this.ground.width = 0
  }
}
