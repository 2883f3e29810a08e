import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  DoubleSide,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  NoColorSpace,
  RepeatWrapping,
  type ShaderMaterial,
  ShapeUtils,
  SRGBColorSpace,
  Vector2,
} from 'three'
import type { Point } from '../../geometry/shapes'
import type { Show } from '../../rulesets/contract'
import { EDGE } from '../ground/colours'
import { type Footing, type Relief, reliefOf, WATER } from '../ground/heightfield'
import { groundMesh } from '../ground/mesh'
import { detailTile, paintGround } from '../ground/paint'
import { areaOf, clipped } from '../ground/plane'
import { dashed, ribbon } from '../ground/ribbon'
import type { Grade } from '../quality'
import { fixedScenery } from '../scenery/fixed'
import { matte } from './matte'

const WET: ReadonlySet<string> = new Set(['stream', 'river', 'lake'])

/** What the ground of a hex table rests on, and the heights at which its steps are drawn; there the grid marks what the rules ask for. */
export interface Steps {
  readonly footing: Footing
  readonly levels: readonly number[]
}

/** The ground with everything that never moves: relief, water, the edges that the rules measure to, walls and bridges. */
export class GroundLayer {
  readonly group = new Group()
  readonly relief: Relief
  private readonly trash: { dispose(): void }[] = []

  constructor(
    table: Show['table'],
    ground: Show['ground'],
    grade: Grade,
    anisotropy: number,
    paint: ShaderMaterial,
    private readonly steps?: Steps,
  ) {
    this.relief = reliefOf(table, ground, grade.cell, steps?.footing)
    this.addTurf(table, ground, grade, anisotropy)
    this.addWaterAndEdges(table, ground)
    const fixed = fixedScenery(ground, this.relief, grade.quality !== 'low')
    if (fixed.triangles > 0) {
      // One instance of itself, so that it is painted with the very paint of trees and houses.
      const mesh = new InstancedMesh(this.keep(fixed.geometry()), paint, 1)
      mesh.setMatrixAt(0, new Matrix4())
      mesh.setColorAt(0, new Color(1, 1, 1))
      mesh.frustumCulled = false
      this.keep(mesh)
      mesh.castShadow = true
      mesh.receiveShadow = true
      this.group.add(mesh)
    }
  }

  private keep<T extends { dispose(): void }>(thing: T): T {
    this.trash.push(thing)
    return thing
  }

  private addTurf(table: Show['table'], ground: Show['ground'], grade: Grade, anisotropy: number): void {
    const k = Math.min(grade.ground / table.width, grade.ground / table.depth, 26)
    const picture = paintGround(k, table, ground, this.relief, {
      detail: grade.detail,
      shade: 0.5,
      edges: false,
      ...(this.steps && { steps: this.steps.levels }),
    })
    const map = this.keep(new CanvasTexture(picture))
    map.colorSpace = SRGBColorSpace
    map.anisotropy = anisotropy
    // Blades of grass over the picture, which show when the eye is near and melt away from afar.
    const tile = this.keep(new CanvasTexture(detailTile()))
    tile.wrapS = RepeatWrapping
    tile.wrapT = RepeatWrapping
    tile.colorSpace = NoColorSpace
    const data = groundMesh(this.relief)
    const geometry = this.keep(new BufferGeometry())
    geometry.setAttribute('position', new BufferAttribute(data.positions, 3))
    geometry.setAttribute('normal', new BufferAttribute(data.normals, 3))
    geometry.setAttribute('uv', new BufferAttribute(data.uvs, 2))
    geometry.setIndex(new BufferAttribute(data.indices, 1))
    const mesh = new Mesh(
      geometry,
      this.keep(
        matte({
          picture: map,
          blades: { tile, tiles: new Vector2(table.width / 5, table.depth / 5) },
          colours: false,
          shadow: grade.shadow,
          soft: grade.quality !== 'low',
        }),
      ),
    )
    mesh.receiveShadow = true
    mesh.castShadow = this.relief.top > 0
    mesh.name = 'turf'
    this.group.add(mesh)
  }

  /** The face of the water, clear enough to show its bed, and over all the edges that the rules measure to: one draw. */
  private addWaterAndEdges(table: Show['table'], ground: Show['ground']): void {
    const positions: number[] = []
    const colours: number[] = []
    const ink = new Color('#7f9fa0')
    const { relief } = this
    for (const g of ground) {
      if (g.kind !== 'stream' && g.kind !== 'river' && g.kind !== 'lake') continue
      const polygon = clipped(areaOf(g), table.width, table.depth)
      if (polygon.length < 3) continue
      const flat = polygon.map(([x, y]) => new Vector2(x - table.width / 2, table.depth / 2 - y))
      for (const face of ShapeUtils.triangulateShape(flat, [])) {
        for (const i of face) {
          positions.push(flat[i].x, WATER, flat[i].y)
          colours.push(ink.r, ink.g, ink.b, 0.26)
        }
      }
    }
    for (const g of ground) {
      const style = this.steps && !WET.has(g.kind) ? undefined : EDGE[g.kind]
      const polygon = areaOf(g)
      if (!style || polygon.length < 3) continue
      ink.set(style.colour)
      // Water's edge is the top of its bank, not somewhere down its slope.
      const least = g.kind === 'stream' || g.kind === 'river' || g.kind === 'lake' ? 0 : WATER
      const lines: readonly { points: readonly Point[]; closed: boolean }[] = style.dash
        ? dashed(polygon, style.dash, true).map(points => ({ points, closed: false }))
        : [{ points: polygon, closed: true }]
      for (const line of lines) {
        for (const [x, y] of ribbon(line.points, style.width, 0.7, line.closed)) {
          positions.push(x - relief.width / 2, Math.max(least, relief.at(x, y)) + 0.035, relief.depth / 2 - y)
          colours.push(ink.r, ink.g, ink.b, style.alpha)
        }
      }
    }
    if (positions.length === 0) return
    const geometry = this.keep(new BufferGeometry())
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4))
    const material = this.keep(
      new MeshBasicMaterial({
        vertexColors: true,
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
        polygonOffset: true,
        polygonOffsetFactor: -2,
        polygonOffsetUnits: -8,
      }),
    )
    const mesh = new Mesh(geometry, material)
    mesh.renderOrder = 2
    this.group.add(mesh)
  }

  dispose(): void {
    this.group.removeFromParent()
    this.group.clear()
    for (const thing of this.trash) thing.dispose()
    this.trash.length = 0
  }
}
