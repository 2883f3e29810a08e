import { CanvasTexture, InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry, Quaternion, Vector3 } from 'three'
import type { Footprint } from '../../geometry/shapes'
import { canvasOf } from '../ground/brush'
import type { HeightAt } from '../overlay/drape'

/** The soft dark where a base meets the cloth: one draw for all bases. */
export class ContactLayer {
  private mesh: InstancedMesh | null = null
  private readonly geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  private readonly map: CanvasTexture
  private readonly material: MeshBasicMaterial

  constructor(private readonly add: (mesh: InstancedMesh) => void) {
    const { canvas, brush } = canvasOf(64, 64)
    brush.filter = 'blur(5px)'
    brush.fillStyle = '#000'
    brush.fillRect(13, 13, 38, 38)
    this.map = new CanvasTexture(canvas)
    this.material = new MeshBasicMaterial({
      map: this.map,
      color: '#0d0b05',
      transparent: true,
      opacity: 0.55,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -4,
    })
  }

  set(bases: readonly Footprint[], table: { width: number; depth: number }, heightAt: HeightAt): void {
    if (this.mesh && (this.mesh.instanceMatrix.count < bases.length || bases.length === 0)) this.drop()
    if (bases.length === 0) return
    if (!this.mesh) {
      this.mesh = new InstancedMesh(this.geometry, this.material, Math.ceil(bases.length * 1.25) + 4)
      this.mesh.frustumCulled = false
      this.mesh.renderOrder = 3
      this.add(this.mesh)
    }
    const turn = new Quaternion()
    const up = new Vector3(0, 1, 0)
    const m = new Matrix4()
    bases.forEach((f, i) => {
      const b = (f.facing * Math.PI) / 180
      const x = f.front[0] - (Math.sin(b) * f.depth) / 2
      const y = f.front[1] - (Math.cos(b) * f.depth) / 2
      m.compose(
        new Vector3(x - table.width / 2 + 0.12, heightAt(x, y) + 0.03, table.depth / 2 - y + 0.1),
        turn.setFromAxisAngle(up, -b),
        new Vector3(f.width * 1.28 + 0.35, 1, f.depth * 1.28 + 0.35),
      )
      this.mesh?.setMatrixAt(i, m)
    })
    this.mesh.count = bases.length
    this.mesh.instanceMatrix.needsUpdate = true
  }

  private drop(): void {
    this.mesh?.removeFromParent()
    this.mesh?.dispose()
    this.mesh = null
  }

  dispose(): void {
    this.drop()
    this.geometry.dispose()
    this.map.dispose()
    this.material.dispose()
  }
}
