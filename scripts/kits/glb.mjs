// Writes a kit as binary glTF 2.0 with KHR_mesh_quantization: one node and one mesh a pose, custom attributes _SLOT, _SHADE, _SWING.
import { GRID } from './bake.mjs'

const FLOATS = { BYTE: 5120, UBYTE: 5121, SHORT: 5122, USHORT: 5123 }
const pad4 = n => (n + 3) & ~3

/** `nodes`: `{ name, extras, vertices, index }`; gives the file's bytes. The same input gives the same bytes. */
export function writeGlb({ generator, extras, nodes }) {
  const chunks = []
  let size = 0
  const views = []
  const accessors = []
  const view = (bytes, stride, target) => {
    views.push({ buffer: 0, byteOffset: size, byteLength: bytes.length, ...(stride ? { byteStride: stride } : {}), target })
    const whole = Buffer.alloc(pad4(bytes.length))
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).copy(whole)
    chunks.push(whole)
    size += whole.length
    return views.length - 1
  }
  const accessor = (bufferView, byteOffset, componentType, count, type, more = {}) =>
    accessors.push({ bufferView, byteOffset, componentType, count, type, ...more }) - 1

  const meshes = nodes.map(({ name, vertices, index }) => {
    const STRIDE = 24
    const bytes = Buffer.alloc(vertices.length * STRIDE)
    const min = [Infinity, Infinity, Infinity]
    const max = [-Infinity, -Infinity, -Infinity]
    vertices.forEach((v, i) => {
      const o = i * STRIDE
      v.at.forEach((x, k) => {
        bytes.writeInt16LE(x, o + 2 * k)
        min[k] = Math.min(min[k], x)
        max[k] = Math.max(max[k], x)
      })
      for (const [k, x] of v.normal.entries()) bytes.writeInt8(x, o + 8 + k)
      bytes.writeUInt8(v.slot, o + 12)
      bytes.writeUInt8(v.shade, o + 16)
      bytes.writeInt8(v.swing, o + 20)
    })
    const ibytes = Buffer.alloc(index.length * 2)
    for (const [i, x] of index.entries()) ibytes.writeUInt16LE(x, i * 2)
    const vv = view(bytes, STRIDE, 34962)
    const n = vertices.length
    const attributes = {
      POSITION: accessor(vv, 0, FLOATS.SHORT, n, 'VEC3', { min, max }),
      NORMAL: accessor(vv, 8, FLOATS.BYTE, n, 'VEC3', { normalized: true }),
      _SLOT: accessor(vv, 12, FLOATS.UBYTE, n, 'SCALAR'),
      _SHADE: accessor(vv, 16, FLOATS.UBYTE, n, 'SCALAR', { normalized: true }),
      _SWING: accessor(vv, 20, FLOATS.BYTE, n, 'SCALAR', { normalized: true }),
    }
    const indices = accessor(view(ibytes, 0, 34963), 0, FLOATS.USHORT, index.length, 'SCALAR')
    return { name, primitives: [{ attributes, indices, mode: 4 }] }
  })
  const json = {
    asset: { version: '2.0', generator },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    extras,
    scene: 0,
    scenes: [{ nodes: nodes.map((_, i) => i) }],
    nodes: nodes.map((n, i) => ({
      name: n.name,
      mesh: i,
      scale: [1 / GRID, 1 / GRID, 1 / GRID],
      ...(n.extras ? { extras: n.extras } : {}),
    })),
    meshes,
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: size }],
  }
  const text = Buffer.from(JSON.stringify(json))
  const jsonChunk = Buffer.alloc(pad4(text.length), 0x20)
  text.copy(jsonChunk)
  const total = 12 + 8 + jsonChunk.length + 8 + size
  const head = Buffer.alloc(20)
  head.writeUInt32LE(0x46546c67, 0)
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(total, 8)
  head.writeUInt32LE(jsonChunk.length, 12)
  head.writeUInt32LE(0x4e4f534a, 16)
  const mid = Buffer.alloc(8)
  mid.writeUInt32LE(size, 0)
  mid.writeUInt32LE(0x004e4942, 4)
  return Buffer.concat([head, jsonChunk, mid, ...chunks])
}
