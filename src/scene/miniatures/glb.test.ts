import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readGlb } from './glb'

/** A glTF of one triangle in plain floats without indices, under a node that is turned, doubled and shifted. */
function triangle(): ArrayBuffer {
  const floats = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1])
  const half = Math.SQRT1_2
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0], extras: { campo: 1 } }],
    nodes: [
      { children: [1], translation: [10, 0, 0] },
      // a quarter turn about z, twice the size
      { name: 'rank.shoulder', mesh: 0, rotation: [0, 0, half, half], scale: [2, 2, 2] },
    ],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 } }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' },
      { bufferView: 0, byteOffset: 36, componentType: 5126, count: 3, type: 'VEC3' },
    ],
    bufferViews: [{ byteLength: 72 }],
    buffers: [{ byteLength: 72 }],
  }
  const text = new TextEncoder().encode(JSON.stringify(json).padEnd(1000))
  const out = new ArrayBuffer(12 + 8 + text.length + 8 + 72)
  const view = new DataView(out)
  ;[0x46546c67, 2, out.byteLength, text.length, 0x4e4f534a].forEach((v, i) => {
    view.setUint32(i * 4, v, true)
  })
  new Uint8Array(out).set(text, 20)
  view.setUint32(20 + text.length, 72, true)
  view.setUint32(24 + text.length, 0x004e4942, true)
  floats.forEach((v, i) => {
    view.setFloat32(28 + text.length + i * 4, v, true)
  })
  return out
}

describe('reading glTF', () => {
  it('takes plain floats, nodes within nodes, and triangles without an index, as another program writes them', () => {
    const { meshes, extras } = readGlb(triangle())
    expect(extras).toEqual({ campo: 1 })
    expect(meshes.map(m => m.name)).toEqual(['rank.shoulder'])
    // (1, 0, 0) turns to (0, 1, 0), doubles to (0, 2, 0), goes to (10, 2, 0); (0, 1, 0) ends at (8, 0, 0)
    expect([...meshes[0].position].map(v => Math.round(v * 1e5) / 1e5 + 0)).toEqual([10, 0, 0, 10, 2, 0, 8, 0, 0])
    expect([...meshes[0].normal].slice(0, 3)).toEqual([0, 0, 1])
    expect([...meshes[0].index]).toEqual([0, 1, 2])
    expect([...meshes[0].shade]).toEqual([1, 1, 1])
  })
  it('says at once where a file is none, is cut short, or points past its end', () => {
    expect(() => readGlb(new ArrayBuffer(4))).toThrow('not a binary glTF file')
    const whole = new Uint8Array(readFileSync('models/kits/courier.glb'))
    expect(() => readGlb(whole.slice(0, whole.length - 400).buffer)).toThrow('cut short')
    const bytes = triangle()
    const text = new TextDecoder().decode(new Uint8Array(bytes, 20, 1000)).replace('"count":3', '"count":9')
    new Uint8Array(bytes).set(new TextEncoder().encode(text), 20)
    expect(() => readGlb(bytes)).toThrow('accessor 0 is cut short')
  })
})
