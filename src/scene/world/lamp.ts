import { AmbientLight, Color, DirectionalLight, Group, HemisphereLight } from 'three'
import type { Show } from '../../rulesets/contract'

/** Where the lamp hangs, as a direction from the table, and what it and the room around it shed. */
export const KEY_FROM = [-0.58, 0.66, -0.34] as const
export const KEY = { colour: new Color('#ffedcf'), strength: 2.9 }
export const ROUND = {
  sky: new Color('#e6ecf2'),
  earth: new Color('#5a4c34'),
  strength: 1,
  fill: new Color('#fff4e2'),
  filling: 0.22,
}

/** The light of the room: a warm lamp over the far left of the table, which throws the shadows, and a soft fill from all round. */
export class Lamp {
  readonly group = new Group()
  private readonly key = new DirectionalLight(KEY.colour, KEY.strength)

  constructor(table: Show['table'], shadow: number) {
    const { key } = this
    const reach = Math.hypot(table.width, table.depth)
    key.position.set(KEY_FROM[0] * reach, KEY_FROM[1] * reach, KEY_FROM[2] * reach)
    key.castShadow = true
    key.shadow.mapSize.set(shadow, shadow)
    key.shadow.bias = -0.0006
    key.shadow.normalBias = 0.06
    key.shadow.radius = 2.2
    this.group.add(
      new HemisphereLight(ROUND.sky, ROUND.earth, ROUND.strength),
      new AmbientLight(ROUND.fill, ROUND.filling),
      key,
      key.target,
    )
    this.group.updateMatrixWorld(true)
    this.fit(table)
  }

  /** Draws the shadow's picture as tight about the table as it goes. */
  private fit(table: Show['table']): void {
    const camera = this.key.shadow.camera
    camera.position.copy(this.key.position)
    camera.lookAt(0, 0, 0)
    camera.updateMatrixWorld(true)
    const [w, d] = [table.width / 2 + 5, table.depth / 2 + 5]
    let [x0, x1, y0, y1, z0, z1] = [Infinity, -Infinity, Infinity, -Infinity, Infinity, -Infinity]
    for (const x of [-w, w]) {
      for (const z of [-d, d]) {
        for (const y of [-0.5, 7]) {
          const p = this.key.position.clone().set(x, y, z).applyMatrix4(camera.matrixWorldInverse)
          x0 = Math.min(x0, p.x)
          x1 = Math.max(x1, p.x)
          y0 = Math.min(y0, p.y)
          y1 = Math.max(y1, p.y)
          z0 = Math.min(z0, -p.z)
          z1 = Math.max(z1, -p.z)
        }
      }
    }
    camera.left = x0
    camera.right = x1
    camera.bottom = y0
    camera.top = y1
    camera.near = Math.max(1, z0 - 5)
    camera.far = z1 + 5
    camera.updateProjectionMatrix()
  }

  dispose(): void {
    this.group.removeFromParent()
    this.key.dispose()
  }
}
