/** Drawn a little nearer to the eye than it lies; the place on the screen stays the same. */
export const NEARER = `
vec4 nearer(vec4 v, float share, float cm) {
  if (projectionMatrix[3][3] == 0.0) v.xyz *= 1.0 - share;
  else v.z += cm;
  return v;
}
`

/** Of two ends `va` and `vb`, as the eye sees them, one behind the eye is drawn in to just before it. */
export const IN_SIGHT = `  if (projectionMatrix[3][3] == 0.0) {
    float near = -0.2;
    if (va.z > near && vb.z < near) va = mix(va, vb, (va.z - near) / (va.z - vb.z));
    else if (vb.z > near && va.z < near) vb = mix(vb, va, (vb.z - near) / (vb.z - va.z));
  }
`

/** A piece of a line: a quad as wide as told on the screen, its ends moved by offsets in pixels. */
export const LINE_VERTEX = `
attribute vec2 corner;
attribute vec3 from;
attribute vec3 to;
attribute vec4 offset;
attribute vec4 ink;
attribute vec3 look;
uniform vec2 screen;
uniform float scale;
varying vec4 vInk;
varying vec2 vDash;
${NEARER}
void main() {
  vec4 va = modelViewMatrix * vec4(from, 1.0);
  vec4 vb = modelViewMatrix * vec4(to, 1.0);
${IN_SIGHT}  vec4 a = projectionMatrix * nearer(va, 0.006, 0.5);
  vec4 b = projectionMatrix * nearer(vb, 0.006, 0.5);
  vec2 pa = a.xy / a.w * screen * 0.5 + offset.xy;
  vec2 pb = b.xy / b.w * screen * 0.5 + offset.zw;
  vec2 along = pb - pa;
  float size = length(along);
  along = size > 0.001 ? along / size : vec2(1.0, 0.0);
  vec2 across = vec2(-along.y, along.x);
  float half_ = look.x * 0.5;
  float cap = look.y > 0.5 ? 0.0 : half_ * 0.6;
  vec2 p = corner.x < 0.5 ? pa - along * cap : pb + along * cap;
  p += across * corner.y * half_;
  vec4 at = corner.x < 0.5 ? a : b;
  gl_Position = vec4(p / (screen * 0.5) * at.w, at.z, at.w);
  vInk = ink;
  float run = look.z + (corner.x < 0.5 ? 0.0 : distance(from, to));
  vDash = vec2(run * scale, look.y);
}
`

export const LINE_FRAGMENT = `
uniform float alpha;
varying vec4 vInk;
varying vec2 vDash;
float inked(float run, float a, float b, float c, float d) {
  float t = mod(run, a + b + c + d);
  return (t < a || (t > a + b && t < a + b + c)) ? 1.0 : 0.0;
}
void main() {
  float kind = floor(vDash.y + 0.5);
  float on = 1.0;
  if (kind == 1.0) on = inked(vDash.x, 11.0, 6.0, 11.0, 6.0);
  else if (kind == 2.0) on = inked(vDash.x, 5.0, 5.0, 5.0, 5.0);
  else if (kind == 3.0) on = inked(vDash.x, 2.0, 5.0, 2.0, 5.0);
  else if (kind == 4.0) on = inked(vDash.x, 14.0, 5.0, 3.0, 5.0);
  else if (kind == 5.0) on = inked(vDash.x, 20.0, 7.0, 20.0, 7.0);
  if (on < 0.5) discard;
  gl_FragColor = vec4(vInk.rgb, vInk.a * alpha);
  #include <colorspace_fragment>
}
`

export const FILL_VERTEX = `
attribute vec4 ink;
attribute float pattern;
varying vec4 vInk;
varying vec3 vAt;
${NEARER}
void main() {
  vInk = ink;
  vAt = vec3(position.xz, pattern);
  gl_Position = projectionMatrix * nearer(modelViewMatrix * vec4(position, 1.0), 0.003, 0.25);
}
`

/** `hatch`: cm from one line of a hatch to the next. Patterns by number as in `HATCH`. */
export const FILL_FRAGMENT = `
uniform float hatch;
varying vec4 vInk;
varying vec3 vAt;
float line(float v) {
  float d = abs(fract(v / hatch) - 0.5) * hatch;
  float soft = fwidth(v) + 1e-5;
  return 1.0 - smoothstep(hatch * 0.08, hatch * 0.08 + soft, d);
}
void main() {
  float kind = floor(vAt.z + 0.5);
  float on = 0.0;
  if (kind == 1.0 || kind == 3.0) on = line(vAt.x + vAt.y);
  if (kind == 2.0 || kind == 3.0) on = max(on, line(vAt.x - vAt.y));
  if (kind == 4.0) on = line(vAt.x) * line(vAt.y) * 2.0;
  gl_FragColor = vec4(vInk.rgb, min(0.75, vInk.a * (1.0 + 1.6 * min(on, 1.0))));
  #include <colorspace_fragment>
}
`
