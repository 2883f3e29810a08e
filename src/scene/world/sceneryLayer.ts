import { Color, Group, InstancedMesh, Matrix4, Quaternion, type ShaderMaterial, Vector3 } from 'three'
import type { Footprint } from '../../geometry/shapes'
import type { Ground } from '../../rulesets/contract'
import type { Relief } from '../ground/heightfield'
import type { Grade } from '../quality'
import { propGeometry, tintOf } from '../scenery/models'
import { inTheWay, type Prop, type PropKind, propsOf } from '../scenery/place'

/** Trees, vines and houses: one draw a kind. Those in the way of troops are lifted away while they stand there. */
export class SceneryLayer {
  readonly group = new Group()
  private readonly kinds: { readonly mesh: InstancedMesh; readonly props: readonly Prop[]; readonly away: boolean[] }[] = []

  constructor(
    ground: readonly Ground[],
    private readonly relief: Relief,
    grade: Grade,
    paint: ShaderMaterial,
  ) {
    const all = propsOf(ground, grade.dense)
    const kinds = new Map<PropKind, Prop[]>()
    for (const p of all) kinds.set(p.kind, [...(kinds.get(p.kind) ?? []), p])
    const ink = new Color()
    for (const [kind, props] of kinds) {
      const mesh = new InstancedMesh(propGeometry(kind), paint, props.length)
      props.forEach((p, i) => {
        mesh.setMatrixAt(i, this.matrix(p, false))
        mesh.setColorAt(i, ink.setRGB(...tintOf(kind, p.tint)))
      })
      mesh.castShadow = true
      mesh.receiveShadow = true
      mesh.frustumCulled = false
      this.group.add(mesh)
      this.kinds.push({ mesh, props, away: props.map(() => false) })
    }
  }

  private matrix(p: Prop, away: boolean): Matrix4 {
    const size = away ? 0 : p.size
    return new Matrix4().compose(
      new Vector3(p.x - this.relief.width / 2, this.relief.at(p.x, p.y) - 0.04, this.relief.depth / 2 - p.y),
      new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), p.turn),
      new Vector3(size, size, size),
    )
  }

  /** Makes way for these bases; true where anything changed. */
  makeWay(bases: readonly Footprint[]): boolean {
    let changed = false
    for (const { mesh, props, away } of this.kinds) {
      let any = false
      props.forEach((p, i) => {
        const now = inTheWay(p, bases)
        if (now === away[i]) return
        away[i] = now
        mesh.setMatrixAt(i, this.matrix(p, now))
        any = true
      })
      if (any) mesh.instanceMatrix.needsUpdate = true
      changed ||= any
    }
    return changed
  }

  dispose(): void {
    this.group.removeFromParent()
    for (const { mesh } of this.kinds) {
      mesh.geometry.dispose()
      mesh.dispose()
    }
  }
}
