/** One canvas of many cells, drawn as instanced rectangles: names and flags each take one, and one draw call. */
import { CanvasTexture, SRGBColorSpace } from 'three'

export interface Cell {
  readonly u: number
  readonly v: number
  readonly w: number
  readonly h: number
}

export interface Sheet {
  readonly texture: CanvasTexture
  readonly columns: number
  readonly rows: number
  /** Draws into a cell: the brush's origin is the cell's corner, one unit a pixel. */
  draw(cell: number, paint: (brush: CanvasRenderingContext2D, width: number, height: number) => void): void
  /** Where a cell lies on the texture, or its left part. */
  cell(cell: number, part?: number): Cell
  commit(): void
  dispose(): void
}

/** A sheet for at least so many cells; null where the page has no canvas to draw on. */
export function createSheet(cells: number, width: number, height: number, columns: number): Sheet | null {
  let rows = 1
  while (rows * columns < cells) rows *= 2
  if (typeof document === 'undefined') return null
  const canvas = document.createElement('canvas')
  canvas.width = width * columns
  canvas.height = height * rows
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) return null
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return {
    texture,
    columns,
    rows,
    draw(cell, paint) {
      brush.save()
      brush.translate((cell % columns) * width, Math.floor(cell / columns) * height)
      brush.beginPath()
      brush.rect(0, 0, width, height)
      brush.clip()
      paint(brush, width, height)
      brush.restore()
    },
    cell: (cell, part = 1) => ({
      u: (cell % columns) / columns,
      // the texture's v grows upward
      v: 1 - (Math.floor(cell / columns) + 1) / rows,
      w: part / columns,
      h: 1 / rows,
    }),
    commit() {
      texture.needsUpdate = true
    },
    dispose: () => texture.dispose(),
  }
}

/** Patches a Lambert material so that each instance shows its own cell (`cell` = u, v, w, h). */
export const CELL_VERTEX = {
  head: '#include <common>\nattribute vec4 cell;',
  uv: '#include <uv_vertex>\n#ifdef USE_MAP\nvMapUv = cell.xy + uv * cell.zw;\n#endif',
}
