// A plugin of the build: of three's shader texts only those are kept that this table's materials are made of, without their indents;
// and what of three no table can use is left out where the bundler, by itself, must keep it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** three's materials and the shader that each is drawn with; a line and a basic mesh share one. */
const SHADERS = {
  MeshBasic: 'meshbasic',
  MeshLambert: 'meshlambert',
  MeshPhong: 'meshphong',
  MeshStandard: 'meshphysical',
  MeshPhysical: 'meshphysical',
  MeshToon: 'meshtoon',
  MeshMatcap: 'meshmatcap',
  MeshNormal: 'meshnormal',
  MeshDepth: 'depth',
  MeshDistance: 'distance',
  LineBasic: 'meshbasic',
  LineDashed: 'linedashed',
  Points: 'points',
  Sprite: 'sprite',
  Shadow: 'shadow',
}
/** Texts that do nothing until a source asks for what they draw, with the word that would ask for it. */
const ASLEEP = [
  [/^envmap_/, /\benvMap\b|\benvironment\b/],
  [/^clipping_planes_/, /\bclippingPlanes\b/],
  [/^alphahash_/, /\balphaHash\b/],
  [/^bumpmap_/, /\bbumpMap\b/],
  [/^(?:normalmap_|normal_fragment_maps)/, /\b(?:normal|bump)Map\b/],
  [/^displacementmap_/, /\bdisplacementMap\b/],
  [/^batching_/, /\bBatchedMesh\b/],
  [/^morph/, /\bmorph(?:Targets|Attributes)\b/],
  [/^skin/, /\bSkinnedMesh\b/],
  [/^lightmap_/, /\blightMap\b/],
  [/^aomap_/, /\baoMap\b/],
  [/^lightprobes_/, /\bLightProbe/],
  [/^logdepthbuf_/, /\blogarithmicDepthBuffer\b/],
  [/^dithering_/, /\bdithering\b/],
  [/^tonemapping_/, /\b(?!No)[A-Z]\w*ToneMapping\b/],
]
/** Whether a shader text stands in conditions whole, so that without what they ask for it is as good as empty. */
function conditional(text) {
  let depth = 0
  for (const line of JSON.parse(text)
    .split('\n')
    .map(l => l.trim())) {
    if (line.startsWith('#endif')) depth--
    else if (line.startsWith('#if')) depth++
    else if (depth === 0 && line !== '') return false
  }
  return true
}
const INCLUDE = /#include <(\w+)>/g

/** What the sources ask three for: shaders by their materials, and chunks that they include themselves. */
export function askedOf(sources) {
  const asked = new Set(['depth_vert', 'depth_frag'])
  for (const text of sources) {
    for (const [, material] of text.matchAll(/new (?:\w+\.)?(\w+?)Material\b/g)) {
      const shader = SHADERS[material]
      if (shader) for (const end of ['vert', 'frag']) asked.add(`${shader}_${end}`)
    }
    for (const [, chunk] of text.matchAll(INCLUDE)) asked.add(chunk)
  }
  return asked
}

/** Tells of a shader text whether it would do nothing: no source names what it is for. */
export function asleepFor(sources) {
  const idle = ASLEEP.filter(([, word]) => !sources.some(text => word.test(text))).map(([chunk]) => chunk)
  return chunk => idle.some(i => i.test(chunk))
}

/** three's module with every shader text emptied that nothing asked for includes, or that is asleep. Throws where its texts are not found as they were. */
export function trimmed(code, asked, asleep = () => false) {
  const texts = new Map()
  for (const [, name, text] of code.matchAll(/^(?:var|const) ([\w$]+) = ("(?:[^"\\]|\\.)*");$/gm)) texts.set(name, text)
  const table = /^const ShaderChunk = \{([\s\S]*?)^\};/m.exec(code)?.[1] ?? ''
  const nameOf = new Map([...table.matchAll(/(\w+): ([\w$]+)/g)].map(m => [m[1], m[2]]))
  if (nameOf.size < 100 || [...nameOf.values()].some(n => !texts.has(n)))
    throw new Error('three has its shaders in another shape')
  const kept = new Set()
  // What the renderer itself puts before every shader, where it is to do something.
  const before = new Set([...code.matchAll(/ShaderChunk\[ '(\w+)' \]/g)].map(m => m[1]))
  const open = [...asked, ...before]
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    const name = nameOf.get(chunk)
    if (!name) throw new Error(`three has no shader text ${chunk}`)
    if (kept.has(name)) continue
    if (asleep(chunk)) {
      if (!before.has(chunk) && !conditional(texts.get(name)))
        throw new Error(`three's shader text ${chunk} does something by itself`)
      continue
    }
    kept.add(name)
    for (const [, next] of texts.get(name).matchAll(INCLUDE)) open.push(next)
  }
  const chunks = new Set(nameOf.values())
  return code.replace(/^((?:var|const) ([\w$]+) = )("(?:[^"\\]|\\.)*");$/gm, (all, start, name, text) =>
    !chunks.has(name)
      ? all
      : kept.has(name)
        ? `${start}${text
            .replace(/\\t/g, ' ')
            .replace(/ {2,}/g, ' ')
            .replace(/(\\n) /g, '$1')};`
        : `${start}"";`,
  )
}

/** Stands where three manages headsets: there is none. */
const NO_HEADSET = `class WebXRManager extends EventDispatcher {
	constructor() {
		super();
		this.cameraAutoUpdate = true;
		this.enabled = false;
		this.isPresenting = false;
	}
	getEnvironmentBlendMode() {}
	hasDepthSensing() { return false; }
	getDepthSensingMesh() { return null; }
	getCamera() { return null; }
	updateCamera() {}
	setAnimationLoop() {}
	dispose() {}
}`

/** three's module without what it has for headsets, and for reflections where no material is of the kind that has them. */
export function withoutUnused(code, asked) {
  const put = (name, text) => {
    const found = new RegExp(`^class ${name}\\b[\\s\\S]*?^\\}$`, 'm')
    if (!found.test(code)) throw new Error(`three has no class ${name}`)
    code = code.replace(found, text)
  }
  put('WebXRManager', NO_HEADSET)
  put('WebXRDepthSensing', 'class WebXRDepthSensing {}')
  if (!asked.has('meshphysical_frag')) put('PMREMGenerator', 'class PMREMGenerator {}')
  return code
}

/** What stands on prototypes of three's core keeps whole classes in the build: tracks of animations and their bindings, and loaders. */
const STATICS = /^(?:\w*KeyframeTrack|PropertyBinding|Loader)\.[\s\S]*?;$/gm
/** Scenes are never written to a file. */
const WRITERS = /^\ttoJSON\([^)]*\) \{$[\s\S]*?^\t\}$/gm

/** three's core without animations, loaders and writers, none of which `sources` may name. Throws where they do or it has none. */
export function lighter(code, sources) {
  const named = sources.flatMap(
    text => text.match(/\b(?:Animation(?:Mixer|Clip)|\w*KeyframeTrack|PropertyBinding|\w+Loader)\b.*from 'three'/) ?? [],
  )
  if (named.length > 0) throw new Error(`the build leaves out of three what is asked of it: ${named[0]}`)
  for (const found of [STATICS, WRITERS]) {
    if ((code.match(found)?.length ?? 0) < 20) throw new Error('three has its core in another shape')
    code = code.replace(found, '')
  }
  return code
}

const filesOf = dir =>
  readdirSync(dir, { withFileTypes: true }).flatMap(e =>
    e.isDirectory() ? filesOf(join(dir, e.name)) : /\.tsx?$/.test(e.name) ? [join(dir, e.name)] : [],
  )

export function shaders() {
  let root = ''
  return {
    name: 'campo-shaders',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      const part = /three[\\/]build[\\/]three\.(module|core)\.js$/.exec(id)?.[1]
      if (!part) return null
      const sources = filesOf(join(root, 'src')).map(f => readFileSync(f, 'utf8'))
      if (part === 'core') return { code: lighter(code, sources), map: null }
      const asked = askedOf(sources)
      return { code: withoutUnused(trimmed(code, asked, asleepFor(sources)), asked), map: null }
    },
  }
}
