import { useSyncExternalStore } from 'react'

/** Where in the house one is: read from the address after `#`, so that Back works and nothing is asked of a server. */
export type Route =
  | { readonly at: 'first' }
  | { readonly at: 'setup'; readonly scenario: string | null }
  | { readonly at: 'game'; readonly id: string }
  /**
   * The drill ground; a drill by its name where the address has one, a moment of a log to be practised (`of`, `id`, and `at` or `n`), or
   * the review of a log (`review`).
   */
  | { readonly at: 'drills'; readonly query: { readonly [key: string]: string } }
  /** The first lesson. */
  | { readonly at: 'lesson' }
  /** Making army lists: `ruleset` the game, `list` the list that is open. */
  | { readonly at: 'army'; readonly query: { readonly [key: string]: string } }
  /** The theatre: `of` is what is shown (`game`, `file`, `demo`, `link` with what it carries as its `id`; empty: what there is to choose), `mode` how: watched, presented, laid flat in true size, on paper, the notes. */
  | {
      readonly at: 'film'
      readonly of: string
      readonly id: string
      readonly mode: FilmMode
      readonly query: { readonly [key: string]: string }
    }
  /** Straight to a table, for links and for the journeys. */
  | { readonly at: 'table'; readonly query: { readonly [key: string]: string } }

export const FILM_MODES = ['watch', 'present', 'scale', 'paper', 'notes'] as const
export type FilmMode = (typeof FILM_MODES)[number]

/** A part of an address as it was written; null where it is no such thing. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const params = Object.fromEntries(new URLSearchParams(query))
  const [first = '', second, third, fourth] = path.split('/')
  if (first === 'setup') return { at: 'setup', scenario: params.scenario ?? null }
  if (first === 'game' && second) {
    const id = decoded(second)
    return id === null ? { at: 'first' } : { at: 'game', id }
  }
  if (first === 'film') {
    const id = decoded(third ?? '')
    const mode = FILM_MODES.find(m => m === fourth) ?? 'watch'
    return id === null ? { at: 'first' } : { at: 'film', of: second ?? '', id, mode, query: params }
  }
  if (first === 'lesson') return { at: 'lesson' }
  if (first === 'army') return { at: 'army', query: params }
  if (first === 'drills') return { at: 'drills', query: params }
  if (first === 'table') return { at: 'table', query: params }
  return { at: 'first' }
}

export const address = (route: Route): string => {
  switch (route.at) {
    case 'first':
      return '#/'
    case 'setup':
      return route.scenario ? `#/setup?scenario=${encodeURIComponent(route.scenario)}` : '#/setup'
    case 'game':
      return `#/game/${encodeURIComponent(route.id)}`
    case 'lesson':
      return '#/lesson'
    case 'drills': {
      const asked = new URLSearchParams(route.query).toString()
      return asked ? `#/drills?${asked}` : '#/drills'
    }
    case 'army': {
      const asked = new URLSearchParams(route.query).toString()
      return asked ? `#/army?${asked}` : '#/army'
    }
    case 'film': {
      if (route.of === '') return '#/film'
      const asked = new URLSearchParams(route.query).toString()
      const path = `#/film/${route.of}/${encodeURIComponent(route.id)}${route.mode === 'watch' ? '' : `/${route.mode}`}`
      return asked ? `${path}?${asked}` : path
    }
    case 'table':
      return `#/table?${new URLSearchParams(route.query)}`
  }
}

export function go(route: Route, replace = false): void {
  const to = address(route)
  if (replace) {
    history.replaceState(null, '', to)
    dispatchEvent(new HashChangeEvent('hashchange'))
  } else location.hash = to
}

const listen = (f: () => void) => {
  addEventListener('hashchange', f)
  return () => removeEventListener('hashchange', f)
}

export function useHash(): string {
  return useSyncExternalStore(listen, () => location.hash)
}
