import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Fault } from '../base/pointer'
import { useHouse, useSettings, useT } from '../ui/house'
import { FaultList } from '../ui/parts/faults'
import type { Session } from '../ui/ports'
import { go, type Route, readRoute, useHash } from '../ui/route'
import { First } from '../ui/screens/First'
import { openTable } from './direct'

const SetUpScreen = lazy(() => import('../ui/screens/SetUp').then(m => ({ default: m.SetUpScreen })))
const ArmyScreen = lazy(() => import('../ui/screens/Armies').then(m => ({ default: m.ArmyScreen })))
const DrillsScreen = lazy(() => import('../ui/drills/DrillsScreen').then(m => ({ default: m.DrillsScreen })))
const LessonScreen = lazy(() => import('../ui/lesson/LessonScreen').then(m => ({ default: m.LessonScreen })))
const TheatreScreen = lazy(() => import('../ui/theatre/TheatreScreen').then(m => ({ default: m.TheatreScreen })))
const TableScreen = lazy(() => import('../ui/screens/TableScreen').then(m => ({ default: m.TableScreen })))

/** Puts what the settings say about the page's looks on its root element. */
function useLooks() {
  const s = useSettings()
  const { text } = useHouse()
  useLayoutEffect(() => {
    const root = document.documentElement
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const put = () => {
      root.dataset.theme = s.theme === 'system' ? (dark.matches ? 'dark' : 'light') : s.theme
    }
    put()
    root.dataset.motion = s.motion
    root.dataset.patterns = s.patterns ? 'on' : 'off'
    root.style.setProperty('--scale', String(s.theme === 'projector' ? s.textSize * 1.6 : s.textSize))
    dark.addEventListener('change', put)
    return () => dark.removeEventListener('change', put)
  }, [s])
  useEffect(() => {
    document.documentElement.lang = s.language
    if (text.language !== s.language) void text.setLanguage(s.language)
  }, [s.language, text])
}

/** Who looks back at a game, practises a moment of it or reads its review, leaves it where it stands. */
const looksBack = (route: Route): boolean => route.at === 'film' || (route.at === 'drills' && route.query.of !== undefined)

type Open = { readonly session: Session } | { readonly faults: readonly Fault[] } | null

/** Which screen stands, by the address; one game is open at a time. */
export function App() {
  useLooks()
  const house = useHouse()
  const hash = useHash()
  const route = readRoute(hash)
  const [open, setOpen] = useState<Open>(null)
  const held = useRef<Session | null>(null)
  const wanted =
    route.at === 'game' ? `game:${route.id}` : route.at === 'table' ? `table:${hash}` : looksBack(route) ? 'film' : null

  useEffect(() => {
    if (wanted === null) {
      held.current?.close()
      held.current = null
      setOpen(null)
      return
    }
    // Who looks back leaves his game where it stands.
    if (wanted === 'film') return
    house.warm()
    const r = readRoute(location.hash)
    if (r.at === 'game' && held.current?.id === r.id) return
    let here = true
    held.current?.close()
    held.current = null
    setOpen(null)
    const opening = r.at === 'game' ? house.games.resume(r.id) : openTable(house, r.at === 'table' ? r.query : {})
    opening
      .catch((e: unknown) => ({ ok: false as const, error: [{ path: '', message: e instanceof Error ? e.message : String(e) }] }))
      .then(result => {
        if (!here) {
          if (result.ok) result.value.close()
          return
        }
        if (!result.ok) return setOpen({ faults: result.error })
        held.current = result.value
        setOpen({ session: result.value })
        if (r.at === 'table') go({ at: 'game', id: result.value.id }, true)
      })
    return () => {
      here = false
    }
  }, [wanted, house])

  if (route.at === 'setup')
    return (
      <Suspense fallback={<Waiting />}>
        <SetUpScreen scenario={route.scenario} />
      </Suspense>
    )
  if (route.at === 'army')
    return (
      <Suspense fallback={<Waiting />}>
        <ArmyScreen query={route.query} />
      </Suspense>
    )
  if (route.at === 'lesson')
    return (
      <Suspense fallback={<Waiting />}>
        <LessonScreen />
      </Suspense>
    )
  if (route.at === 'drills')
    return (
      <Suspense fallback={<Waiting />}>
        <DrillsScreen query={route.query} live={held.current?.id === route.query.id ? held.current?.game.lines() : undefined} />
      </Suspense>
    )
  if (route.at === 'film') {
    const own = held.current?.id === route.id ? held.current : null
    return (
      <Suspense fallback={<Waiting />}>
        <TheatreScreen route={route} live={own?.game.lines()} />
      </Suspense>
    )
  }
  if (wanted !== null) {
    if (!open) return <Waiting />
    if ('faults' in open) return <CannotOpen faults={open.faults} />
    return (
      <Suspense fallback={<Waiting />}>
        <TableScreen key={open.session.id} session={open.session} />
      </Suspense>
    )
  }
  return <First />
}

function Waiting() {
  const t = useT()
  return (
    <div className="waiting" role="status">
      <p className="book">{t('ui.waiting')}</p>
    </div>
  )
}

function CannotOpen({ faults }: { readonly faults: readonly Fault[] }) {
  const t = useT()
  return (
    <main className="waiting">
      <h1>{t('ui.cannotOpen')}</h1>
      <FaultList faults={faults} testId="faults" />
      <a className="button" href="#/">
        {t('ui.back')}
      </a>
    </main>
  )
}
