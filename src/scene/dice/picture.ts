import {
  type BufferGeometry,
  type Camera,
  type CanvasTexture,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  type ShaderMaterial,
  Vector3,
  type WebGLRenderer,
} from 'three'
import type { Theme } from '../assets'
import type { SideLook } from '../sides'
import { boxGeometry, boxPicture, SHADOW, WOOD } from './box'
import type { Row } from './lineUp'
import { diceGeometry, diceSheet, ROWS } from './mesh'
import { dicePaint, setDiceTheme, shadePaint, trayPaint } from './paint'
import type { Rect } from './place'
import { type Die, faceOf, MOST } from './rolls'
import { cross, SOLIDS } from './shapes'
import { type Flight, STRIDE, trayFor } from './throw'

/** Dice in the tray: how they fell, and how they lie in the end. */
export interface Posed {
  readonly dice: readonly Die[]
  readonly flight: Flight | null
  /** Turns the painted die inside the one that fell. */
  readonly inner: readonly Quaternion[]
  readonly row: Row
}

/** Where a die lies to be read: the face up, its number upright to the reader. */
function readable(die: Die, face: number): Quaternion {
  const { normals, upright } = SOLIDS[die.sides]
  const n = new Vector3(...normals[face])
  const u = new Vector3(...upright[face])
  const from = new Matrix4().makeBasis(new Vector3(...cross(upright[face], normals[face])), u, n)
  const to = new Matrix4().makeBasis(new Vector3(1, 0, 0), new Vector3(0, 0, -1), new Vector3(0, 1, 0))
  return new Quaternion().setFromRotationMatrix(to.multiply(from.transpose()))
}

/** The little picture of the tray with its dice, drawn over that of the table: three draw calls. */
export class TrayPicture {
  private readonly scene = new Scene()
  private readonly eye = new PerspectiveCamera(24, 1.4, 1, 200)
  private readonly dice: InstancedMesh<BufferGeometry, ShaderMaterial>
  private readonly shades: InstancedMesh<PlaneGeometry, ShaderMaterial>
  private readonly sheet: CanvasTexture
  private box: Mesh<BufferGeometry, ShaderMaterial> | null = null
  private boxKey = ''

  constructor() {
    this.sheet = diceSheet()
    const geometry = diceGeometry()
    geometry.setAttribute('die', new InstancedBufferAttribute(new Float32Array(MOST * 2), 2))
    this.dice = new InstancedMesh(geometry, dicePaint(this.sheet), MOST)
    this.dice.frustumCulled = false
    this.dice.instanceMatrix.setUsage(DynamicDrawUsage)
    const square = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
    square.setAttribute('shade', new InstancedBufferAttribute(new Float32Array(MOST), 1))
    this.shades = new InstancedMesh(square, shadePaint(), MOST)
    this.shades.frustumCulled = false
    this.shades.renderOrder = 1
    this.dice.renderOrder = 2
    this.scene.add(this.shades, this.dice)
    this.scene.matrixWorldAutoUpdate = false
  }

  get camera(): Camera {
    return this.eye
  }

  /** Lays the dice of a throw into a tray of their size, seen so that it fills `rect`. */
  prepare(dice: readonly Die[], felt: SideLook['felt'], rect: Rect, theme: Theme): void {
    const [hw, hd] = trayFor(dice.length)
    const die = this.dice.geometry.getAttribute('die')
    dice.forEach((d, i) => {
      die.setXY(i, d.sides === 10 ? 1 : 0, ROWS.indexOf(d.marking))
    })
    die.needsUpdate = true
    this.dice.count = dice.length
    this.shades.count = dice.length
    const key = `${hw} ${felt}`
    if (key !== this.boxKey) {
      this.dropBox()
      this.boxKey = key
      const paint = trayPaint(boxPicture(felt, hw / hd))
      paint.side = DoubleSide
      this.box = new Mesh(boxGeometry(hw, hd), paint)
      this.box.frustumCulled = false
      this.scene.add(this.box)
    }
    setDiceTheme(this.dice.material, theme)
    const camera = this.eye
    camera.aspect = rect.w / rect.h
    camera.updateProjectionMatrix()
    const [x, z] = [hw + WOOD + SHADOW * 0.9, hd + WOOD + SHADOW * 0.9]
    const corner = new Vector3()
    for (let far = 18; far < 160; far *= 1.02) {
      camera.position.set(0, far * 0.915, far * 0.404)
      camera.lookAt(0, 0.1, 0.15)
      camera.updateMatrixWorld(true)
      const seen = [-x, x].every(cx =>
        [-z, z].every(cz => {
          corner.set(cx, -0.4, cz).project(camera)
          return Math.abs(corner.x) < 0.995 && Math.abs(corner.y) < 0.995
        }),
      )
      if (seen) break
    }
    this.dice.material.uniforms.eye.value.copy(camera.position)
  }

  /**
   * Puts every die where it is at this moment: `fallen` of its fall, then `lined` up to be read, each 0 to 1. Without a flight it lies
   * to be read.
   */
  pose(t: Posed, fallen: number, lined: number): void {
    const n = t.dice.length
    const place = new Vector3()
    const turn = new Quaternion()
    const m = new Matrix4()
    const one = new Vector3(1, 1, 1)
    const shade = this.shades.geometry.getAttribute('shade')
    const k = lined * lined * (3 - 2 * lined)
    for (let i = 0; i < n; i++) {
      const die = t.dice[i]
      const { rest } = SOLIDS[die.sides]
      if (t.flight) {
        const { poses, steps } = t.flight
        const s = fallen * (steps - 1)
        const a = Math.floor(s)
        const o = (a * n + i) * STRIDE
        const p = (Math.min(steps - 1, a + 1) * n + i) * STRIDE
        const f = s - a
        place.set(
          poses[o] + (poses[p] - poses[o]) * f,
          poses[o + 1] + (poses[p + 1] - poses[o + 1]) * f,
          poses[o + 2] + (poses[p + 2] - poses[o + 2]) * f,
        )
        turn.set(poses[o + 3], poses[o + 4], poses[o + 5], poses[o + 6])
        turn.slerp(new Quaternion(poses[p + 3], poses[p + 4], poses[p + 5], poses[p + 6]), f)
        turn.multiply(t.inner[i])
      }
      if (k > 0) {
        const [x, z] = t.row.places[i]
        const upright = readable(die, faceOf(die))
        if (!t.flight) {
          place.set(x, rest, z)
          turn.copy(upright)
        } else {
          place.set(
            place.x + (x - place.x) * k,
            place.y + (rest - place.y) * k + 0.35 * Math.sin(Math.PI * k),
            place.z + (z - place.z) * k,
          )
          turn.slerp(upright, k)
        }
      }
      this.dice.setMatrixAt(i, m.compose(place, turn, one))
      const high = Math.max(0, place.y - rest)
      const size = 2.5 + high * 0.5
      shade.setX(i, Math.max(0, 0.62 - high * 0.14))
      const flat = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), yawOf(turn))
      this.shades.setMatrixAt(
        i,
        m.compose(
          new Vector3(place.x + 0.2 + high * 0.5, 0.02 + i * 0.0005, place.z + 0.12 + high * 0.3),
          flat,
          new Vector3(size, 1, size),
        ),
      )
    }
    shade.needsUpdate = true
    this.dice.instanceMatrix.needsUpdate = true
    this.shades.instanceMatrix.needsUpdate = true
  }

  /** Draws it into this part of the screen, `y` being the part's lower edge from below; gives the draw calls. */
  draw(gl: WebGLRenderer, rect: Rect, y: number, screen: { readonly width: number; readonly height: number }): number {
    gl.autoClear = false
    gl.setViewport(rect.x, y, rect.w, rect.h)
    gl.setScissor(rect.x, Math.max(0, y), rect.w, rect.h)
    gl.setScissorTest(true)
    gl.clearDepth()
    gl.render(this.scene, this.eye)
    gl.setScissorTest(false)
    gl.setViewport(0, 0, screen.width, screen.height)
    gl.autoClear = true
    return gl.info.render.calls
  }

  private dropBox(): void {
    if (!this.box) return
    this.scene.remove(this.box)
    this.box.geometry.dispose()
    const picture: unknown = this.box.material.uniforms.picture.value
    if (picture && typeof picture === 'object' && 'dispose' in picture) (picture as CanvasTexture).dispose()
    this.box.material.dispose()
    this.box = null
    this.boxKey = ''
  }

  dispose(): void {
    this.dropBox()
    for (const mesh of [this.dice, this.shades]) {
      mesh.geometry.dispose()
      mesh.material.dispose()
      mesh.dispose()
    }
    this.sheet.dispose()
  }
}

/** How far a turn goes about the upright. */
function yawOf(q: Quaternion): number {
  return 2 * Math.atan2(q.y, q.w)
}
