import { Color, Group, InstancedMesh, Matrix4, Quaternion, type ShaderMaterial, Vector3 } from 'three'
import type { Footprint, Point } from '../../geometry/shapes'
import type { Ground } from '../../rulesets/contract'
import type { Relief } from '../ground/heightfield'
import { areaOf, depthIn, inside } from '../ground/plane'
import type { Grade } from '../quality'
import { propGeometry, tintOf } from '../scenery/models'
import { crowded, inTheWay, type Prop, type PropKind, propsOf, type Standing } from '../scenery/place'

const isHouse = (p: Prop) => p.kind === 'house' || p.kind === 'barn' || p.kind === 'church'

/** Trees, vines and houses: one draw a kind. Those in the way of troops step aside, or are lifted away, while they stand there. */
export class SceneryLayer {
  readonly group = new Group()
  private readonly kinds = new Map<PropKind, InstancedMesh>()
  /** Every prop with its place in its kind's mesh and how it stands now. */
  private readonly all: { readonly prop: Prop; readonly at: number; now: Standing }[] = []
  private readonly villages: { readonly area: readonly Point[]; readonly houses: readonly number[] }[] = []

  constructor(
    ground: readonly Ground[],
    private readonly relief: Relief,
    grade: Grade,
    paint: ShaderMaterial,
    /** What may stand where; left out: anything anywhere. */
    clear?: (x: number, y: number, radius: number) => boolean,
  ) {
    const counts = new Map<PropKind, number>()
    for (const prop of propsOf(ground, grade.dense)) {
      if (clear && !isHouse(prop) && !clear(prop.x, prop.y, prop.radius)) continue
      const at = counts.get(prop.kind) ?? 0
      counts.set(prop.kind, at + 1)
      this.all.push({ prop, at, now: prop })
    }
    for (const [kind, count] of counts) {
      const mesh = new InstancedMesh(propGeometry(kind), paint, count)
      mesh.castShadow = true
      mesh.receiveShadow = true
      mesh.frustumCulled = false
      this.group.add(mesh)
      this.kinds.set(kind, mesh)
    }
    const ink = new Color()
    for (const { prop, at } of this.all) {
      const mesh = this.kinds.get(prop.kind)
      mesh?.setMatrixAt(at, this.matrix(prop, prop))
      mesh?.setColorAt(at, ink.setRGB(...tintOf(prop.kind, prop.tint)))
    }
    for (const g of ground) {
      if (g.kind !== 'village' && g.kind !== 'sector') continue
      const area = areaOf(g)
      const houses = this.all.flatMap(({ prop }, i) => (isHouse(prop) && inside(area, prop.x, prop.y) ? [i] : []))
      this.villages.push({ area, houses })
    }
  }

  private matrix(prop: Prop, now: Standing): Matrix4 {
    const { x, y, size } = now ?? { x: prop.x, y: prop.y, size: 0 }
    return new Matrix4().compose(
      new Vector3(x - this.relief.width / 2, this.relief.at(x, y) - 0.04, this.relief.depth / 2 - y),
      new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), prop.turn),
      new Vector3(size, size, size),
    )
  }

  private stand(i: number, next: Standing): boolean {
    const it = this.all[i]
    const same = next === it.now || (next && it.now && next.x === it.now.x && next.y === it.now.y && next.size === it.now.size)
    if (same) return false
    it.now = next
    const mesh = this.kinds.get(it.prop.kind)
    if (!mesh) return false
    mesh.setMatrixAt(it.at, this.matrix(it.prop, next))
    mesh.instanceMatrix.needsUpdate = true
    return true
  }

  /** Makes way for these bases; true where anything changed. */
  makeWay(bases: readonly Footprint[]): boolean {
    let changed = false
    this.all.forEach(({ prop }, i) => {
      if (!isHouse(prop) && this.stand(i, inTheWay(prop, bases) ? null : prop)) changed = true
    })
    for (const { area, houses } of this.villages) {
      const near = bases.filter(f => depthIn(area, f.front[0], f.front[1]) > -f.depth - f.width)
      const now = crowded(
        houses.map(i => this.all[i].prop),
        area,
        near,
      )
      houses.forEach((i, k) => {
        if (this.stand(i, now[k])) changed = true
      })
    }
    return changed
  }

  dispose(): void {
    this.group.removeFromParent()
    for (const mesh of this.kinds.values()) {
      mesh.geometry.dispose()
      mesh.dispose()
    }
  }
}
