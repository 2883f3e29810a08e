import type { Relief } from './heightfield'

/** Vertices in the scene's frame (x right, y up, z towards seat A; the table's middle is the origin), 3 numbers each. */
export interface MeshData {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly uvs: Float32Array
  readonly indices: Uint32Array
}

const BLOCK = 8

/**
 * The ground as triangles. Blocks of 8 × 8 cells that are flat are drawn as a fan from their middle, which takes in the corners
 * that a finer neighbour has on their side: no cracks, and few triangles where nothing happens.
 */
export function groundMesh(relief: Relief): MeshData {
  const { columns, rows, dx, dy, heights, width, depth } = relief
  const nx = columns - 1
  const ny = rows - 1
  const bx = Math.ceil(nx / BLOCK)
  const by = Math.ceil(ny / BLOCK)
  const flat = (i: number, j: number): boolean => {
    if (i < 0 || j < 0 || i >= bx || j >= by) return true
    const h = heights[j * BLOCK * columns + i * BLOCK]
    for (let r = j * BLOCK; r <= Math.min(ny, (j + 1) * BLOCK); r++) {
      for (let c = i * BLOCK; c <= Math.min(nx, (i + 1) * BLOCK); c++) {
        if (Math.abs(heights[r * columns + c] - h) > 1e-6) return false
      }
    }
    return true
  }
  const isFlat = Array.from({ length: by }, (_, j) => Array.from({ length: bx }, (_, i) => flat(i, j)))
  const fine = (i: number, j: number) => i >= 0 && j >= 0 && i < bx && j < by && !isFlat[j][i]

  const used = new Map<number, number>()
  const positions: number[] = []
  const ns: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  const put = (x: number, y: number, h: number, n: readonly [number, number, number]): number => {
    positions.push(x - width / 2, h, depth / 2 - y)
    ns.push(...n)
    uvs.push(x / width, y / depth)
    return positions.length / 3 - 1
  }
  const height = (c: number, r: number) => heights[Math.max(0, Math.min(ny, r)) * columns + Math.max(0, Math.min(nx, c))]
  const vertex = (c: number, r: number): number => {
    const key = r * columns + c
    const known = used.get(key)
    if (known !== undefined) return known
    const sx = (height(c + 1, r) - height(c - 1, r)) / (dx * (c === 0 || c === nx ? 1 : 2))
    const sy = (height(c, r + 1) - height(c, r - 1)) / (dy * (r === 0 || r === ny ? 1 : 2))
    const l = Math.hypot(sx, 1, sy)
    const made = put(c * dx, r * dy, height(c, r), [-sx / l, 1 / l, sy / l])
    used.set(key, made)
    return made
  }
  for (let j = 0; j < by; j++) {
    for (let i = 0; i < bx; i++) {
      const [c0, r0] = [i * BLOCK, j * BLOCK]
      const [c1, r1] = [Math.min(nx, c0 + BLOCK), Math.min(ny, r0 + BLOCK)]
      if (!isFlat[j][i]) {
        for (let r = r0; r < r1; r++) {
          for (let c = c0; c < c1; c++) {
            const [a, b, d, e] = [vertex(c, r), vertex(c + 1, r), vertex(c, r + 1), vertex(c + 1, r + 1)]
            indices.push(a, b, e, a, e, d)
          }
        }
        continue
      }
      // Round the block anticlockwise as seen from above.
      const ring: number[] = []
      const walk = (count: number, many: boolean, at: (k: number) => number) => {
        for (let k = 0; k < count; k += many ? 1 : count) ring.push(at(k))
      }
      walk(c1 - c0, fine(i, j - 1), k => vertex(c0 + k, r0))
      walk(r1 - r0, fine(i + 1, j), k => vertex(c1, r0 + k))
      walk(c1 - c0, fine(i, j + 1), k => vertex(c1 - k, r1))
      walk(r1 - r0, fine(i - 1, j), k => vertex(c0, r1 - k))
      if (ring.length === 4) indices.push(ring[0], ring[1], ring[2], ring[0], ring[2], ring[3])
      else {
        const middle = put(((c0 + c1) / 2) * dx, ((r0 + r1) / 2) * dy, height(c0, r0), [0, 1, 0])
        for (let k = 0; k < ring.length; k++) indices.push(middle, ring[k], ring[(k + 1) % ring.length])
      }
    }
  }
  // Where high ground reaches the table's edge, its cut face goes down to the cloth.
  const skirt = (count: number, at: (k: number) => readonly [number, number], n: readonly [number, number, number]) => {
    for (let k = 0; k < count; k++) {
      const [p, q] = [at(k), at(k + 1)]
      const [hp, hq] = [height(...p), height(...q)]
      if (hp <= 0 && hq <= 0) continue
      const a = put(p[0] * dx, p[1] * dy, hp, n)
      const b = put(q[0] * dx, q[1] * dy, hq, n)
      indices.push(a, put(p[0] * dx, p[1] * dy, -0.05, n), put(q[0] * dx, q[1] * dy, -0.05, n))
      indices.push(a, a + 3, b)
    }
  }
  skirt(nx, k => [k, 0], [0, 0, 1])
  skirt(nx, k => [nx - k, ny], [0, 0, -1])
  skirt(ny, k => [nx, k], [1, 0, 0])
  skirt(ny, k => [0, ny - k], [-1, 0, 0])
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(ns),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  }
}
