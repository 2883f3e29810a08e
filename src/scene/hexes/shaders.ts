/** Pictures upright to the eye: each instance its own cell of a sheet, of a size in pixels, at a place of the table. */
export const BOARD_VERTEX = `
attribute vec2 corner;
attribute vec3 at;
attribute vec4 cell;
uniform vec2 screen;
uniform vec2 shift;
uniform vec2 size;
varying vec2 vAt;
void main() {
  vec4 p = projectionMatrix * modelViewMatrix * vec4(at + vec3(shift.x, 0.0, shift.y), 1.0);
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
