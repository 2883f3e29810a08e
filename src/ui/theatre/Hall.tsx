import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { saidIn } from '../../theatre'
import { useHouse, useText } from '../house'
import type { TableLook } from '../ports'
import { corners } from '../report/plan'
import { address, type FilmMode, go, type Route } from '../route'
import { useSideColours } from '../sides'
import { Dropping, useLooking, Wrong } from './LookAtFile'
import { frame, framed, placesOf } from './overlays'
import { Present } from './Present'
import type { FilmEyes, OpenFilm } from './ports'
import { Study } from './Study'
import { useReel } from './use-reel'

const Scale = lazy(() => import('./Scale').then(m => ({ default: m.Scale })))
const Paper = lazy(() => import('./Paper').then(m => ({ default: m.Paper })))

/** More pieces than these are not about single ones. */
const FEW = 6
/** How far down the table is looked at when nothing else is said. */
const SLANT = 50

/** One film on the table, however it is shown: watched with its words and notes, presented to a room, or laid flat in true size. */
export function Hall({ open, route }: { readonly open: OpenFilm; readonly route: Extract<Route, { readonly at: 'film' }> }) {
  const text = useText()
  const { FilmTable } = useHouse()
  const table = useRef<FilmEyes | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)
  const [view, setView] = useState<TableLook['view']>('free')
  const asked = route.query.at === 'end' ? open.film.steps.length : Number(route.query.at ?? 0) || 0
  const reel = useReel(open, asked, table)
  const [near, setNear] = useState(false)
  const looking = useLooking()
  const [selected, setSelected] = useState<string | null>(null)
  const { place, here, show } = reel
  useSideColours(show.sides)
  const { mode } = route
  const present = mode === 'present'

  // The address follows, so that a page that is loaded again stands where it stood; and who goes to another address of the same film
  // goes to its place.
  const written = useRef(asked)
  const standing = useRef({ reel, route })
  standing.current = { reel, route }
  useEffect(() => {
    if (asked !== written.current) standing.current.reel.go(asked)
  }, [asked])
  useEffect(() => {
    const { route: here } = standing.current
    written.current = place.at
    history.replaceState(null, '', address({ ...here, query: place.at > 0 ? { ...here.query, at: String(place.at) } : {} }))
  }, [place.at])
  const setMode = useCallback(
    (next: FilmMode) => go({ ...route, mode: next, query: place.at > 0 ? { at: String(place.at) } : {} }),
    [route, place.at],
  )

  const look = here.find(m => m.look)?.look
  const lookKey = JSON.stringify(look ?? null)
  const latest = useRef({ look, show, reel })
  latest.current = { look, show, reel }
  // A room without a script is led to what happens; one who looks back by himself may be.
  const close = near || (present && reel.track.marks.length === 0)
  const plan = look && 'plan' in look && look.plan === true
  // A mark may say how the table is looked at; elsewhere what happens is kept in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew where the film stands elsewhere, or on another screen.
  useEffect(() => {
    const eyes = table.current
    const size = box.current?.getBoundingClientRect()
    const { look: wanted, show: picture, reel: r } = latest.current
    if (!eyes || !size || size.height === 0) return
    if (!wanted) {
      const units = new Set<string>(open.film.told(r.place.at, r.eyes, true).flatMap(l => l.unit ?? []))
      const there = picture.bodies.filter(b => units.has(b.id))
      if (there.length === 0 || there.length > FEW) return
      const points = [...there.flatMap(b => corners(b.footprint)), ...placesOf(open.film.drawing(r.place.at, r.eyes))]
      if (close) eyes.aim(frame(points, size))
      else eyes.keepInSight(points)
      return
    }
    const wantedView = plan ? 'plan' : 'free'
    if (view !== wantedView) return setView(wantedView)
    const pitch = plan ? 90 : SLANT
    if (!('units' in wanted)) return eyes.aim({ at: wanted.at, distance: wanted.distance, from: wanted.from, pitch })
    const points = framed(wanted, picture)
    if (points.length > 0) eyes.aim(frame(points, size))
  }, [place.at, place.mark, lookKey, drawn, view, plan, present, close])

  const onEyes = useCallback((eyes: FilmEyes | null) => {
    table.current = eyes
    setDrawn(eyes !== null)
  }, [])
  const title = saidIn(reel.track.title, text.language)
  if (mode === 'scale' || mode === 'paper') {
    const Flat = mode === 'scale' ? Scale : Paper
    return (
      <Suspense fallback={null}>
        <Flat reel={reel} title={title} onLeave={() => setMode('watch')} />
      </Suspense>
    )
  }
  return (
    <Dropping looking={looking}>
      <main className={`theatre ${present ? 'presenter' : 'study'}`} data-testid="screen-theatre" data-mode={mode}>
        <h1 className="unseen">{title}</h1>
        <div className="theatre-table" ref={box}>
          <Suspense fallback={<p className="table-laying book">{text.t('ui.table.laying')}</p>}>
            <FilmTable
              show={show}
              view={view}
              motion={reel.motion}
              label={text.t('theatre.table', { title })}
              big={present}
              onView={setView}
              onSelect={setSelected}
              onEyes={onEyes}
            />
          </Suspense>
        </div>
        {present ? (
          <Present
            reel={reel}
            title={title}
            channel={`${route.of}/${route.id}`}
            table={table}
            view={view}
            onView={setView}
            onMode={setMode}
          />
        ) : (
          <Study
            reel={reel}
            title={title}
            table={table}
            selected={selected}
            view={view}
            onView={setView}
            onMode={setMode}
            near={near}
            onNear={setNear}
          />
        )}
        {looking.wrong && (
          <div className="film-wrong">
            <Wrong looking={looking} />
            <button type="button" className="button" onClick={looking.clear}>
              {text.t('ui.close')}
            </button>
          </div>
        )}
      </main>
    </Dropping>
  )
}
