import {
  type Color,
  DoubleSide,
  FrontSide,
  ShaderMaterial,
  type Texture,
  UniformsLib,
  UniformsUtils,
  Vector2,
  Vector3,
} from 'three'
import { KEY, KEY_FROM, ROUND } from './lamp'

/**
 * The matte paint of everything that never moves: light worked out at the corners, one look at the lamp's shadow a pixel. It is a
 * third of the work of three's own matte material, which is what a machine without a graphics card has to spare.
 */
const VERTEX = `
uniform mat4 directionalShadowMatrix[1];
uniform vec3 keyFrom;
uniform vec3 keyLight;
uniform vec3 skyLight;
uniform vec3 earthLight;
varying vec3 vRound;
varying vec3 vKey;
varying vec3 vShadow;
#ifdef PICTURE
varying vec2 vUvs;
#endif
void main() {
  vec4 at = vec4(position, 1.0);
  vec3 n = normal;
  #ifdef USE_INSTANCING
    at = instanceMatrix * at;
    mat3 m = mat3(instanceMatrix);
    n = normalize(m * n);
  #endif
  vec4 world = modelMatrix * at;
  n = normalize(mat3(modelMatrix) * n);
  vec3 ink = vec3(1.0);
  #ifdef USE_COLOR
    ink = color.rgb;
  #endif
  #ifdef USE_INSTANCING_COLOR
    ink *= instanceColor.rgb;
  #endif
  vRound = ink * mix(earthLight, skyLight, 0.5 + 0.5 * n.y);
  vKey = ink * keyLight * max(0.0, dot(n, keyFrom));
  vShadow = (directionalShadowMatrix[0] * vec4(world.xyz + n * 0.06, 1.0)).xyz;
  #ifdef PICTURE
    vUvs = uv;
  #endif
  gl_Position = projectionMatrix * viewMatrix * world;
}
`
const FRAGMENT = `
uniform highp sampler2DShadow directionalShadowMap[1];
uniform vec2 texel;
varying vec3 vRound;
varying vec3 vKey;
varying vec3 vShadow;
#ifdef PICTURE
uniform sampler2D picture;
varying vec2 vUvs;
#endif
#ifdef BLADES
uniform sampler2D blades;
uniform vec2 tiles;
#endif
void main() {
  vec3 s = vec3(vShadow.xy, vShadow.z - 0.0006);
  float lit = 1.0;
  if (all(greaterThan(s.xy, vec2(0.0))) && all(lessThan(s, vec3(1.0)))) {
    #ifdef SOFT
      lit = 0.25 * (texture(directionalShadowMap[0], s + vec3(texel * vec2(-0.4, 0.9), 0.0))
        + texture(directionalShadowMap[0], s + vec3(texel * vec2(0.9, 0.4), 0.0))
        + texture(directionalShadowMap[0], s + vec3(texel * vec2(0.4, -0.9), 0.0))
        + texture(directionalShadowMap[0], s + vec3(texel * vec2(-0.9, -0.4), 0.0)));
    #else
      lit = texture(directionalShadowMap[0], s);
    #endif
  }
  vec3 ink = vRound + vKey * lit;
  #ifdef PICTURE
    ink *= texture2D(picture, vUvs).rgb;
  #endif
  #ifdef BLADES
    ink *= 0.42 + 1.16 * texture2D(blades, vUvs * tiles).r;
  #endif
  gl_FragColor = vec4(ink, 1.0);
  #include <colorspace_fragment>
}
`

export interface Matte {
  /** A picture that is multiplied in; else the colours of the corners alone. */
  readonly picture?: Texture
  /** A grey tile over the picture, and how often it lies along it. */
  readonly blades?: { readonly tile: Texture; readonly tiles: Vector2 }
  /** Colours at the corners. */
  readonly colours: boolean
  /** The shadow's picture in pixels; soft: its edge is smoothed further. */
  readonly shadow: number
  readonly soft: boolean
  readonly bothSides?: boolean
}

const linear = (c: Color, strength: number) => new Vector3(c.r, c.g, c.b).multiplyScalar(strength / Math.PI)

/** Needs one directional light with a shadow in the scene, and meshes that receive shadows. */
export function matte(kind: Matte): ShaderMaterial {
  const uniforms = UniformsUtils.merge([UniformsLib.lights])
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    lights: true,
    vertexColors: kind.colours,
    side: kind.bothSides ? DoubleSide : FrontSide,
    defines: {
      ...(kind.picture && { PICTURE: '' }),
      ...(kind.blades && { BLADES: '' }),
      ...(kind.soft && { SOFT: '' }),
    },
    uniforms: {
      ...uniforms,
      keyFrom: { value: new Vector3(...KEY_FROM).normalize() },
      keyLight: { value: linear(KEY.colour, KEY.strength) },
      skyLight: { value: linear(ROUND.sky, ROUND.strength).add(linear(ROUND.fill, ROUND.filling)) },
      earthLight: { value: linear(ROUND.earth, ROUND.strength).add(linear(ROUND.fill, ROUND.filling)) },
      texel: { value: new Vector2(1.6 / kind.shadow, 1.6 / kind.shadow) },
      picture: { value: kind.picture ?? null },
      blades: { value: kind.blades?.tile ?? null },
      tiles: { value: kind.blades?.tiles ?? new Vector2(1, 1) },
    },
  })
  return material
}
