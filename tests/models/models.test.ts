import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colourOf, isColour, paletteRow, readDress } from '../../src/scene/miniatures/dress'
import { type Kit, readKit } from '../../src/scene/miniatures/kit'

const root = process.cwd()
const names = (folder: string, ext: string) =>
  readdirSync(join(root, folder))
    .filter(f => f.endsWith(ext))
    .map(f => f.slice(0, -ext.length))
const kits = new Map<string, Kit>(
  names('models/kits', '.glb').map(name => {
    const bytes = readFileSync(join(root, 'models/kits', `${name}.glb`))
    return [name, readKit(name, new Uint8Array(bytes).buffer)]
  }),
)
const dresses: { [name: string]: unknown } = Object.fromEntries(
  names('models/dresses', '.json').map(n => [n, JSON.parse(readFileSync(join(root, 'models/dresses', `${n}.json`), 'utf8'))]),
)
const FOOT = [
  'line-infantry',
  'grenadier',
  'jaeger',
  'grenzer',
  'shako-infantry',
  'bearskin-infantry',
  'plumed-infantry',
  'helmet-infantry',
]
const HORSE = ['cuirassier', 'dragoon', 'hussar', 'cossack', 'lancer', 'helmet-horse']
const SETS = [
  ...['gun-light', 'gun-heavy', 'howitzer', 'gun-crew', 'limber', 'general', 'courier'],
  ...['field-gun', 'horse-gun', 'position-gun', 'rocket-stand', 'crew-1848', 'limber-1848', 'train-wagon', 'staff'],
]

/** Every value of a key anywhere in a JSON tree. */
function valuesOf(key: string, json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(v => valuesOf(key, v))
  if (json === null || typeof json !== 'object') return []
  return Object.entries(json).flatMap(([k, v]) => (k === key && typeof v === 'string' ? [v] : valuesOf(key, v)))
}
const armies = names('armies', '.json').map(n => JSON.parse(readFileSync(join(root, 'armies', `${n}.json`), 'utf8')))

describe('kits', () => {
  it('are what their sources make, byte for byte', () => {
    const out = execFileSync(process.execPath, ['scripts/kits.mjs', '--check'], { cwd: root, encoding: 'utf8' })
    expect(out).toContain('kits are as their sources make them')
  })
  it('are all here', () => {
    expect([...kits.keys()].sort()).toEqual(expect.arrayContaining([...FOOT, ...HORSE, ...SETS].sort()))
  })
  it('carry a slot of their own list, a shade and a normal of length 1 at each vertex', () => {
    for (const [name, kit] of kits)
      for (const [node, mesh] of kit.nodes) {
        const where = `${name} ${node}`
        const count = mesh.position.length / 3
        expect(mesh.slot.length, where).toBe(count)
        expect(mesh.shade.length, where).toBe(count)
        expect(Math.max(...mesh.slot), where).toBeLessThan(kit.slots.length)
        expect(Math.max(...mesh.index), where).toBeLessThan(count)
        // the recesses are darker than what lies open
        expect(Math.min(...mesh.shade), where).toBeLessThan(0.5)
        expect(Math.max(...mesh.shade), where).toBeGreaterThan(0.8)
        for (let i = 0; i < count; i += 7) {
          const [x, y, z] = mesh.normal.subarray(i * 3, i * 3 + 3)
          expect(Math.abs(Math.sqrt(x * x + y * y + z * z) - 1), where).toBeLessThan(0.01)
        }
      }
  })
  it('keep to their triangles: a man on foot 180 to 400, a rider to 700, a plain one to half of that', () => {
    for (const [name, kit] of kits)
      for (const [node, mesh] of kit.nodes) {
        const n = mesh.index.length / 3
        const plain = /plain|posed/.test(node)
        const where = `${name} ${node}: ${n}`
        if (FOOT.includes(name)) {
          expect(n, where).toBeLessThanOrEqual(plain ? 200 : 400)
          if (!plain) expect(n, where).toBeGreaterThanOrEqual(180)
        } else if (HORSE.includes(name)) expect(n, where).toBeLessThanOrEqual(plain ? 350 : 700)
        else expect(n, where).toBeLessThanOrEqual(1000)
      }
  })
  it('stand on the ground, a foot figure about 1.7 cm to the hat, a rider no longer than his base by much', () => {
    for (const name of FOOT) {
      const mesh = kits.get(name)!.nodes.get('rank.charge')!
      const ys = mesh.position.filter((_, i) => i % 3 === 1)
      expect(Math.min(...ys), name).toBeGreaterThan(-0.02)
      expect(Math.min(...ys), name).toBeLessThan(0.05)
      const slot =
        name === 'grenadier' ? 'mitreBag' : name === 'bearskin-infantry' ? 'fur' : name === 'helmet-infantry' ? 'crest' : 'hat'
      const hat = kits.get(name)!.slots.indexOf(slot)
      const top = Math.max(...ys.filter((_, i) => mesh.slot[i] === hat))
      expect(top, name).toBeGreaterThan(1.55)
      expect(top, name).toBeLessThan(2.1)
    }
    for (const name of HORSE) {
      const zs = kits
        .get(name)!
        .nodes.get('rank.a')!
        .position.filter((_, i) => i % 3 === 2)
      expect(Math.max(...zs) - Math.min(...zs), name).toBeLessThan(3)
    }
  })
  it('have a figure for the ranks and a plain one, and layouts that name only what there is', () => {
    for (const [name, kit] of kits) {
      const roles = [...kit.nodes.keys()]
      if (kit.stand === 'ranks') expect(roles.some(r => r.startsWith('rank')) && roles.includes('plain'), name).toBe(true)
      else expect(kit.layouts.size, name).toBeGreaterThan(0)
      for (const [state, layout] of kit.layouts)
        for (const p of layout) {
          const [k, node] = p.node.includes(':') ? p.node.split(':') : [name, p.node]
          expect(kits.get(k)?.nodes.has(node), `${name} ${state} ${p.node}`).toBe(true)
        }
    }
  })
})

describe('dresses', () => {
  it('are of version 1, name colours as #rrggbb for slots that some kit has, and lean on dresses that there are', () => {
    const slots = new Set([...kits.values()].flatMap(k => k.slots))
    for (const [name, json] of Object.entries(dresses)) {
      const dress = json as { campo: unknown; like?: string; colours?: { [slot: string]: unknown } }
      expect(dress.campo, name).toBe(1)
      if (dress.like !== undefined) expect(Object.keys(dresses), name).toContain(dress.like)
      for (const [slot, colour] of Object.entries(dress.colours ?? {})) {
        expect(slots, name).toContain(slot)
        expect(isColour(colour), `${name} ${slot}`).toBe(true)
      }
    }
  })
  it('and kits that the armies name are all here', () => {
    const worn = armies.flatMap(a => valuesOf('dress', a))
    const used = armies.flatMap(a => valuesOf('kit', a))
    expect(worn.length).toBeGreaterThan(20)
    for (const d of worn) expect(Object.keys(dresses)).toContain(d)
    for (const k of used) expect([...kits.keys()]).toContain(k)
    for (const nation of armies.flatMap(a => valuesOf('nation', a))) {
      expect(Object.keys(dresses)).toContain(`${nation}-courier`)
    }
  })
  it('paint every slot of every kit, and each army its own coat', () => {
    for (const kit of kits.values())
      for (const name of Object.keys(dresses))
        expect(paletteRow(kit, readDress(dresses, name)).every(isColour), `${kit.name} in ${name}`).toBe(true)
    const line = kits.get('line-infantry')!
    expect(colourOf(line, readDress(dresses, 'prussia-line'), 'coat')).toBe('#26386e')
    expect(colourOf(line, readDress(dresses, 'prussia-line-2'), 'coat')).toBe('#26386e')
    expect(colourOf(line, readDress(dresses, 'prussia-line-2'), 'facings')).toBe('#d8843f')
    expect(colourOf(line, readDress(dresses, 'austria-line'), 'coat')).toBe('#e9e6db')
    expect(readDress(dresses, 'austria-grenadier').variant).toBe('bearskin')
    expect(readDress(dresses, 'prussia-line').flag?.shapes.length).toBeGreaterThan(4)
    // 1848: Savoy's blue against white, the Hungarians' trousers, jaeger grey, border troops brown
    const shako = kits.get('shako-infantry')!
    const worn = (dress: string, slot: string) => colourOf(shako, readDress(dresses, dress), slot)
    expect(worn('sardinia-line', 'coat')).toBe('#263a66')
    expect(worn('austria-1848-german', 'coat')).toBe('#ebe7da')
    expect(worn('austria-1848-hungarian', 'coat')).toBe('#ebe7da')
    expect(worn('austria-1848-hungarian', 'breeches')).toBe('#4a82bd')
    expect(worn('austria-1848-grenz', 'coat')).toBe('#5b4030')
    expect(colourOf(kits.get('plumed-infantry')!, readDress(dresses, 'austria-1848-jaeger'), 'coat')).toBe('#7f8a86')
    // grenadiers carried no colours
    expect(readDress(dresses, 'prussia-grenadier').flag).toBeNull()
  })
  it('name only variants that some kit has', () => {
    const variants = new Set(
      [...kits.values()].flatMap(k => [...k.nodes.keys()].flatMap(n => (n.includes('/') ? [n.split('/')[0]!] : []))),
    )
    for (const name of Object.keys(dresses)) {
      const { variant } = readDress(dresses, name)
      if (variant !== null) expect([...variants], name).toContain(variant)
    }
  })
  it('that are unknown or damaged paint a plain figure', () => {
    const line = kits.get('line-infantry')!
    expect(paletteRow(line, readDress({}, 'none')).every(isColour)).toBe(true)
    expect(readDress({ bad: { colours: { coat: 7 }, like: 'bad', horses: 3, flag: 'x' } }, 'bad').colours).toEqual({})
  })
})
