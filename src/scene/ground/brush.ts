import type { Point } from '../../geometry/shapes'

export type Brush = CanvasRenderingContext2D

export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; brush: Brush } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  // Painted by the processor: where the graphics are done in software, a canvas of theirs takes many times as long.
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('no 2D canvas')
  return { canvas, brush }
}

export function trace(g: Brush, points: readonly Point[], closed: boolean): void {
  g.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) g.moveTo(x, y)
    else g.lineTo(x, y)
  })
  if (closed) g.closePath()
}
