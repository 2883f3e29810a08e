import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Who may import whom, between the folders of `src`. A folder may always import itself. There are no exceptions. */
const RULESETS = [
  'rulesets/ordine-obliquo',
  'rulesets/radetzky',
  'rulesets/risorgimento',
  'rulesets/commands-colors',
  'rulesets/campaign-1809',
]
const BELOW_GAMES = ['base', 'geometry', 'hex', 'engine', 'rulesets/contract', 'rulesets/shared']
const MAY: Record<string, string[]> = {
  base: [],
  geometry: ['base'],
  hex: ['base'],
  engine: ['base'],
  'rulesets/contract': ['base', 'engine', 'geometry:types', 'hex:types'],
  'rulesets/shared': ['base', 'geometry', 'hex', 'engine', 'rulesets/contract'],
  ...Object.fromEntries(RULESETS.map(r => [r, BELOW_GAMES])),
  'rulesets/registry': ['base', 'rulesets/contract', ...RULESETS.map(r => `${r}:door`)],
  drills: ['base', 'geometry', 'engine', 'rulesets/contract', 'rulesets/shared', 'rulesets/registry'],
  content: ['base', 'engine', 'rulesets/contract', 'rulesets/registry', 'rulesets/shared'],
  host: ['base', 'engine', 'rulesets/contract', 'rulesets/registry', 'content'],
  client: ['base', 'engine', 'rulesets/contract', 'rulesets/registry', 'content', 'host'],
  theatre: ['base', 'engine', 'rulesets/contract', 'rulesets/registry', 'content', 'host', 'client'],
  tools: ['base', 'geometry', 'hex', 'rulesets/contract', 'client'],
  text: ['base', 'rulesets/contract:types'],
  scene: ['base', 'geometry', 'hex', 'rulesets/contract', 'client', 'tools', 'text'],
  ui: ['base', 'rulesets/contract', 'client', 'tools', 'text', 'drills', 'theatre'],
  app: ['*'],
  cli: [...BELOW_GAMES, 'rulesets/registry', 'content', 'host', 'text', 'theatre'],
}
for (const r of RULESETS) {
  const game = r.slice('rulesets/'.length)
  MAY[`scene/boards/${game}`] = [...MAY.scene, 'scene', `${r}:types`]
  MAY[`ui/panels/${game}`] = [...MAY.ui, 'ui', `${r}:types`]
}
/** Where each game's panels are named. */
MAY['ui/panels'] = [...MAY.ui, 'ui', ...RULESETS.map(r => `ui/panels/${r.slice('rulesets/'.length)}`)]
/** Packages that a folder may use besides its neighbours; a folder that is not named may use none. Tests may use any. */
const PACKAGES: Record<string, RegExp> = {
  base: /^@noble\/hashes/,
  geometry: /^clipper2-js$/,
  engine: /^pure-rand/,
  content: /^zod/,
  rulesets: /^zod/,
  client: /^zustand/,
  scene: /^(react|react-dom|three|zustand|@dimforge\/rapier3d-compat)(\/|$)/,
  ui: /^(react|react-dom|radix-ui|zustand)(\/|$)/,
  app: /./,
  cli: /^node:/,
}
const BELOW_THE_WATERLINE = /^(base|geometry|hex|engine|rulesets|drills|content|host|client|theatre|tools)(\/|$)/
const FORBIDDEN_BELOW = [
  [
    /\bMath\.(random|sin|cos|tan|asin|acos|atan|atan2|hypot|pow|exp|log|cbrt|sinh|cosh|tanh|log2|log10)\b/,
    'Math function that differs between engines',
  ],
  [/\bDate\.now\b|\bnew Date\b|\bperformance\.now\b|\bsetTimeout\b|\bsetInterval\b/, 'a clock'],
  [/\btoLocale\w*\(|\bIntl\.|\.localeCompare\(/, 'a locale'],
  [/\b(window|document|navigator|localStorage|indexedDB)\s*[.[]/, 'the browser'],
  [/\bprocess\s*\.|\brequire\(/, 'Node'],
  [/\bconsole\./, 'the console'],
] as const

const src = join(process.cwd(), 'src')
const walk = (d: string): string[] =>
  readdirSync(d, { withFileTypes: true }).flatMap(e =>
    e.isDirectory() ? walk(join(d, e.name)) : /\.tsx?$/.test(e.name) ? [join(d, e.name)] : [],
  )
const isTest = (f: string) => /\.(test|testing)\.tsx?$/.test(f)
const files = walk(src)
const strip = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

/** The part of the house that a file belongs to. */
function roomOf(path: string): string {
  const parts = path.split('/')
  if (parts[0] === 'rulesets') return parts.length > 2 ? `rulesets/${parts[1]}` : `rulesets/${parts[1].replace(/\.tsx?$/, '')}`
  if ((parts[0] === 'scene' && parts[1] === 'boards') || (parts[0] === 'ui' && parts[1] === 'panels')) {
    if (RULESETS.includes(`rulesets/${parts[2]}`)) return `${parts[0]}/${parts[1]}/${parts[2]}`
    if (parts[0] === 'ui') return 'ui/panels'
  }
  return parts[0]
}

/** A game's doors: the table's, and the side door with its built-in players and calc tables. */
const DOOR = /^rulesets\/[^/]+(\/index|\/aside)?$/

interface Arrow {
  file: string
  to: string
  typesOnly: boolean
  door: boolean
}
function arrows(file: string): { inside: Arrow[]; packages: string[] } {
  const text = strip(readFileSync(file, 'utf8'))
  const inside: Arrow[] = []
  const packages: string[] = []
  const found = text.matchAll(
    /\b(import|export)\b(\s+type\b)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
  )
  for (const m of found) {
    const name = (m[3] ?? m[4]).replace(/\?.*$/, '')
    if (!name.startsWith('.')) {
      packages.push(name)
      continue
    }
    const target = relative(src, join(dirname(file), name))
      .split(sep)
      .join('/')
    if (target.startsWith('..')) {
      packages.push(target)
      continue
    }
    inside.push({
      file: relative(src, file).split(sep).join('/'),
      to: target,
      typesOnly: m[2] !== undefined,
      door: DOOR.test(target),
    })
  }
  return { inside, packages }
}

function allowed(from: string, a: Arrow): boolean {
  const to = roomOf(/\.\w+$/.test(a.to) ? a.to : `${a.to}.ts`)
  // a folder is named by its door alone: `../engine` is `../engine/index`
  const known = RULESETS.includes(a.to) || !a.to.includes('/') ? a.to : to
  if (from === known) return true
  const may = MAY[from]
  if (!may) return false
  if (may.includes('*') || may.includes(known)) return true
  if (may.includes(`${known}:types`)) return a.typesOnly
  if (may.includes(`${known}:door`)) return a.door
  return false
}

describe('the borders of the house', () => {
  it('saw the files', () => {
    expect(files.length).toBeGreaterThan(12)
  })
  it('every folder imports only what it may', () => {
    const wrong = files
      .filter(f => !isTest(f))
      .flatMap(f => {
        const from = roomOf(relative(src, f).split(sep).join('/'))
        return arrows(f)
          .inside.filter(a => !allowed(from, a))
          .map(a => `${a.file} → ${a.to}${a.typesOnly ? ' (types)' : ''}`)
      })
    expect(wrong).toEqual([])
  })
  it('every folder uses only its packages, and nothing outside src but data', () => {
    const wrong = files
      .filter(f => !isTest(f))
      .flatMap(f => {
        const path = relative(src, f).split(sep).join('/')
        const rule = PACKAGES[path.split('/')[0]]
        return arrows(f)
          .packages.filter(p => !rule?.test(p))
          .map(p => `${path} → ${p}`)
      })
    expect(wrong).toEqual([])
  })
  it('below the waterline nothing differs between machines', () => {
    const wrong = files
      .filter(f => !isTest(f))
      .flatMap(f => {
        const path = relative(src, f).split(sep).join('/')
        if (!BELOW_THE_WATERLINE.test(path)) return []
        const text = strip(readFileSync(f, 'utf8'))
        return FORBIDDEN_BELOW.filter(([pattern]) => pattern.test(text)).map(([, why]) => `${path}: ${why}`)
      })
    expect(wrong).toEqual([])
  })
  /** Where a game may be named: its own folders, the registry, the sentences, where the panels are put together. */
  const NAMES = RULESETS.map(r => r.slice('rulesets/'.length))
  const mayName = (path: string, game: string): boolean =>
    path.startsWith(`rulesets/${game}/`) ||
    path === 'rulesets/registry.ts' ||
    path.startsWith('text/') ||
    path === 'ui/panels/index.ts' ||
    path.startsWith(`ui/panels/${game}/`) ||
    path.startsWith(`scene/boards/${game}/`) ||
    // The battles of the campaign are fought by this one's rules: the scenario that is handed down says so.
    (game === 'ordine-obliquo' && path.startsWith('rulesets/campaign-1809/handover/'))
  const named = (path: string, text: string): string[] =>
    NAMES.filter(g => !mayName(path, g) && new RegExp(g.replace('-', '-?'), 'i').test(strip(text)))
  it('no game is named but where it may be', () => {
    const wrong = files
      .filter(f => !isTest(f))
      .flatMap(f => {
        const path = relative(src, f).split(sep).join('/')
        return named(path, readFileSync(f, 'utf8')).map(g => `${path}: ${g}`)
      })
    expect(wrong).toEqual([])
    expect(named('scene/World.ts', "if (game === 'radetzky') flags()")).toEqual(['radetzky'])
    expect(named('app/games.ts', 'const { ordineObliquo } = games')).toEqual(['ordine-obliquo'])
    expect(named('ui/panels/radetzky/Track.tsx', "import type { RadPanel } from '../../../rulesets/radetzky'")).toEqual([])
    expect(named('ui/panels/radetzky/Track.tsx', "import { hand } from '../ordine-obliquo'")).toEqual(['ordine-obliquo'])
  })
  /** All files that come with these: what is imported at once, not what is fetched later, nor types. */
  const carriedBy = (...first: string[]): string[] => {
    const fileOf = (to: string) => files.find(f => ['.ts', '.tsx', '/index.ts', '/index.tsx'].some(e => f === join(src, to) + e))
    const seen = new Set<string>()
    const from = first.map(f => join(src, f))
    for (let f = from.pop(); f; f = from.pop()) {
      if (seen.has(f)) continue
      seen.add(f)
      const text = strip(readFileSync(f, 'utf8')).replace(/\bimport\s*\(/g, 'later(')
      for (const m of text.matchAll(/\b(?:import|export)\b(?!\s+type\b)([^'"`;]*?)\bfrom\s*['"](\.[^'"]+)['"]/g)) {
        const names = m[1].replace(/[{}\s]+/g, ' ').split(',')
        if (names.every(n => /^\s*(type\s|$)/.test(n))) continue
        const next = fileOf(
          relative(src, join(dirname(f), m[2]))
            .split(sep)
            .join('/'),
        )
        if (next) from.push(next)
      }
    }
    return [...seen].map(f => relative(src, f).split(sep).join('/'))
  }
  it('the first page carries no game: what it imports at once holds no file of one', () => {
    const at = carriedBy('app/main.tsx')
    expect(at.length).toBeGreaterThan(40)
    expect(at.filter(f => RULESETS.includes(roomOf(f)) && roomOf(f) !== 'rulesets/shared')).toEqual([])
  })
  it('the table carries no built-in players, no calc tables and nothing that draws reach: these are fetched when asked for', () => {
    const aside = /^rulesets\/[^/]+\/(players\/|calc\/|aside\.|reach\.)|^geometry\/drill\/(booleans|reach|outline)\./
    for (const game of RULESETS.filter(r => files.includes(join(src, r, 'index.ts')))) {
      const at = carriedBy('app/main.tsx', 'app/TableRoom.tsx', 'ui/screens/TableScreen.tsx', `${game}/index.ts`)
      expect(at.length).toBeGreaterThan(100)
      expect(at.filter(f => aside.test(f))).toEqual([])
    }
    // and where they are asked for, they are found so
    expect(carriedBy('rulesets/ordine-obliquo/aside.ts').filter(f => aside.test(f)).length).toBeGreaterThan(10)
  })
  it('the rules that it holds catch planted violations', () => {
    const arrow = (to: string, typesOnly = false): Arrow => ({
      file: 'x',
      to,
      typesOnly,
      door: DOOR.test(to),
    })
    expect(allowed('geometry', arrow('engine/dice'))).toBe(false)
    expect(allowed('scene', arrow('rulesets/ordine-obliquo/tables'))).toBe(false)
    expect(allowed('rulesets/registry', arrow('rulesets/ordine-obliquo/tables'))).toBe(false)
    expect(allowed('rulesets/registry', arrow('rulesets/ordine-obliquo/index'))).toBe(true)
    expect(allowed('rulesets/radetzky', arrow('rulesets/ordine-obliquo/index'))).toBe(false)
    expect(allowed('rulesets/contract', arrow('geometry/shapes'))).toBe(false)
    expect(allowed('rulesets/contract', arrow('geometry/shapes', true))).toBe(true)
    expect(allowed('text', arrow('client/store'))).toBe(false)
  })
})
