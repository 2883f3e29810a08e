/**
 * Draws armies with the table's own figures and nothing else, to measure and to look at: `window.figures` holds the hooks.
 * Served by `vite` at /tests/bench/figures.html.
 */
import {
  AmbientLight,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { Body } from '../../src/rulesets/contract'
import type { Quality } from '../../src/scene/assets'
import { createMiniatures } from '../../src/scene/miniatures'
import { armies, body } from './armies'
import { naiveArmies } from './naive'

const byName = (found: Record<string, unknown>, pick: (v: unknown) => unknown) =>
  Object.fromEntries(Object.entries(found).map(([path, v]) => [path.replace(/^.*\/|\.\w+$/g, ''), pick(v)]))
const kits = byName(
  import.meta.glob('../../models/kits/*.glb', { query: '?url', eager: true, import: 'default' }),
  v => v,
) as Record<string, string>
const dresses = byName(import.meta.glob('../../models/dresses/*.json', { eager: true, import: 'default' }), v => v)

const asked = new URLSearchParams(location.search)
const quality = (asked.get('quality') ?? 'medium') as Quality
const renderer = new WebGLRenderer({ antialias: asked.get('aa') !== '0', preserveDrawingBuffer: true })
renderer.setSize(innerWidth, innerHeight)
renderer.shadowMap.enabled = asked.get('shadows') !== '0'
renderer.shadowMap.type = PCFShadowMap
document.body.appendChild(renderer.domElement)
const scene = new Scene()
scene.background = new Color('#3b342c')
const camera = new PerspectiveCamera(46, innerWidth / innerHeight, 1, 600)
// all of the table is in sight, so that nothing is spared for being out of it
camera.position.set(0, 105, 105)
camera.lookAt(0, 0, 6)
scene.add(new HemisphereLight('#dfe6f2', '#6b5a3c', 1.35), new AmbientLight('#ffffff', 0.25))
const lamp = new DirectionalLight('#ffeacb', 2.5)
lamp.position.set(-50, 95, 40)
lamp.castShadow = true
lamp.shadow.mapSize.set(2048, 2048)
const half = Number(asked.get('half') ?? 100)
Object.assign(lamp.shadow.camera, { left: -half, right: half, top: half, bottom: -half, near: 1, far: 300 })
lamp.shadow.bias = -0.0006
lamp.shadow.normalBias = 0.05
scene.add(lamp)
const ground = new Mesh(new PlaneGeometry(180, 120), new MeshLambertMaterial({ color: '#77804a' }))
ground.rotation.x = -Math.PI / 2
ground.receiveShadow = true
scene.add(ground)

const core = createMiniatures({
  assets: { kits, dresses },
  table: { width: 180, depth: 120 },
  heightAt: () => 0,
  quality,
  theme: 'light',
  language: 'en',
})
scene.add(core.object)
let plain = new Group()

const pixel = new Uint8Array(4)
/** Waits until the card has drawn all that it was handed: a pixel can be read only then. */
function finish(): void {
  const gl = renderer.getContext()
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
}

const hooks = {
  core,
  armies,
  body,
  async show(bodies: Body[]) {
    core.setBodies(bodies, 'jump')
    await core.ready()
    return hooks.draw()
  },
  look(from: [number, number, number], to: [number, number, number], fov = 32) {
    camera.fov = fov
    camera.position.set(...from)
    camera.lookAt(new Vector3(...to))
    camera.updateProjectionMatrix()
    return hooks.draw()
  },
  /** Draws the same bodies with one mesh a figure in place of the table's own figures, or goes back. */
  naive(bodies: Body[] | null) {
    scene.remove(plain)
    plain = bodies ? naiveArmies(bodies, { width: 180, depth: 120 }) : new Group()
    scene.add(plain)
    core.object.visible = bodies === null
    return hooks.draw()
  },
  draw() {
    renderer.info.reset()
    renderer.render(scene, camera)
    return { calls: renderer.info.render.calls, triangles: renderer.info.render.triangles, ...renderer.info.memory }
  },
  /**
   * Median milliseconds that the page takes to hand one frame of these bodies to the card: with the table's own figures, and with
   * one mesh a figure. They take turns in short runs. Before each the card is waited for, so that it never holds the page up inside
   * one; the frame after the wait, for which the page wakes and its caches fill, is not counted.
   */
  submit(bodies: Body[], rounds = 11, frames = 6) {
    const size = renderer.getSize(new Vector2())
    // Pixels are the card's business: it is handed everything and draws none, so that a card made of software, which works on the
    // page's own processors, disturbs the page less.
    const gl = renderer.getContext() as WebGL2RenderingContext
    renderer.setSize(320, 200)
    gl.enable(gl.RASTERIZER_DISCARD)
    const others = naiveArmies(bodies, { width: 180, depth: 120 })
    const times: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] }
    for (let r = 0; r < rounds; r++)
      for (const who of ['ours', 'theirs'] as const) {
        // Out of the scene, not out of sight: what is hidden still costs a walk over it.
        scene.remove(core.object, others)
        scene.add(who === 'ours' ? core.object : others)
        finish()
        renderer.render(scene, camera)
        for (let i = 0; i < frames; i++) {
          const start = performance.now()
          renderer.render(scene, camera)
          times[who].push(performance.now() - start)
        }
      }
    gl.disable(gl.RASTERIZER_DISCARD)
    scene.remove(others)
    scene.add(core.object)
    renderer.setSize(size.x, size.y)
    const median = (all: number[]) => all.sort((a, b) => a - b)[all.length >> 1]
    return { ours: median(times.ours), theirs: median(times.theirs) }
  },
}
declare global {
  interface Window {
    figures: typeof hooks
  }
}
window.figures = hooks
