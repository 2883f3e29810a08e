import { readdirSync, readFileSync } from 'node:fs'
import type { InstancedMesh } from 'three'
import { describe, expect, it } from 'vitest'
import { armies, body } from '../../../tests/bench/armies'
import type { Quality, SceneAssets } from '../assets'
import { createMiniatures } from './core'

const kits = Object.fromEntries(
  readdirSync('models/kits').map(f => [
    f.replace('.glb', ''),
    `data:application/octet-stream;base64,${readFileSync(`models/kits/${f}`).toString('base64')}`,
  ]),
)
const dresses = Object.fromEntries(
  readdirSync('models/dresses').map(f => [f.replace('.json', ''), JSON.parse(readFileSync(`models/dresses/${f}`, 'utf8'))]),
)
const make = (quality: Quality = 'medium', assets: SceneAssets = { kits, dresses }) =>
  createMiniatures({
    assets,
    table: { width: 180, depth: 120 },
    heightAt: (x, y) => (x > 100 && y > 50 ? 3 : 0),
    quality,
    theme: 'light',
    language: 'en',
  })
type Core = ReturnType<typeof make>
const meshes = (core: Core) => (core.object.children as InstancedMesh[]).filter(m => m.visible)
const drawn = (core: Core) => meshes(core).filter(m => m.count > 0)
const calls = (core: Core) => drawn(core).length + meshes(core).filter(m => m.castShadow).length
const standing = (core: Core) => drawn(core).reduce((s, m) => s + (m.geometry.hasAttribute('figure') ? m.count : 0), 0)
const line = (figures = 24, at: readonly [number, number] = [50, 40], facing = 0) => ({
  ...body('a/I/1', 'line-infantry', 'prussia-line', at, facing),
  figures,
})
const run = (core: Core, seconds = 30) => {
  let frames = 0
  while (core.tick(0.05)) if (++frames > seconds * 20) throw new Error('it never stands still')
  return frames
}

describe('miniatures', () => {
  it('put every figure of every body on the table once its kit has come', async () => {
    const core = make()
    core.setBodies([line()])
    expect(standing(core)).toBe(0)
    await core.ready()
    expect(standing(core)).toBe(24)
    expect(core.tick(0.1)).toBe(false)
  })
  it('stand when bodies are set and every kit of theirs is there or cannot be had; a bare table stands as it is', async () => {
    const core = make()
    expect(core.standing()).toBe(false)
    core.setBodies([line(), body('a/I/2', 'no-such-kit', 'prussia-line', [60, 40], 0)])
    expect(core.standing()).toBe(false)
    await core.ready()
    expect(core.standing()).toBe(true)
    expect(standing(core)).toBe(24)
    const bare = make()
    bare.setBodies([])
    expect(bare.standing()).toBe(true)
  })
  it('take a kit from its reader where one is given', async () => {
    const asked: string[] = []
    const read = async (address: string) => {
      asked.push(address)
      return (await fetch(kits['line-infantry'])).arrayBuffer()
    }
    const core = make('medium', { kits: { 'line-infantry': 'somewhere.glb' }, dresses, read })
    core.setBodies([line(), { ...line(24, [60, 40]), id: 'a/I/2' }])
    await core.ready()
    expect(asked).toEqual(['somewhere.glb'])
    expect(standing(core)).toBe(48)
  })
  it('draw both armies with their shadows in at most 80 calls, and ten times the figures in no more than twice', async () => {
    for (const quality of ['low', 'medium'] as const) {
      const core = make(quality)
      core.setBodies(armies(1))
      await core.ready()
      const once = calls(core)
      const figures = standing(core)
      expect(figures).toBeGreaterThan(600)
      expect(once).toBeLessThanOrEqual(80)
      core.setBodies(armies(10))
      expect(standing(core)).toBe(10 * figures)
      expect(calls(core)).toBeLessThanOrEqual(2 * once)
    }
  })
  it('draw the armies of 1848, every kind of base on the table, in at most 100 calls, however many there are', async () => {
    const kinds: readonly (readonly [kit: string, dress: string, bases: number, figures: number])[] = [
      ['shako-infantry', 'sardinia-line', 2, 12],
      ['shako-infantry', 'sardinia-second-line', 2, 12],
      ['bearskin-infantry', 'sardinia-guard', 2, 12],
      ['plumed-infantry', 'sardinia-bersaglieri', 2, 6],
      ['helmet-horse', 'sardinia-carabinieri', 2, 6],
      ['lancer', 'sardinia-nizza', 2, 6],
      ['lancer', 'sardinia-novara', 2, 6],
      ['position-gun', 'sardinia-artillery', 1, 4],
      ['train-wagon', 'sardinia-train', 1, 2],
      ['staff', 'sardinia-general', 1, 3],
      ['shako-infantry', 'austria-1848-german', 2, 12],
      ['shako-infantry', 'austria-1848-hungarian', 2, 12],
      ['bearskin-infantry', 'austria-1848-grenadier', 2, 12],
      ['plumed-infantry', 'austria-1848-jaeger', 2, 6],
      ['shako-infantry', 'austria-1848-grenz', 2, 6],
      ['hussar', 'austria-1848-hussar', 2, 6],
      ['lancer', 'austria-1848-uhlan', 2, 6],
      ['helmet-horse', 'austria-1848-dragoon', 2, 6],
      ['field-gun', 'austria-1848-artillery', 1, 4],
      ['rocket-stand', 'austria-1848-artillery', 1, 4],
      ['staff', 'austria-1848-general', 1, 3],
    ]
    const bodies = (times: number) =>
      Array.from({ length: times }, (_, n) =>
        kinds.map(([kit, dress, bases, figures], i) => {
          const y = 10 + n * 9
          const seat = dress.startsWith('austria') ? 'b' : 'a'
          const whole = body(`${seat}/${n}/${i}`, kit, dress, [8 + i * 8, y], 0, kit.endsWith('gun') ? ['unlimbered'] : [])
          return { ...whole, bases: whole.bases.slice(0, bases), figures, full: figures }
        }),
      ).flat()
    for (const quality of ['low', 'medium'] as const) {
      const core = make(quality)
      core.setBodies(bodies(1))
      await core.ready()
      const once = calls(core)
      expect(standing(core)).toBeGreaterThan(140)
      expect(once).toBeLessThanOrEqual(100)
      core.setBodies(bodies(8))
      expect(calls(core)).toBeLessThanOrEqual(1.5 * once)
    }
  })
  it('walk at 6 cm a second to where the body stands, then stand still', async () => {
    const core = make()
    core.setBodies([line()])
    await core.ready()
    core.setBodies([line(24, [50, 46])])
    expect(core.poseOf('a/I/1')!.front[1]).toBe(40)
    expect(core.tick(0.5)).toBe(true)
    expect(core.poseOf('a/I/1')!.front[1]).toBeCloseTo(43, 9)
    expect(core.tick(0.6)).toBe(false)
    expect(core.poseOf('a/I/1')).toEqual({ front: [50, 46], facing: 0 })
  })
  it('walk a given path and say when it is done; the teller may set new bodies', async () => {
    const core = make()
    core.setBodies([line(24, [58, 58], 90)], 'jump')
    await core.ready()
    let done = 0
    const path = [
      { front: [50, 50] as const, facing: 0 },
      { front: [58, 58] as const, facing: 90 },
    ]
    core.walk('a/I/1', path, () => {
      done++
      core.setBodies([line(24, [58, 58], 90)])
    })
    expect(core.poseOf('a/I/1')).toEqual({ front: [50, 50], facing: 0 })
    run(core)
    expect(done).toBe(1)
    expect(core.poseOf('a/I/1')).toEqual({ front: [58, 58], facing: 90 })
  })
  it('are there at once with reduced motion, or when asked to jump', async () => {
    const core = make()
    core.setBodies([line()])
    await core.ready()
    core.setBodies([line(24, [50, 46])], 'jump')
    expect(core.tick(0.01)).toBe(false)
    core.set({ reducedMotion: true })
    core.setBodies([line(10, [90, 46], 45)])
    expect(core.tick(0.01)).toBe(false)
    expect(core.poseOf('a/I/1')).toEqual({ front: [90, 46], facing: 45 })
    expect(standing(core)).toBe(10)
  })
  it('let lost figures fall before they go', async () => {
    const core = make()
    core.setBodies([line(24)])
    await core.ready()
    core.setBodies([line(20)])
    expect(standing(core)).toBe(24)
    run(core)
    core.setBodies([line(20)])
    expect(standing(core)).toBe(20)
    core.setBodies([])
    expect(standing(core)).toBe(20)
    run(core)
    core.setBodies([])
    expect(standing(core)).toBe(0)
  })
  it('stand on the highest ground under their base', async () => {
    const core = make()
    core.setBodies([line(24, [96, 60])])
    await core.ready()
    const bases = drawn(core).find(m => m.geometry.hasAttribute('base'))!
    const heights = [0, 1, 2, 3].map(i => bases.instanceMatrix.array[i * 16 + 13])
    // its bases reach over x 88–92, 92–96, 96–100 and 100–104; the hill begins past 100
    expect(heights).toEqual([0, 0, 0, 3])
  })
  it('leave bare bases where a kit is unknown, and plain colours where a dress is', async () => {
    const core = make()
    core.setBodies([body('a/I/1', 'dragons', 'nobody', [50, 50], 0), body('a/I/2', 'line-infantry', 'nobody', [80, 50], 0)])
    await core.ready()
    expect(standing(core)).toBe(24)
    expect(drawn(core).find(m => m.geometry.hasAttribute('base'))!.count).toBe(8)
  })
  it('take everything away when they go', async () => {
    const core = make()
    core.setBodies(armies(1))
    await core.ready()
    let freed = 0
    for (const m of core.object.children as InstancedMesh[]) m.geometry.addEventListener('dispose', () => freed++)
    const many = core.object.children.length
    core.dispose()
    expect(freed).toBe(many)
    expect(core.object.children.length).toBe(0)
  })
})
