import { IN_SIGHT, NEARER } from '../overlay/shaders'

/** The grid: quads as wide as told on the screen. Seen from afar they grow thinner with their hexes, so that the ground still shows between them. */
export const GRID_VERTEX = `
attribute vec3 other;
attribute vec2 look;
uniform vec2 screen;
uniform float scale;
uniform float width;
varying float vStrong;
${NEARER}
void main() {
  vec4 va = modelViewMatrix * vec4(position, 1.0);
  vec4 vb = modelViewMatrix * vec4(other, 1.0);
${IN_SIGHT}  vec4 a = projectionMatrix * nearer(va, 0.006, 0.5);
  vec4 b = projectionMatrix * nearer(vb, 0.006, 0.5);
  vec2 along = (b.xy / b.w - a.xy / a.w) * screen;
  float size = length(along);
  along = size > 0.002 ? along / size : vec2(1.0, 0.0);
  float wide = width * 0.5 * clamp(scale / 6.0, 0.4, 1.0);
  vec2 off = (vec2(-along.y, along.x) * look.x - along * 0.6) * wide;
  gl_Position = vec4(a.xy + off / (screen * 0.5) * a.w, a.zw);
  vStrong = look.y;
}
`
export const GRID_FRAGMENT = `
uniform vec3 ink;
varying float vStrong;
void main() {
  gl_FragColor = vec4(ink, vStrong);
  #include <colorspace_fragment>
}
`

/** Pictures upright to the eye: each its own cell of a sheet, of a size in pixels, at a place of the table. */
export const BOARD_VERTEX = `
attribute vec2 corner;
attribute vec4 cell;
uniform vec2 screen;
uniform vec2 shift;
uniform vec2 size;
varying vec2 vAt;
void main() {
  vec4 p = projectionMatrix * modelViewMatrix * vec4(position + vec3(shift.x, 0.0, shift.y), 1.0);
  // Whole pixels, so that letters keep their edges.
  vec2 middle = floor(p.xy / p.w * screen * 0.5 + 0.5);
  gl_Position = vec4((middle + corner * size) / (screen * 0.5) * p.w, p.z, p.w);
  vAt = cell.xy + (corner + 0.5) * cell.zw;
}
`
export const PICTURE_FRAGMENT = `
uniform sampler2D picture;
varying vec2 vAt;
void main() {
  vec4 ink = texture2D(picture, vAt);
  if (ink.a < 0.02) discard;
  gl_FragColor = ink;
  #include <colorspace_fragment>
}
`
