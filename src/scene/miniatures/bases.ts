/** The bases: one bevelled block whose size, side and mark come with each instance; all of them one draw call. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  type MeshDepthMaterial as Depth,
  type IUniform,
  MeshDepthMaterial,
  MeshLambertMaterial,
  RGBADepthPacking,
} from 'three'
import type { Seat } from '../../base/units'
import type { SideColours } from '../../rulesets/contract'
import type { Theme } from '../assets'
import { lookOf } from '../sides'

export const BASE_HEIGHT = 0.2
const BEVEL = 0.08
/** Sides that stand against the next base are cut steeper, so that the joint is a fine line. */
const SIDE_BEVEL = 0.03
/** How broad the light strip along the front edge is. */
const STRIP = 0.13

const SIDES: readonly Seat[] = ['a', 'b', 'umpire']
export const sideIndex = (seat: Seat): number => Math.max(0, SIDES.indexOf(seat))
export const sideColourText = (theme: Theme, seat: Seat, sides?: SideColours): string => lookOf(seat, sides).base[theme]
export const sideColours = (theme: Theme, sides?: SideColours): Color[] =>
  SIDES.map(seat => new Color(sideColourText(theme, seat, sides)))
/** The strips along the fronts: as light or as dark as tells them from the edges. */
const stripColours = (theme: Theme, sides?: SideColours): Color[] =>
  sideColours(theme, sides).map((c, i) => c.lerp(new Color(lookOf(SIDES[i], sides).front), 0.74))

/** What a base may be marked with besides its side: still to move, moved already. */
export const MARKS = { none: 0, moved: 1, mustMove: 2 } as const

/**
 * Corners are given as signs and insets, which the shader turns into a size: `corner` = sign x, sign z, inset in x, inset in z;
 * `part` 0 flock, 1 edge, 2 front edge, 3 strip on top along the front.
 */
export function baseGeometry(): BufferGeometry {
  const corner: number[] = []
  const position: number[] = []
  const normal: number[] = []
  const part: number[] = []
  /** A corner: signs, whether it lies at the foot (0) or on the top (1), and a shift backward. */
  type V = readonly [sx: number, sz: number, up: number, dz: number]
  const quad = (v: readonly V[], n: readonly [number, number, number], p: number) => {
    for (const i of [0, 1, 2, 0, 2, 3]) {
      const [sx, sz, up, dz] = v[i]
      corner.push(sx, sz, up * SIDE_BEVEL, up * BEVEL)
      position.push(0, up * BASE_HEIGHT, dz)
      normal.push(...n)
      part.push(p)
    }
  }
  const wall = (ax: number, az: number, bx: number, bz: number, n: readonly [number, number, number], p: number) => {
    const foot = (x: number, z: number): V => [x, z, 0, 0]
    const top = (x: number, z: number): V => [x, z, 1, 0]
    quad([foot(ax, az), foot(bx, bz), top(bx, bz), top(ax, az)], n, p)
  }
  const k = Math.SQRT1_2
  const top: readonly [number, number, number] = [0, 1, 0]
  quad(
    [
      [-1, 1, 1, 0],
      [1, 1, 1, 0],
      [1, -1, 1, STRIP],
      [-1, -1, 1, STRIP],
    ],
    top,
    0,
  )
  wall(-1, 1, 1, 1, [0, k, k], 1)
  wall(1, -1, -1, -1, [0, k, -k], 2)
  wall(1, 1, 1, -1, [0.98, 0.2, 0], 1)
  wall(-1, -1, -1, 1, [-0.98, 0.2, 0], 1)
  quad(
    [
      [-1, -1, 1, STRIP],
      [1, -1, 1, STRIP],
      [1, -1, 1, 0],
      [-1, -1, 1, 0],
    ],
    top,
    3,
  )
  const g = new BufferGeometry()
  g.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  g.setAttribute('normal', new BufferAttribute(new Float32Array(normal), 3))
  g.setAttribute('corner', new BufferAttribute(new Float32Array(corner), 4))
  g.setAttribute('part', new BufferAttribute(new Float32Array(part), 1))
  return g
}

const HEAD = `#include <common>
attribute vec4 corner;
attribute vec4 base;`
/** `base` = width, depth, side, mark; the instance's origin is the middle of its front edge, on the ground. */
const SIZED = `#include <begin_vertex>
transformed.x = corner.x * (base.x * 0.5 - corner.z);
transformed.z = base.y * 0.5 + corner.y * (base.y * 0.5 - corner.w) + position.z;`

export interface BaseMaterial {
  readonly material: MeshLambertMaterial
  readonly depth: Depth
  setTheme(theme: Theme, sides?: SideColours): void
  dispose(): void
}

export function baseMaterial(theme: Theme, colours?: SideColours): BaseMaterial {
  const sides: IUniform<Color[]> = { value: sideColours(theme, colours) }
  const strips: IUniform<Color[]> = { value: stripColours(theme, colours) }
  const material = new MeshLambertMaterial()
  material.onBeforeCompile = shader => {
    shader.uniforms.sides = sides
    shader.uniforms.strips = strips
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `${HEAD}
attribute float part;
varying vec2 vFlock;
varying float vPart;
varying vec2 vSide;`,
      )
      .replace(
        '#include <begin_vertex>',
        `${SIZED}
vPart = part;
vSide = base.zw;
vFlock = transformed.xz + instanceMatrix[3].xz * 1.7;`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
uniform vec3 sides[3];
uniform vec3 strips[3];
varying vec2 vFlock;
varying float vPart;
varying vec2 vSide;
float flockHash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
float flockNoise(vec2 p) {
  vec2 i = floor(p);
  vec2 f = smoothstep(0.0, 1.0, fract(p));
  return mix(mix(flockHash(i), flockHash(i + vec2(1, 0)), f.x), mix(flockHash(i + vec2(0, 1)), flockHash(i + vec2(1, 1)), f.x), f.y);
}`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
vec3 side = vSide.x < 0.5 ? sides[0] : vSide.x < 1.5 ? sides[1] : sides[2];
if (vPart < 0.5) {
  float coarse = flockNoise(vFlock * 2.2);
  float fine = flockNoise(vFlock * 13.0) * 0.6 + flockNoise(vFlock * 31.0) * 0.4;
  vec3 grass = mix(vec3(0.135, 0.17, 0.05), vec3(0.25, 0.26, 0.09), coarse);
  grass = mix(grass, vec3(0.26, 0.19, 0.11), smoothstep(0.66, 0.85, flockNoise(vFlock * 1.1 + 9.0)));
  diffuseColor.rgb *= grass * (0.62 + 0.76 * fine);
} else if (vPart < 1.5) diffuseColor.rgb *= side;
else {
  // the front's strip is lighter or darker than the edge; ochre while the unit must still move, dull when it has moved
  vec3 strip = vSide.x < 0.5 ? strips[0] : vSide.x < 1.5 ? strips[1] : strips[2];
  strip = mix(side, strip, (vPart > 2.5 ? 1.0 : 0.2) * (vSide.y > 0.5 && vSide.y < 1.5 ? 0.45 : 1.0));
  if (vSide.y > 1.5) strip = vec3(0.82, 0.5, 0.1);
  diffuseColor.rgb *= strip;
}`,
      )
  }
  material.customProgramCacheKey = () => 'campo-base'
  const depth = new MeshDepthMaterial({ depthPacking: RGBADepthPacking })
  depth.onBeforeCompile = shader => {
    shader.vertexShader = shader.vertexShader.replace('#include <common>', HEAD).replace('#include <begin_vertex>', SIZED)
  }
  depth.customProgramCacheKey = () => 'campo-base-depth'
  return {
    material,
    depth,
    setTheme(next, colours) {
      sides.value = sideColours(next, colours)
      strips.value = stripColours(next, colours)
    },
    dispose() {
      material.dispose()
      depth.dispose()
    },
  }
}
