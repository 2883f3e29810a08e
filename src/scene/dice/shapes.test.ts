import { describe, expect, it } from 'vitest'
import { dot, faceUp, minus, type Sides, SOLIDS, turned, turnFace } from './shapes'

describe.each([6, 10] as const)('the die of %i sides', (sides: Sides) => {
  const s = SOLIDS[sides]
  it('is a closed solid of flat faces, all as far from its middle', () => {
    const edges = new Map<string, number>()
    s.faces.forEach((face, i) => {
      for (const p of face) expect(dot(s.normals[i], s.points[p])).toBeCloseTo(s.rest, 12)
      face.forEach((a, k) => {
        const key = `${a} ${face[(k + 1) % face.length]}`
        edges.set(key, (edges.get(key) ?? 0) + 1)
      })
      expect(dot(s.upright[i], s.normals[i])).toBeCloseTo(0, 12)
    })
    for (const [key, n] of edges) {
      expect(n).toBe(1)
      expect(edges.has(key.split(' ').reverse().join(' '))).toBe(true)
    }
    expect(s.points.length - edges.size / 2 + s.faces.length).toBe(2)
  })
  it('lies on the face opposite to the one that is up, and the two add up to the same', () => {
    s.normals.forEach((n, i) => {
      const under = s.normals.findIndex(m => dot(m, n) < -0.9999)
      expect(under).toBeGreaterThanOrEqual(0)
      expect(s.values[i] + s.values[under]).toBe(sides === 6 ? 7 : 9)
    })
    expect([...s.values].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => (sides === 6 ? i + 1 : i)))
  })
  it('can be turned onto itself so that any face comes to the place of any other', () => {
    for (let from = 0; from < sides; from++)
      for (let to = 0; to < sides; to++)
        for (let pick = 0; pick < 4; pick++) {
          const q = turnFace(sides, from, to, pick)
          expect(dot(q.slice(0, 3) as never, q.slice(0, 3) as never) + q[3] * q[3]).toBeCloseTo(1, 12)
          expect(dot(turned(q, s.normals[from]), s.normals[to])).toBeCloseTo(1, 9)
          for (const p of s.points) {
            const at = turned(q, p)
            expect(s.points.some(o => dot(minus(o, at), minus(o, at)) < 1e-18)).toBe(true)
          }
        }
  })
  it('knows which face is up', () => {
    for (let i = 0; i < sides; i++) {
      const n = s.normals[i]
      // the shortest turn that brings this normal up
      const w = 1 + n[1]
      const long = Math.sqrt(n[2] * n[2] + n[0] * n[0] + w * w)
      const q = w < 1e-9 ? ([1, 0, 0, 0] as const) : ([-n[2] / long, 0, n[0] / long, w / long] as const)
      const up = faceUp(sides, q)
      expect(up.face).toBe(i)
      expect(up.flat).toBeCloseTo(1, 9)
    }
  })
})
