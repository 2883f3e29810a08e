/** What the tray and its dice are painted with: three materials, lit by one lamp that hangs where the table's does. */
import { ShaderMaterial, type Texture, Vector3 } from 'three'
import type { Theme } from '../assets'
import { KEY_FROM } from '../world/lamp'

const LAMP = new Vector3(...KEY_FROM).normalize()

const DICE_VERTEX = `
attribute vec4 mark;
attribute vec2 die;
varying vec3 vNormal;
varying vec3 vAt;
varying vec3 vMark;
void main() {
  vec3 p = abs(mark.w - die.x) < 0.5 ? position : vec3(0.0);
  mat3 m = mat3(instanceMatrix);
  vec4 at = instanceMatrix * vec4(p, 1.0);
  vNormal = m * normal;
  vAt = at.xyz;
  vMark = vec3((mark.z + clamp(mark.x, 0.02, 0.98)) / 10.0, 1.0 - (die.y + 1.0 - clamp(mark.y, 0.02, 0.98)) / 4.0, mark.z);
  gl_Position = projectionMatrix * viewMatrix * at;
}
`
const DICE_FRAGMENT = `
uniform sampler2D sheet;
uniform vec3 lamp;
uniform vec3 eye;
uniform vec3 bone;
uniform vec3 ink;
varying vec3 vNormal;
varying vec3 vAt;
varying vec3 vMark;
void main() {
  vec3 n = normalize(vNormal);
  float worn = vMark.z < -0.5 ? 0.0 : texture2D(sheet, vMark.xy).r;
  vec3 colour = mix(bone, ink, smoothstep(0.25, 0.75, worn));
  float key = max(0.0, dot(n, lamp) * 0.85 + 0.15);
  float sky = 0.5 + 0.5 * n.y;
  // the felt throws its shade up the sides
  float low = smoothstep(-0.1, 1.1, vAt.y);
  vec3 light = vec3(1.0, 0.95, 0.86) * key * 0.86 + mix(vec3(0.16, 0.13, 0.1), vec3(0.46, 0.48, 0.52), sky) * mix(0.55, 1.0, low);
  vec3 h = normalize(lamp + normalize(eye - vAt));
  float shine = pow(max(0.0, dot(n, h)), 46.0) * 0.32 * (1.0 - worn);
  gl_FragColor = vec4(colour * light + shine, 1.0);
  #include <colorspace_fragment>
}
`

export function dicePaint(sheet: Texture): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: DICE_VERTEX,
    fragmentShader: DICE_FRAGMENT,
    uniforms: {
      sheet: { value: sheet },
      lamp: { value: LAMP },
      eye: { value: new Vector3(0, 20, 10) },
      bone: { value: new Vector3() },
      ink: { value: new Vector3() },
    },
  })
}

/** Ivory with dark numbers; white and black where it must be read from afar. */
export function setDiceTheme(paint: ShaderMaterial, theme: Theme): void {
  const far = theme === 'projector'
  paint.uniforms.bone.value.set(...(far ? ([1, 1, 1] as const) : ([0.86, 0.76, 0.57] as const)))
  paint.uniforms.ink.value.set(...(far ? ([0, 0, 0] as const) : ([0.028, 0.02, 0.014] as const)))
}

/** The soft shade under each die: an instanced square on the felt. `shade` = how dark. */
export function shadePaint(): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: `
attribute float shade;
varying vec2 vUvs;
varying float vShade;
void main() {
  vUvs = uv * 2.0 - 1.0;
  vShade = shade;
  gl_Position = projectionMatrix * viewMatrix * instanceMatrix * vec4(position, 1.0);
}`,
    fragmentShader: `
varying vec2 vUvs;
varying float vShade;
void main() {
  vec2 q = max(abs(vUvs) - 0.42, 0.0) / 0.58;
  float d = length(q);
  gl_FragColor = vec4(0.0, 0.0, 0.0, vShade * (1.0 - smoothstep(0.0, 1.0, d)));
}`,
    transparent: true,
    depthWrite: false,
  })
}

/** The box and its felt: a picture with colours at the corners. */
export function trayPaint(picture: Texture): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: `
attribute vec4 colour;
varying vec2 vUvs;
varying vec4 vColour;
void main() {
  vUvs = uv;
  vColour = colour;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`,
    fragmentShader: `
uniform sampler2D picture;
varying vec2 vUvs;
varying vec4 vColour;
void main() {
  vec4 seen = texture2D(picture, vUvs);
  gl_FragColor = vec4(seen.rgb * vColour.rgb, seen.a * vColour.a);
  #include <colorspace_fragment>
}`,
    uniforms: { picture: { value: picture } },
    transparent: true,
  })
}
