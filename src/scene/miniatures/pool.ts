import { type BufferGeometry, DynamicDrawUsage, type Group, InstancedBufferAttribute, InstancedMesh, type Material } from 'three'

/**
 * All instances of one mesh: one draw call. Refilled whole when bodies change (`reset`, `add` …, `commit`), written one by one
 * while they walk (`place`, `commit`). Its buffers grow by doubling.
 */
export class Pool {
  readonly mesh: InstancedMesh
  count = 0
  private capacity: number
  private touched = false

  constructor(
    private readonly parent: Group,
    private readonly geometry: BufferGeometry,
    material: Material,
    /** Instanced attribute → numbers each. */
    private readonly extras: { readonly [name: string]: number },
    /** `only`: drawn into the shadows alone. */
    private readonly shadow: 'none' | 'casts' | 'only',
    capacity = 32,
  ) {
    this.capacity = capacity
    this.mesh = new InstancedMesh(geometry, material, capacity)
    this.mesh.frustumCulled = false
    this.mesh.matrixAutoUpdate = false
    this.mesh.castShadow = shadow !== 'none'
    this.mesh.raycast = () => {}
    this.prepare()
    if (shadow === 'only') {
      // three asks for the instances' number at each draw: none in the picture, all in the shadows
      this.mesh.onBeforeShadow = () => {
        this.mesh.count = this.count
      }
      this.mesh.onAfterShadow = () => {
        this.mesh.count = 0
      }
    }
    parent.add(this.mesh)
  }

  private prepare(): void {
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    for (const [name, size] of Object.entries(this.extras)) {
      const a = new InstancedBufferAttribute(new Float32Array(this.capacity * size), size)
      a.setUsage(DynamicDrawUsage)
      this.geometry.setAttribute(name, a)
    }
  }

  reset(): void {
    this.count = 0
    this.touched = true
  }

  /** Makes room for one more and gives its place. */
  add(): number {
    if (this.count === this.capacity) this.grow()
    this.touched = true
    return this.count++
  }

  private grow(): void {
    const before = new Map(Object.keys(this.extras).map(n => [n, this.geometry.getAttribute(n).array]))
    const matrices = this.mesh.instanceMatrix.array
    this.capacity *= 2
    // the old buffers are let go on the card, then made anew at twice the size
    this.mesh.dispose()
    this.geometry.dispose()
    this.mesh.instanceMatrix = new InstancedBufferAttribute(new Float32Array(this.capacity * 16), 16)
    this.mesh.instanceMatrix.array.set(matrices)
    this.prepare()
    for (const [n, old] of before) this.geometry.getAttribute(n).array.set(old)
  }

  /** Puts an instance at a place: turned by `yaw` (degrees to the right), tipped back by `pitch` degrees, scaled. */
  place(at: number, x: number, y: number, z: number, yaw: number, pitch: number, sx: number, sy = sx, sz = sx): void {
    const m = this.mesh.instanceMatrix.array
    const o = at * 16
    const a = (-yaw * Math.PI) / 180
    const p = (pitch * Math.PI) / 180
    const c = Math.cos(a)
    const s = Math.sin(a)
    const cp = Math.cos(p)
    const sp = Math.sin(p)
    m[o] = c * sx
    m[o + 1] = 0
    m[o + 2] = -s * sx
    m[o + 4] = s * sp * sy
    m[o + 5] = cp * sy
    m[o + 6] = c * sp * sy
    m[o + 8] = s * cp * sz
    m[o + 9] = -sp * sz
    m[o + 10] = c * cp * sz
    m[o + 12] = x
    m[o + 13] = y
    m[o + 14] = z
    m[o + 15] = 1
    this.touched = true
  }

  set4(name: string, at: number, a: number, b: number, c: number, d: number): void {
    const array = this.geometry.getAttribute(name).array
    array[at * 4] = a
    array[at * 4 + 1] = b
    array[at * 4 + 2] = c
    array[at * 4 + 3] = d
    this.touched = true
  }

  /** One number of an instanced attribute. */
  setOne(name: string, at: number, k: number, value: number): void {
    this.geometry.getAttribute(name).array[at * this.extras[name] + k] = value
    this.touched = true
  }

  /** Sends what changed to the card. */
  commit(): void {
    if (!this.touched) return
    this.touched = false
    this.mesh.instanceMatrix.needsUpdate = true
    for (const name of Object.keys(this.extras)) this.geometry.getAttribute(name).needsUpdate = true
    this.mesh.count = this.shadow === 'only' ? 0 : this.count
    this.mesh.visible = this.count > 0
  }

  dispose(): void {
    this.parent.remove(this.mesh)
    this.mesh.dispose()
    this.geometry.dispose()
  }
}
