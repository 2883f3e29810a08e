import {
  AddEquation,
  BufferAttribute,
  CustomBlending,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  type Scene,
  ShaderMaterial,
} from 'three'
import type { Id } from '../../base/units'
import type { Body } from '../../rulesets/contract'
import type { HeightAt } from '../overlay/drape'
import { isGun, type Puff, puffsOf } from './puffs'

/** A puff is a cloth that always looks at the reader; its form is noise; it is flash first, then smoke that drifts and stands. */
const VERTEX = `
attribute vec2 corner;
attribute vec4 place;
attribute vec4 way;
attribute vec2 fade;
uniform float now;
varying vec2 vUvs;
varying vec4 vLook;
varying float vHigh;
void main() {
  float age = now - way.z;
  float luck = way.w;
  float grown = 1.0 - exp(-max(0.0, age) * 1.9);
  float drift = 1.0 - exp(-max(0.0, age) * 1.1);
  float flash = age < 0.0 ? 0.0 : clamp(1.0 - age / 0.13, 0.0, 1.0);
  vec3 at = place.xyz;
  at.xz += way.xy * drift * (0.5 + 0.9 * luck);
  at.x += drift * (0.35 + 0.5 * luck);
  float size = place.w * mix(0.32, 1.0, grown);
  at.y += 1.05 + drift * (0.3 + 0.8 * luck) * 0.8;
  if (age < 0.0 || fade.x < 0.004) size = 0.0;
  vec4 seen = viewMatrix * vec4(at, 1.0);
  float spin = luck * 6.283 + drift * (luck - 0.5);
  vec2 c = mat2(cos(spin), sin(spin), -sin(spin), cos(spin)) * corner;
  seen.xy += corner * size * vec2(1.0, 0.78);
  vUvs = c;
  vHigh = at.y + corner.y * size * 0.78 - (place.y);
  float thick = fade.x * smoothstep(0.02, 0.3, age) * (0.62 + 0.38 * exp(-max(0.0, age - 0.3) * 0.55));
  vLook = vec4(thick, flash * fade.y, luck, corner.y * 0.5 - corner.x * 0.35);
  gl_Position = projectionMatrix * seen;
}
`
const FRAGMENT = `
varying vec2 vUvs;
varying vec4 vLook;
varying float vHigh;
float lot(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(lot(i), lot(i + vec2(1, 0)), f.x), mix(lot(i + vec2(0, 1)), lot(i + vec2(1, 1)), f.x), f.y);
}
void main() {
  vec2 seed = vec2(vLook.z * 37.0, vLook.z * 91.0);
  float n = noise(vUvs * 2.1 + seed) * 0.6 + noise(vUvs * 4.7 + seed) * 0.28 + noise(vUvs * 9.0 + seed) * 0.12;
  float d = length(vUvs);
  float form = smoothstep(1.0, 0.05, d + (0.5 - n) * 0.8);
  float ground = smoothstep(-0.05, 0.75, vHigh);
  float a = form * vLook.x * ground;
  vec3 lit = mix(vec3(0.3, 0.285, 0.27), vec3(0.8, 0.77, 0.7), clamp(0.5 + vLook.w * 0.8 + (n - 0.5) * 0.7, 0.0, 1.0));
  float hot = vLook.y * smoothstep(0.55, 0.0, d);
  gl_FragColor = vec4(lit, 1.0);
  #include <colorspace_fragment>
  // what lies behind is covered by the smoke's share, and the flash adds to it
  gl_FragColor = vec4(gl_FragColor.rgb * a + vec3(1.0, 0.82, 0.45) * hot, a);
}
`

/** How thick smoke is when it has just been fired, and what is left of it with each phase that passes. */
const THICK = 0.92
const THINS = 0.78
const THINNEST = 0.34
/** Seconds until a new puff stands still, and until one that goes is gone. */
const STANDS = 3
const GOES = 0.8

interface Bank {
  readonly puffs: readonly Puff[]
  readonly born: number
  readonly gun: boolean
  phases: number
  /** When its state ended; null: it stands. */
  ended: number | null
}

/** The smoke of everyone who fired in this turn: soft cloths, one draw call for all of them; none while nobody has fired. */
export class SmokeLayer {
  private mesh: Mesh<InstancedBufferGeometry, ShaderMaterial> | null = null
  private readonly material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { now: { value: 0 } },
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  private readonly banks = new Map<Id, Bank>()
  private phase = ''
  private room = 0
  private stale = false
  private clock = 0
  private until = 0

  constructor(private readonly scene: Scene) {}

  /** The bodies as they are now. `phase`: a word that changes as the turn goes on. `still`: what is new stands at once. */
  set(bodies: readonly Body[], phase: string, still: boolean): void {
    const passed = this.phase !== '' && phase !== this.phase
    this.phase = phase
    const firing = new Map(bodies.filter(b => b.states.includes('firing')).map(b => [b.id, b]))
    for (const [id, bank] of this.banks) {
      if (passed) {
        bank.phases++
        this.stale = true
      }
      if (firing.has(id) || bank.ended !== null) continue
      bank.ended = still ? this.clock - GOES : this.clock
      this.until = Math.max(this.until, this.clock + GOES)
      this.stale = true
    }
    for (const [id, body] of firing) {
      const known = this.banks.get(id)
      if (known && known.ended === null) continue
      const born = still ? this.clock - 20 : this.clock
      this.banks.set(id, { puffs: puffsOf(body), born, gun: isGun(body.kit), phases: 0, ended: null })
      if (!still) this.until = Math.max(this.until, this.clock + STANDS)
      this.stale = true
    }
  }

  /** Moves its clock on; true while anything of it still moves. */
  tick(seconds: number, table: { readonly width: number; readonly depth: number }, heightAt: HeightAt): boolean {
    if (this.banks.size === 0 && !this.stale) return false
    this.clock += seconds
    for (const [id, bank] of this.banks) {
      if (bank.ended !== null && this.clock - bank.ended >= GOES) {
        this.banks.delete(id)
        this.stale = true
      } else if (bank.ended !== null) this.stale = true
    }
    if (this.stale) this.fill(table, heightAt)
    this.stale = false
    this.material.uniforms.now.value = this.clock
    return this.clock < this.until
  }

  /** Everything that still drifts stands. */
  finish(): void {
    if (this.clock < this.until) this.clock = this.until
    this.stale = true
  }

  private fill(table: { readonly width: number; readonly depth: number }, heightAt: HeightAt): void {
    const count = [...this.banks.values()].reduce((n, b) => n + b.puffs.length, 0)
    if (count === 0) {
      if (this.mesh) this.mesh.visible = false
      return
    }
    if (!this.mesh || this.room < count) this.make(count)
    const geometry = this.mesh!.geometry
    const place = geometry.getAttribute('place')
    const way = geometry.getAttribute('way')
    const fade = geometry.getAttribute('fade')
    let i = 0
    for (const bank of this.banks.values()) {
      const gone = bank.ended === null ? 0 : (this.clock - bank.ended) / GOES
      const thick = Math.max(THINNEST, THICK * THINS ** bank.phases) * Math.max(0, 1 - gone)
      for (const p of bank.puffs) {
        const r = (p.facing * Math.PI) / 180
        place.setXYZW(i, p.x - table.width / 2, heightAt(p.x, p.y), table.depth / 2 - p.y, p.size)
        const blow = bank.gun ? 2.2 : 0.8
        way.setXYZW(i, Math.sin(r) * blow, -Math.cos(r) * blow, bank.born + p.late, p.luck)
        fade.setXY(i, thick, 1)
        i++
      }
    }
    geometry.instanceCount = i
    for (const a of [place, way, fade]) a.needsUpdate = true
    this.mesh!.visible = true
  }

  private make(count: number): void {
    this.drop()
    this.room = Math.ceil(count * 1.5)
    const geometry = new InstancedBufferGeometry()
    const square = new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1])
    geometry.setAttribute('corner', new BufferAttribute(square, 2))
    geometry.setIndex([0, 1, 2, 0, 2, 3])
    geometry.setAttribute('place', new InstancedBufferAttribute(new Float32Array(this.room * 4), 4))
    geometry.setAttribute('way', new InstancedBufferAttribute(new Float32Array(this.room * 4), 4))
    geometry.setAttribute('fade', new InstancedBufferAttribute(new Float32Array(this.room * 2), 2))
    this.mesh = new Mesh(geometry, this.material)
    this.mesh.frustumCulled = false
    this.mesh.renderOrder = 20
    this.scene.add(this.mesh)
  }

  private drop(): void {
    if (!this.mesh) return
    this.scene.remove(this.mesh)
    this.mesh.geometry.dispose()
    this.mesh = null
  }

  dispose(): void {
    this.drop()
    this.material.dispose()
    this.banks.clear()
  }
}
