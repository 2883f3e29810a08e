import {
  BufferAttribute,
  CanvasTexture,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  type Scene,
  ShaderMaterial,
  SRGBColorSpace,
  Vector2,
} from 'three'
import type { Id } from '../../base/units'
import type { Point, Pose } from '../../geometry/shapes'
import type { Body } from '../../rulesets/contract'
import { canvasOf } from '../ground/brush'
import type { HeightAt } from '../overlay/drape'
import { drawSign } from './signIcons'
import { SIGNS, signsOf } from './signs'

const CELL = 96
/** Height over the ground in cm, and size on the screen in CSS pixels. */
const OVER = 2.9
const SIZE = 19

const VERTEX = `
attribute vec2 corner;
attribute vec4 place;
attribute vec2 sign;
uniform vec2 screen;
uniform float size;
varying vec2 vUvs;
void main() {
  vec4 at = projectionMatrix * viewMatrix * vec4(place.xyz, 1.0);
  at.xy += (corner * size * 0.5 + vec2(sign.y * size * 1.02, place.w * size)) / (screen * 0.5) * at.w;
  vUvs = vec2((sign.x + corner.x * 0.5 + 0.5) / ${SIGNS.length}.0, corner.y * 0.5 + 0.5);
  gl_Position = at;
}
`
const FRAGMENT = `
uniform sampler2D picture;
varying vec2 vUvs;
void main() {
  vec4 seen = texture2D(picture, vUvs);
  if (seen.a < 0.03) discard;
  gl_FragColor = seen;
  #include <colorspace_fragment>
}
`

/** Small cards over the troops that tell their state: upright to the reader, as large on the screen from far as from near, one draw. */
export class SignLayer {
  private mesh: Mesh<InstancedBufferGeometry, ShaderMaterial> | null = null
  private map: CanvasTexture | null = null
  private room = 0
  private readonly screen = { value: new Vector2(1, 1) }
  private readonly size = { value: SIZE }

  constructor(private readonly scene: Scene) {}

  /**
   * Puts the signs over their bodies. `scale`: CSS pixels a cm; `factor`: how much larger than usual; `plan`: seen from straight above, where
   * they stand behind the rear edge instead; `smoke`: smoke is drawn.
   */
  set(
    bodies: readonly Body[],
    how: {
      readonly table: { readonly width: number; readonly depth: number }
      readonly heightAt: HeightAt
      readonly poseOf: (id: Id) => Pose | null
      readonly selected: readonly Id[]
      readonly scale: number
      readonly factor: number
      readonly plan: boolean
      readonly smoke: boolean
    },
  ): void {
    const rows = bodies.flatMap(b => {
      const signs = signsOf(b, how.scale, how.selected.includes(b.id), how.smoke)
      return signs.length > 0 ? [{ body: b, signs }] : []
    })
    const count = rows.reduce((n, r) => n + r.signs.length, 0)
    this.size.value = SIZE * how.factor
    if (count === 0) {
      if (this.mesh) this.mesh.visible = false
      return
    }
    if (!this.mesh || this.room < count) this.make(count)
    const geometry = this.mesh!.geometry
    const place = geometry.getAttribute('place')
    const sign = geometry.getAttribute('sign')
    let i = 0
    for (const { body, signs } of rows) {
      const pose = how.poseOf(body.id) ?? body.footprint
      const [x, y] = placeOf(pose, body.footprint.depth, how.plan)
      const high = how.heightAt(x, y) + (how.plan ? 0.3 : OVER)
      signs.forEach((s, k) => {
        place.setXYZW(i, x - how.table.width / 2, high, how.table.depth / 2 - y, how.plan ? 0 : 0.55)
        sign.setXY(i, SIGNS.indexOf(s), k - (signs.length - 1) / 2)
        i++
      })
    }
    geometry.instanceCount = i
    place.needsUpdate = true
    sign.needsUpdate = true
    this.mesh!.visible = true
  }

  setScreen(width: number, height: number): void {
    this.screen.value.set(width, height)
  }

  private make(count: number): void {
    this.drop()
    this.map ??= sheet()
    this.room = Math.ceil(count * 1.5) + 8
    const geometry = new InstancedBufferGeometry()
    geometry.setAttribute('corner', new BufferAttribute(new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]), 2))
    geometry.setIndex([0, 1, 2, 0, 2, 3])
    geometry.setAttribute('place', new InstancedBufferAttribute(new Float32Array(this.room * 4), 4))
    geometry.setAttribute('sign', new InstancedBufferAttribute(new Float32Array(this.room * 2), 2))
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { screen: this.screen, size: this.size, picture: { value: this.map } },
      transparent: true,
      depthTest: false,
      depthWrite: false,
    })
    this.mesh = new Mesh(geometry, material)
    this.mesh.frustumCulled = false
    this.mesh.renderOrder = 40
    this.scene.add(this.mesh)
  }

  private drop(): void {
    if (!this.mesh) return
    this.scene.remove(this.mesh)
    this.mesh.geometry.dispose()
    this.mesh.material.dispose()
    this.mesh = null
  }

  dispose(): void {
    this.drop()
    this.map?.dispose()
  }
}

/** The middle of the body, or behind its rear edge where it is seen from straight above. */
function placeOf(pose: Pose, depth: number, plan: boolean): Point {
  const b = (pose.facing * Math.PI) / 180
  const back = plan ? depth + 1.3 : depth / 2
  return [pose.front[0] - Math.sin(b) * back, pose.front[1] - Math.cos(b) * back]
}

function sheet(): CanvasTexture {
  const { canvas, brush } = canvasOf(CELL * SIGNS.length, CELL)
  SIGNS.forEach((s, i) => {
    brush.save()
    brush.translate((i + 0.5) * CELL, CELL / 2)
    drawSign(brush, s, CELL / 2 - 3)
    brush.restore()
  })
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 2
  return map
}
