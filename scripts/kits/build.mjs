// Makes the kits' bytes from their sources.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bake } from './bake.mjs'
import { writeGlb } from './glb.mjs'
import { Model } from './model.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * The bytes of one kit. A kit: `{ name, stand, paints, layouts?, nodes: { [node]: make(model) or { make, plain?, extras } } }`.
 * `paints` names every slot with a colour of its own (`#rrggbb`) or another slot (`=coat`).
 */
export function buildKit(kit) {
  const slots = Object.keys(kit.paints)
  const used = new Set()
  const slotIndex = name => {
    const i = slots.indexOf(name)
    if (i < 0) throw new Error(`${kit.name}: the slot ${name} is not among the paints`)
    used.add(name)
    return i
  }
  const nodes = Object.entries(kit.nodes).map(([name, given]) => {
    const { make, plain = false, extras } = typeof given === 'function' ? { make: given } : given
    const model = new Model(!plain)
    make(model)
    return { name, extras, ...bake(model, slotIndex) }
  })
  const unused = slots.filter(s => !used.has(s))
  if (unused.length) throw new Error(`${kit.name}: no triangle uses ${unused.join(', ')}`)
  const extras = {
    campo: 1,
    stand: kit.stand,
    slots,
    paints: slots.map(s => kit.paints[s]),
    ...(kit.gait ? { gait: kit.gait } : {}),
    ...(kit.each ? { each: true } : {}),
    ...(kit.layouts ? { layouts: kit.layouts } : {}),
  }
  return writeGlb({ generator: 'campo-di-marte kits', extras, nodes })
}

/** Every kit of `models/sources`: files whose default export is a kit or a list of kits. */
export async function sources() {
  const folder = join(root, 'models', 'sources')
  const files = readdirSync(folder)
    .filter(f => f.endsWith('.kit.mjs'))
    .sort()
  const kits = []
  for (const f of files) kits.push(...[(await import(pathToFileURL(join(folder, f)).href)).default].flat())
  return kits
}
