import type { Point } from '../../geometry/shapes'
import type { Theme } from '../assets'
import { spotsToAvoid } from '../dice/avoid'
import { lineUp } from '../dice/lineUp'
import { drawMarking } from '../dice/marking'
import { placeTray } from '../dice/place'
import { type Die, diceOf, type Roll } from '../dice/rolls'
import { trayFor } from '../dice/throw'
import type { TableProps } from '../props'
import { lookOf } from '../sides'

const LIE = 4500
const KITE: readonly Point[] = [
  [0, -0.86],
  [0.74, 0.02],
  [0, 0.86],
  [-0.74, 0.02],
]

function drawDie(g: CanvasRenderingContext2D, die: Die, px: number, theme: Theme): void {
  const far = theme === 'projector'
  g.save()
  g.scale(px, px)
  g.lineJoin = 'round'
  g.beginPath()
  if (die.sides === 6) g.roundRect(-0.8, -0.8, 1.6, 1.6, 0.22)
  else
    KITE.forEach(([x, y], i) => {
      if (i === 0) g.moveTo(x, y)
      else g.lineTo(x, y)
    })
  g.closePath()
  g.shadowColor = '#000a'
  g.shadowBlur = 8
  g.shadowOffsetY = 2
  g.fillStyle = far ? '#ffffff' : '#efe3c8'
  g.fill()
  g.shadowColor = 'transparent'
  g.lineWidth = 0.12
  g.strokeStyle = far ? '#000000' : '#b9a67e'
  g.stroke()
  g.fillStyle = far ? '#000000' : '#2a2016'
  // letters are set in pixels: a scale of one cm a unit would round them away
  g.scale(1 / 100, 1 / 100)
  drawMarking(g, die.marking, die.shows, die.sides === 6 ? 160 : 200)
  g.restore()
}

/** The faces of a roll on the flat table: there at once, lined up in a tray at the edge, gone after a while or when it is pressed. */
export class FlatDice {
  readonly element = document.createElement('canvas')
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor() {
    this.element.dataset.testid = 'dice-tray'
    this.element.setAttribute('aria-hidden', 'true')
    this.element.style.cssText = 'position:absolute;display:none;touch-action:none;cursor:pointer'
    this.element.addEventListener('pointerdown', e => {
      e.stopPropagation()
      this.close()
    })
  }

  show(
    rolls: readonly Roll[],
    props: TableProps,
    screen: { readonly width: number; readonly height: number },
    onScreen: (p: Point) => readonly [number, number] | null,
  ): void {
    const dice = diceOf(rolls)
    if (dice.length === 0) return
    const theme = props.theme ?? 'light'
    const factor = theme === 'projector' ? 1.6 : 1
    const rect = placeTray(dice.length, factor, screen, props.insets ?? {}, spotsToAvoid(props, rolls, onScreen))
    const ratio = Math.min(2, window.devicePixelRatio || 1)
    const { element } = this
    element.width = Math.round(rect.w * ratio)
    element.height = Math.round(rect.h * ratio)
    Object.assign(element.style, {
      display: 'block',
      left: `${rect.x}px`,
      top: `${rect.y}px`,
      width: `${rect.w}px`,
      height: `${rect.h}px`,
    })
    const g = element.getContext('2d')
    if (!g) return
    g.setTransform(ratio, 0, 0, ratio, 0, 0)
    g.clearRect(0, 0, rect.w, rect.h)
    g.fillStyle = '#7a4e2b'
    g.beginPath()
    g.roundRect(0, 0, rect.w, rect.h, 8)
    g.fill()
    g.fillStyle = lookOf(rolls[0].seat ?? 'umpire', props.show.sides).felt[0]
    g.beginPath()
    g.roundRect(9, 9, rect.w - 18, rect.h - 18, 5)
    g.fill()
    const [hw, hd] = trayFor(dice.length)
    const px = Math.min((rect.w - 18) / (2 * hw), (rect.h - 18) / (2 * hd))
    const { places, captions, frames } = lineUp(
      dice,
      rolls.map(r => !!r.caption),
    )
    const at = (p: readonly [number, number]): Point => [rect.w / 2 + p[0] * px, rect.h / 2 + p[1] * px]
    dice.forEach((die, i) => {
      g.save()
      g.translate(...at(places[i]))
      drawDie(g, die, px, theme)
      g.restore()
    })
    g.strokeStyle = '#ffd25e'
    g.lineWidth = 2.5 * factor
    for (const f of frames) {
      const [x, y] = at([f.from - 0.95, f.z - 0.95])
      const [right, bottom] = at([f.to + 0.95, f.z + 0.95])
      g.beginPath()
      g.roundRect(x, y, right - x, bottom - y, 5)
      g.stroke()
    }
    g.fillStyle = '#fff8e4'
    g.textBaseline = 'middle'
    g.font = `600 ${15 * factor}px Inter, system-ui, sans-serif`
    captions.forEach((spot, i) => {
      if (!spot) return
      const [x, y] = at(spot)
      g.fillText(rolls[i].caption ?? '', x, y, rect.w - 16 - x)
    })
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(() => this.close(), LIE)
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.element.style.display = 'none'
  }

  dispose(): void {
    this.close()
    this.element.remove()
  }
}
