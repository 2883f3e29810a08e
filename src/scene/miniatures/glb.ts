/**
 * Reads the part of glTF 2.0 that kits use, from a binary file: indexed or plain triangles with positions and normals, quantised
 * or not, the custom attributes `_SLOT`, `_SHADE` and `_SWING`, node transforms, and extras. Whatever else is in it is passed by.
 */
export interface GlbMesh {
  readonly name: string
  readonly extras: { readonly [key: string]: unknown }
  /** x, y, z of each vertex in cm, node transforms applied. */
  readonly position: Float32Array
  readonly normal: Float32Array
  /** Slot number of each vertex, as in the file's list of slots. */
  readonly slot: Float32Array
  /** 0 dark to 1 light. */
  readonly shade: Float32Array
  /** -1 to 1: how far forward the vertex goes in a step. */
  readonly swing: Float32Array
  readonly index: Uint32Array
}
export interface Glb {
  readonly extras: { readonly [key: string]: unknown }
  readonly meshes: readonly GlbMesh[]
}

interface Accessor {
  bufferView?: number
  byteOffset?: number
  componentType: number
  normalized?: boolean
  count: number
  type: string
}
interface Node {
  name?: string
  mesh?: number
  children?: number[]
  matrix?: number[]
  translation?: number[]
  rotation?: number[]
  scale?: number[]
  extras?: { [key: string]: unknown }
}
interface Gltf {
  extras?: { [key: string]: unknown }
  scene?: number
  scenes?: { nodes?: number[]; extras?: { [key: string]: unknown } }[]
  nodes?: Node[]
  meshes?: { primitives: { attributes: { [name: string]: number }; indices?: number; mode?: number }[] }[]
  accessors?: Accessor[]
  bufferViews?: { byteOffset?: number; byteLength: number; byteStride?: number }[]
}

const WIDTH: { [type: string]: number } = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }
const BYTES: { [component: number]: number } = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 }
/** The largest value of a normalised component. */
const TOP: { [component: number]: number } = { 5120: 127, 5121: 255, 5122: 32767, 5123: 65535 }

/** Throws with a plain message where the bytes are no kit. */
export function readGlb(bytes: ArrayBuffer): Glb {
  const view = new DataView(bytes)
  if (bytes.byteLength < 20 || view.getUint32(0, true) !== 0x46546c67) throw new Error('not a binary glTF file')
  if (view.getUint32(4, true) !== 2) throw new Error('not glTF 2')
  let json: Gltf | null = null
  let bin: DataView | null = null
  for (let at = 12; at + 8 <= bytes.byteLength; ) {
    const length = view.getUint32(at, true)
    const kind = view.getUint32(at + 4, true)
    if (at + 8 + length > bytes.byteLength) throw new Error('the file is cut short')
    if (kind === 0x4e4f534a) json = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, at + 8, length))) as Gltf
    else if (kind === 0x004e4942) bin = new DataView(bytes, at + 8, length)
    at += 8 + length
  }
  if (!json || !bin) throw new Error('a part of the file is missing')
  const file = json
  const data = bin

  /** Where an accessor lies; throws where it is not one or reaches past the end. */
  const place = (id: number | undefined) => {
    const a = id === undefined ? undefined : file.accessors?.[id]
    const v = a?.bufferView === undefined ? undefined : file.bufferViews?.[a.bufferView]
    const width = a ? WIDTH[a.type] : undefined
    const size = a ? BYTES[a.componentType] : undefined
    if (!a || !v || !width || !size || !(a.count >= 0)) throw new Error(`accessor ${id} cannot be read`)
    const stride = v.byteStride ?? size * width
    const start = (v.byteOffset ?? 0) + (a.byteOffset ?? 0)
    if (a.count > 0 && start + (a.count - 1) * stride + size * width > data.byteLength)
      throw new Error(`accessor ${id} is cut short`)
    return { a, width, size, stride, start }
  }
  const read = (id: number): Float32Array => {
    const { a, width, size, stride, start } = place(id)
    const top = a.normalized ? TOP[a.componentType] : 1
    const values = new Float32Array(a.count * width)
    for (let i = 0; i < a.count; i++)
      for (let k = 0; k < width; k++)
        values[i * width + k] = component(data, start + i * stride + k * size, a.componentType) / top
    return values
  }

  const meshes: GlbMesh[] = []
  const visit = (id: number, to: Matrix): void => {
    const node = file.nodes?.[id]
    if (!node) return
    const here = times(to, local(node))
    const mesh = node.mesh === undefined ? undefined : file.meshes?.[node.mesh]
    for (const p of mesh?.primitives ?? []) {
      if ((p.mode ?? 4) !== 4) continue
      const at = p.attributes
      const count = place(at.POSITION).a.count
      for (const id of [at.NORMAL, ...[at._SLOT, at._SHADE, at._SWING, p.indices].filter(i => i !== undefined)]) place(id)
      const flat = (id: number | undefined, otherwise: number) =>
        id === undefined ? new Float32Array(count).fill(otherwise) : read(id)
      // a kit has many poses and a table shows few: each is read when it is first wanted
      meshes.push(
        lazy({
          name: () => node.name ?? '',
          extras: () => node.extras ?? {},
          position: () => moved(read(at.POSITION), here, 1),
          normal: () => unitLong(moved(read(at.NORMAL), here, 0)),
          slot: () => flat(at._SLOT, 0),
          shade: () => flat(at._SHADE, 1),
          swing: () => flat(at._SWING, 0),
          index: () =>
            p.indices === undefined ? Uint32Array.from({ length: count }, (_, i) => i) : Uint32Array.from(read(p.indices)),
        }),
      )
    }
    for (const child of node.children ?? []) visit(child, here)
  }
  const scene = file.scenes?.[file.scene ?? 0]
  for (const id of scene?.nodes ?? []) visit(id, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
  return { extras: file.extras ?? scene?.extras ?? {}, meshes }
}

/** An object whose fields are made when they are first read. */
function lazy<T extends object>(make: { readonly [K in keyof T]: () => T[K] }): T {
  const out = {} as T
  for (const key of Object.keys(make) as (keyof T)[]) {
    Object.defineProperty(out, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = make[key]()
        Object.defineProperty(out, key, { value, enumerable: true })
        return value
      },
    })
  }
  return out
}

function component(data: DataView, at: number, type: number): number {
  switch (type) {
    case 5120:
      return data.getInt8(at)
    case 5121:
      return data.getUint8(at)
    case 5122:
      return data.getInt16(at, true)
    case 5123:
      return data.getUint16(at, true)
    case 5125:
      return data.getUint32(at, true)
    default:
      return data.getFloat32(at, true)
  }
}

/** Column-major, as glTF has it. */
type Matrix = readonly number[]

function local(n: Node): Matrix {
  if (n.matrix) return n.matrix
  const [x, y, z, w] = n.rotation ?? [0, 0, 0, 1]
  const [sx, sy, sz] = n.scale ?? [1, 1, 1]
  const [tx, ty, tz] = n.translation ?? [0, 0, 0]
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    tx,
    ty,
    tz,
    1,
  ]
}

function times(a: Matrix, b: Matrix): Matrix {
  const out: number[] = []
  for (let c = 0; c < 4; c++)
    for (let r = 0; r < 4; r++) {
      let s = 0
      for (let k = 0; k < 4; k++) s += a[k * 4 + r] * b[c * 4 + k]
      out.push(s)
    }
  return out
}

function moved(points: Float32Array, m: Matrix, w: 0 | 1): Float32Array {
  const out = new Float32Array(points.length)
  for (let i = 0; i + 2 < points.length; i += 3)
    for (let r = 0; r < 3; r++)
      out[i + r] = m[r] * points[i] + m[4 + r] * points[i + 1] + m[8 + r] * points[i + 2] + w * m[12 + r]
  return out
}

function unitLong(v: Float32Array): Float32Array {
  for (let i = 0; i + 2 < v.length; i += 3) {
    const n = Math.sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]) || 1
    v[i] /= n
    v[i + 1] /= n
    v[i + 2] /= n
  }
  return v
}
