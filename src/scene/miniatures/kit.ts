import { type GlbMesh, readGlb } from './glb'

/** One thing of a set that stands on a base (a gun, a gunner): placed from the base's front centre, x right, z back, in cm. */
export interface Placed {
  /** A node of this kit, or `kit:node` of another. */
  readonly node: string
  readonly x: number
  readonly z: number
  /** Degrees, to the right. */
  readonly yaw: number
  /** One of the unit's figures: it goes when they do, the last of the list first. */
  readonly figure: boolean
}

export interface FlagPole {
  readonly at: readonly [number, number, number]
  readonly lean: number
  readonly size: number
}

/** A kit as the table uses it. */
export interface Kit {
  readonly name: string
  /** `ranks`: figures in ranks on each base; `set`: the layouts say what stands where. */
  readonly stand: 'ranks' | 'set'
  readonly gait: 'foot' | 'horse' | 'none'
  /** In a set: one of its men for each of the unit's figures, in place of the same share of them. */
  readonly each: boolean
  readonly slots: readonly string[]
  /** For each slot a colour, or `=slot`: painted as that one where the dress is silent. */
  readonly paints: readonly string[]
  /** Node name → its mesh. The name is `variant/role.pose`; variant and pose may be absent. */
  readonly nodes: ReadonlyMap<string, GlbMesh>
  readonly layouts: ReadonlyMap<string, readonly Placed[]>
}

const record = (x: unknown): { readonly [key: string]: unknown } =>
  x !== null && typeof x === 'object' ? (x as { readonly [key: string]: unknown }) : {}
const number = (x: unknown, otherwise = 0) => (typeof x === 'number' && Number.isFinite(x) ? x : otherwise)
const strings = (x: unknown): string[] => (Array.isArray(x) ? x.filter((s): s is string => typeof s === 'string') : [])

/** Reads a kit's file. Throws with a plain message where it is none: no slots, no node. */
export function readKit(name: string, bytes: ArrayBuffer): Kit {
  const glb = readGlb(bytes)
  const slots = strings(glb.extras.slots)
  const paints = strings(glb.extras.paints)
  if (glb.extras.campo !== 1) throw new Error(`${name}: extras.campo is not 1`)
  if (slots.length === 0 || slots.length !== paints.length)
    throw new Error(`${name}: slots and paints must be lists of one length`)
  if (glb.meshes.length === 0) throw new Error(`${name}: no mesh`)
  const layouts = new Map<string, readonly Placed[]>()
  for (const [state, list] of Object.entries(record(glb.extras.layouts)))
    layouts.set(
      state,
      (Array.isArray(list) ? list : []).map(record).map(p => ({
        node: String(p.node ?? ''),
        x: number(p.x),
        z: number(p.z),
        yaw: number(p.yaw),
        figure: p.figure === true,
      })),
    )
  return {
    name,
    stand: glb.extras.stand === 'set' ? 'set' : 'ranks',
    gait: glb.extras.gait === 'foot' || glb.extras.gait === 'horse' ? glb.extras.gait : 'none',
    each: glb.extras.each === true,
    slots,
    paints,
    nodes: new Map(glb.meshes.map(m => [m.name, m])),
    layouts,
  }
}

/** The first of `role.pose`, `role` that the kit has, in the dress's variant before the common one; null where it has none. */
export function nodeFor(kit: Kit, variant: string | null, role: string, poses: readonly string[]): string | null {
  for (const prefix of variant ? [`${variant}/`, ''] : [''])
    for (const tail of [...poses.map(p => `.${p}`), ''])
      if (kit.nodes.has(`${prefix}${role}${tail}`)) return `${prefix}${role}${tail}`
  return null
}

/** Where a node carries a flag's pole. */
export function poleOf(mesh: GlbMesh): FlagPole | null {
  const flag = record(mesh.extras.flag)
  const at = Array.isArray(flag.at) ? flag.at : null
  if (!at) return null
  return { at: [number(at[0]), number(at[1]), number(at[2])], lean: number(flag.lean), size: number(flag.size, 1) }
}

/**
 * The plain figure that stands for a node on slow machines and in shadows: its own, else the kit's; the node itself where the kit
 * has none. `posed`: one in the same pose where there is one.
 */
export function plainOf(kit: Kit, node: string, posed: boolean): string {
  const slash = node.indexOf('/')
  const variant = slash < 0 ? '' : node.slice(0, slash + 1)
  const names = [`${node}~plain`, `${variant}plain`, 'plain']
  if (posed) names.unshift(`${node}~posed`)
  return names.find(n => kit.nodes.has(n)) ?? node
}
