/** The hexagonal base of a stack, and the hexagonal counter: one geometry, sized and marked by its instance. */

import type { Color, Texture } from 'three'
import {
  BufferAttribute,
  BufferGeometry,
  type IUniform,
  MeshDepthMaterial,
  MeshLambertMaterial,
  RGBADepthPacking,
  Vector2,
} from 'three'
import type { HexGrid } from '../../rulesets/contract'
import type { Theme } from '../assets'
import { sideColours } from '../miniatures/bases'
import { sideOfHex } from './grid'

/** How much smaller the top is than the foot, and how broad the rim on it, as parts of a side. */
const BEVEL = 0.035
const RIM = 0.17

type V = readonly [number, number, number]
/**
 * A plate with sides of 1 and a height of 1, laid as the grid's hexes are. `part`: 0 top, 1 edge, 2 rim, 3 the tooth that shows the way
 * it faces; `dir`: which side it belongs to, by bearing.
 */
export function plateGeometry(layout: HexGrid['layout']): BufferGeometry {
  const frame = { layout, side: 1 }
  const position: number[] = []
  const normal: number[] = []
  const part: number[] = []
  const dirs: number[] = []
  const face = (corners: readonly V[], n: V, kind: number, dir: number) => {
    for (let i = 1; i + 1 < corners.length; i++)
      for (const p of [corners[0], corners[i], corners[i + 1]]) {
        position.push(...p)
        normal.push(...n)
        part.push(kind)
        dirs.push(dir)
      }
  }
  const up: V = [0, 1, 0]
  const at = (k: number, y: number, dir: number): readonly [V, V] => {
    // `sideOfHex` gives the ends anticlockwise from above; in the scene z grows towards the near edge.
    const [a, b] = sideOfHex(frame, [0, 0], dir, k)
    return [
      [a[0], y, -a[1]],
      [b[0], y, -b[1]],
    ]
  }
  const top: V[] = []
  for (let dir = 5; dir >= 0; dir--) top.push(at(1 - BEVEL - RIM, 1, dir)[0])
  face(top, up, 0, 0)
  for (let dir = 0; dir < 6; dir++) {
    const [a0, b0] = at(1, 0, dir)
    const [a1, b1] = at(1 - BEVEL, 1, dir)
    const [a2, b2] = at(1 - BEVEL - RIM, 1, dir)
    const [mx, mz] = [(a0[0] + b0[0]) / 2, (a0[2] + b0[2]) / 2]
    const l = Math.hypot(mx, mz)
    face([a0, b0, b1, a1], [(mx / l) * 0.94, 0.34, (mz / l) * 0.94], 1, dir)
    face([a1, b1, b2, a2], up, 2, dir)
    // The tooth: from the rim outwards, a hair over it.
    const [nx, nz] = [mx / l, mz / l]
    const [tx, tz] = [-nz, nx]
    const rim = l * (1 - BEVEL - RIM)
    const y = 1.06
    face(
      [
        [nx * rim + tx * 0.22, y, nz * rim + tz * 0.22],
        [nx * (rim + 0.4), y, nz * (rim + 0.4)],
        [nx * rim - tx * 0.22, y, nz * rim - tz * 0.22],
      ],
      up,
      3,
      dir,
    )
  }
  const g = new BufferGeometry()
  g.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  g.setAttribute('normal', new BufferAttribute(new Float32Array(normal), 3))
  g.setAttribute('part', new BufferAttribute(new Float32Array(part), 1))
  g.setAttribute('dir', new BufferAttribute(new Float32Array(dirs), 1))
  return g
}

/** What the sides of a plate are, packed for its instance: two bits a side (0 none, 1 front, 2 flank, 3 rear). */
export function packSides(sides: readonly ('front' | 'flank' | 'rear')[] | undefined): number {
  if (!sides) return 0
  return sides.reduce((sum, s, i) => sum + (s === 'front' ? 1 : s === 'flank' ? 2 : 3) * 4 ** i, 0)
}

/** `plate` = side's colour, packed sides, the tooth's bearing (-1: none), mark; `cell`: its picture on the sheet, width 0: none. */
const HEAD = `#include <common>
attribute vec4 plate;
attribute vec4 cell;
attribute float part;
attribute float dir;`
const HIDE = 'if (part > 2.5 && abs(dir - plate.z) > 0.5) transformed = vec3(0.0);'

export const PLATE_MARKS = { none: 0, moved: 1, mustMove: 2, acting: 3 } as const

export interface PlateMaterial {
  readonly material: MeshLambertMaterial
  readonly depth: MeshDepthMaterial
  setTheme(theme: Theme): void
  setPicture(picture: Texture | null): void
  /** The bearing that pictures are upright to. */
  setTurn(bearing: number): void
  dispose(): void
}
export function plateMaterial(theme: Theme): PlateMaterial {
  const sides: IUniform<Color[]> = { value: sideColours(theme) }
  const sheet: IUniform<Texture | null> = { value: null }
  const turn = { value: new Vector2(1, 0) }
  const material = new MeshLambertMaterial()
  material.onBeforeCompile = shader => {
    Object.assign(shader.uniforms, { sides, sheet, turn })
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `${HEAD}
uniform vec2 turn;
varying vec4 vPlate;
varying vec2 vPart;
varying vec2 vPicture;
varying vec2 vFlock;
varying vec3 vPlace;`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
${HIDE}
vPlate = plate;
vPart = vec2(part, dir);
vPlace = position;
vec2 own = mat2(turn.x, -turn.y, turn.y, turn.x) * position.xz;
vPicture = cell.xy + (vec2(own.x, -own.y) * 0.62 + 0.5) * cell.zw;
if (cell.z == 0.0) vPicture = vec2(-1.0);
vFlock = position.xz * length(instanceMatrix[0].xyz) + instanceMatrix[3].xz * 1.7;`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
uniform vec3 sides[3];
uniform sampler2D sheet;
varying vec4 vPlate;
varying vec2 vPart;
varying vec2 vPicture;
varying vec2 vFlock;
varying vec3 vPlace;
float plateHash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
float plateNoise(vec2 p) {
  vec2 i = floor(p);
  vec2 f = smoothstep(0.0, 1.0, fract(p));
  return mix(mix(plateHash(i), plateHash(i + vec2(1, 0)), f.x), mix(plateHash(i + vec2(0, 1)), plateHash(i + vec2(1, 1)), f.x), f.y);
}`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
vec3 own = vPlate.x < 0.5 ? sides[0] : vPlate.x < 1.5 ? sides[1] : sides[2];
float kind = floor(mod(floor(vPlate.y / pow(4.0, floor(vPart.y + 0.5)) + 0.001), 4.0) + 0.5);
float mark = floor(vPlate.w + 0.5);
vec3 light = vec3(0.9, 0.86, 0.74);
if (mark == 1.0) light = mix(own, light, 0.5);
if (mark == 2.0) light = vec3(0.82, 0.5, 0.1);
if (mark == 3.0) light = vec3(0.95, 0.72, 0.2);
vec3 shown = own;
if (vPart.x < 0.5) {
  if (vPicture.x >= 0.0) shown = texture2D(sheet, vPicture).rgb;
  else {
    vec3 grass = mix(vec3(0.135, 0.17, 0.05), vec3(0.25, 0.26, 0.09), plateNoise(vFlock * 2.2));
    shown = grass * (0.62 + 0.76 * (plateNoise(vFlock * 13.0) * 0.6 + plateNoise(vFlock * 31.0) * 0.4));
  }
} else if (vPart.x < 1.5) shown = kind == 1.0 ? mix(own, light, 0.25) : own;
else if (vPart.x < 2.5) {
  // front: light; flank: the side's colour; rear: notched, so that it is told without colour
  shown = kind == 1.0 ? mix(own, light, 0.8) : own;
  if (kind == 3.0) shown = mod(floor(dot(vPlace.xz, vec2(cos(vPart.y * 1.0472), sin(vPart.y * 1.0472))) * 9.0), 2.0) < 0.5 ? own * 0.35 : own;
  if (kind == 0.0) shown = mix(own, light, 0.35);
} else shown = mark == 0.0 ? vec3(1.0, 0.83, 0.34) : light;
diffuseColor.rgb *= shown;`,
      )
  }
  material.customProgramCacheKey = () => 'campo-hex-plate'
  const depth = new MeshDepthMaterial({ depthPacking: RGBADepthPacking })
  depth.onBeforeCompile = shader => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', HEAD)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${HIDE}`)
  }
  depth.customProgramCacheKey = () => 'campo-hex-plate-depth'
  return {
    material,
    depth,
    setTheme(next) {
      sides.value = sideColours(next)
    },
    setPicture(picture) {
      sheet.value = picture
    },
    setTurn(bearing) {
      const a = (bearing * Math.PI) / 180
      turn.value.set(Math.cos(a), Math.sin(a))
    },
    dispose() {
      material.dispose()
      depth.dispose()
    },
  }
}
