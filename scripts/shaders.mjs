// A plugin of the build: of three's shader texts only those are kept that this table's materials are made of, without their indents.
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

/** three's module with every shader text emptied that nothing asked for includes. Throws where its texts are not found as they were. */
export function trimmed(code, asked) {
  const texts = new Map()
  for (const [, name, text] of code.matchAll(/^(?:var|const) ([\w$]+) = ("(?:[^"\\]|\\.)*");$/gm)) texts.set(name, text)
  const table = /^const ShaderChunk = \{([\s\S]*?)^\};/m.exec(code)?.[1] ?? ''
  const nameOf = new Map([...table.matchAll(/(\w+): ([\w$]+)/g)].map(m => [m[1], m[2]]))
  if (nameOf.size < 100 || [...nameOf.values()].some(n => !texts.has(n)))
    throw new Error('three has its shaders in another shape')
  const kept = new Set()
  // What the renderer itself puts before every shader.
  const open = [...asked, ...[...code.matchAll(/ShaderChunk\[ '(\w+)' \]/g)].map(m => m[1])]
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    const name = nameOf.get(chunk)
    if (!name) throw new Error(`three has no shader text ${chunk}`)
    if (kept.has(name)) continue
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
      if (!/three[\\/]build[\\/]three\.module\.js$/.test(id)) return null
      const asked = askedOf(filesOf(join(root, 'src')).map(f => readFileSync(f, 'utf8')))
      return { code: withoutUnused(trimmed(code, asked), asked), map: null }
    },
  }
}
