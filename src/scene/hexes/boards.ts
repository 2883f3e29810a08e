import { BufferAttribute, BufferGeometry } from 'three'
import type { Cell } from '../miniatures/sheet'

/** Pictures of a sheet upright to the eye, four corners each: at a place of the scene, each its own cell. Like the grid they are no instances. */
export function boardGeometry(
  boards: readonly { readonly at: readonly [number, number, number]; readonly cell: Cell | undefined }[],
): BufferGeometry {
  const at: number[] = []
  const corner: number[] = []
  const cell: number[] = []
  const index: number[] = []
  boards.forEach((b, i) => {
    for (const [x, y] of [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ] as const) {
      at.push(...b.at)
      corner.push(x, y)
      cell.push(b.cell?.u ?? 0, b.cell?.v ?? 0, b.cell?.w ?? 0, b.cell?.h ?? 0)
    }
    index.push(4 * i, 4 * i + 1, 4 * i + 2, 4 * i, 4 * i + 2, 4 * i + 3)
  })
  const made = new BufferGeometry()
  made.setAttribute('position', new BufferAttribute(new Float32Array(at), 3))
  made.setAttribute('corner', new BufferAttribute(new Float32Array(corner), 2))
  made.setAttribute('cell', new BufferAttribute(new Float32Array(cell), 4))
  made.setIndex(index)
  return made
}
