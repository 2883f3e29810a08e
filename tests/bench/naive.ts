/** The same figures as a bench scene with one mesh a figure and a base, to measure the table's own way of drawing against. */
import { BoxGeometry, type BufferGeometry, Group, Mesh, MeshLambertMaterial } from 'three'
import type { Body } from '../../src/rulesets/contract'

/** One mesh for each figure and each base; a geometry and a material a kit are shared, as a plain scene would. */
export function naiveArmies(bodies: readonly Body[], table: { width: number; depth: number }): Group {
  const group = new Group()
  const geometries = new Map<string, BufferGeometry>()
  const materials = new Map<string, MeshLambertMaterial>()
  for (const body of bodies) {
    const geometry = geometries.get(body.kit) ?? new BoxGeometry(0.5, 1.7, 0.5, 4, 8, 4)
    geometries.set(body.kit, geometry)
    const material = materials.get(body.dress) ?? new MeshLambertMaterial({ color: '#355' })
    materials.set(body.dress, material)
    const place = (at: readonly [number, number], height: number) => {
      const mesh = new Mesh(geometry, material)
      mesh.position.set(at[0] - table.width / 2, height, table.depth / 2 - at[1])
      mesh.castShadow = true
      mesh.receiveShadow = true
      group.add(mesh)
    }
    for (const base of body.bases) place(base.front, 0.1)
    for (let i = 0; i < body.figures; i++) {
      const base = body.bases[i % body.bases.length]
      place([base.front[0] + ((i * 7) % 10) / 5 - 1, base.front[1]], 1)
    }
  }
  return group
}
