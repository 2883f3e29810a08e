/**
 * The table with one unit in each state, without a game: to look at them. Served by `vite` at /tests/bench/states.html; `window.states`
 * sets other bodies, and other ground. `?theme=projector&quality=high&view=plan`.
 */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Body, BodyState, Show } from '../../src/rulesets/contract'
import { Table, type TableHandle } from '../../src/scene'
import type { Quality, Theme } from '../../src/scene/assets'
import type { View } from '../../src/scene/props'
import { body } from './armies'

const byName = (found: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(found).map(([path, v]) => [path.replace(/^.*\/|\.\w+$/g, ''), v]))
const kits = byName(import.meta.glob('../../models/kits/*.glb', { query: '?url', eager: true, import: 'default' })) as Record<
  string,
  string
>
const dresses = byName(import.meta.glob('../../models/dresses/*.json', { eager: true, import: 'default' }))
const asked = new URLSearchParams(location.search)

const FOOT: readonly (readonly BodyState[])[] = [
  ['firstVolley'],
  ['firing', 'volleySpent'],
  ['disordered'],
  ['retreating'],
  ['routing'],
  ['fighting', 'volleySpent'],
  ['leaderless'],
  ['disordered', 'firing', 'leaderless', 'volleySpent'],
]
const HORSE: readonly (readonly BodyState[])[] = [
  [],
  ['charging'],
  ['tired'],
  ['disordered', 'tired'],
  ['retreating'],
  ['routing'],
]
const GUNS: readonly (readonly BodyState[])[] = [
  ['unlimbered'],
  ['unlimbered', 'firing'],
  ['limbered'],
  ['abandoned', 'unlimbered'],
]

/** One unit in each state, those of side b as its second rows. */
export function allStates(): Body[] {
  const row = (list: readonly (readonly BodyState[])[], seat: 'a' | 'b', kit: string, dress: string, y: number, step: number) =>
    list.map((states, i) => {
      const lost = states.includes('routing') ? 0.5 : states.includes('disordered') ? 0.75 : 1
      const name = states.join(' ') || 'in order'
      const made = body(`${seat}/${kit}/${i}`, kit, dress, [13 + (i % 8) * step, y], seat === 'a' ? 0 : 180, states, name)
      return { ...made, figures: Math.max(1, Math.round(made.full * lost)) }
    })
  return [
    ...row(FOOT, 'a', 'line-infantry', 'prussia-line', 40, 20),
    ...row(FOOT, 'b', 'line-infantry', 'austria-line', 70, 20),
    ...row(HORSE, 'a', 'cuirassier', 'prussia-cuirassier', 25, 20),
    ...row(HORSE, 'b', 'hussar', 'austria-hussar', 88, 20),
    ...row(GUNS, 'a', 'gun-heavy', 'prussia-artillery', 12, 12),
    ...row(GUNS, 'b', 'gun-light', 'austria-artillery', 104, 12),
  ]
}

const showOf = (bodies: readonly Body[], phase: string, more: Partial<Show> = {}): Show => ({
  table: { width: 180, depth: 120 },
  ground: [],
  bodies,
  discs: [],
  overlays: [],
  panels: {},
  status: { turn: 1, turns: 12, phase: { code: phase }, seat: 'a' },
  ...more,
})

const hooks: {
  table: TableHandle | null
  set: (bodies: Body[], phase?: string, more?: Partial<Show>) => void
  all: typeof allStates
  cues: string[]
} = {
  table: null,
  set: () => {},
  all: allStates,
  cues: [],
}
declare global {
  interface Window {
    states: typeof hooks
  }
}
window.states = hooks

function Page() {
  const [show, setShow] = useState(() => showOf(allStates(), 'phase.fire1'))
  useEffect(() => {
    hooks.set = (bodies, phase = 'phase.fire1', more = {}) => setShow(showOf(bodies, phase, more))
  }, [])
  return (
    <Table
      show={show}
      hands={null}
      assets={{ kits, dresses }}
      say={p => p.code}
      quality={(asked.get('quality') ?? 'high') as Quality}
      theme={(asked.get('theme') ?? 'light') as Theme}
      view={(asked.get('view') ?? 'free') as View}
      onCue={kind => hooks.cues.push(kind)}
      onReady={t => {
        hooks.table = t
      }}
    />
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
