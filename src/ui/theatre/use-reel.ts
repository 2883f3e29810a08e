import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Show } from '../../rulesets/contract'
import { type Eyes, inOrder, type Mark, type Pointer, type Stride, saidIn, type Track } from '../../theatre'
import { useHouse, useText } from '../house'
import { pictureOf } from './overlays'
import type { FilmEyes, OpenFilm } from './ports'

/** What is stepped by: the strides of the film, and the marks of who speaks. */
export type By = Stride | 'mark'
export const STRIDES: readonly By[] = ['event', 'combat', 'phase', 'turn', 'mark']
/** Seconds that a step stands while it plays by itself. */
export const PACES = [1, 2, 4, 8] as const
/** Between two marks no more events than this are shown one by one. */
const SHOWN = 40
const LOOK_AGAIN = 120

export interface Place {
  readonly at: number
  /** Which of the track's marks is spoken to; null: none in particular. */
  readonly mark: number | null
}

export interface Reel {
  readonly open: OpenFilm
  readonly place: Place
  readonly track: Track
  readonly stored: boolean
  readonly eyes: Eyes
  readonly by: By
  readonly playing: boolean
  readonly pace: (typeof PACES)[number]
  readonly draws: boolean
  /** The table as it stands now, with what is drawn over it. */
  readonly show: Show
  readonly motion: 'walk' | 'jump'
  /** The marks that stand at the present place; the one spoken to alone, where it is one. */
  readonly here: readonly Mark[]
  /** Events run on to the next mark by themselves. */
  readonly running: boolean
  go(at: number, mark?: number | null): void
  /** One stride on (1) or back (−1); false: there is none. */
  step(way: 1 | -1, by?: By): boolean
  can(way: 1 | -1, by?: By): boolean
  setBy(by: By): void
  setEyes(eyes: Eyes): void
  setPlaying(playing: boolean): void
  setPace(pace: (typeof PACES)[number]): void
  setDraws(draws: boolean): void
  setTrack(track: Track): void
  /** What is being pointed at in a mark that is written just now: drawn already. */
  setDraft(points: readonly Pointer[] | null): void
}

/** Where the film stands and how it goes on. `table`: the drawn table, which is waited for where something still walks. */
export function useReel(open: OpenFilm, start: number, table: React.RefObject<FilmEyes | null>): Reel {
  const { film } = open
  const text = useText()
  const { films } = useHouse()
  const last = film.steps.length
  const [place, setPlace] = useState<Place>({ at: Math.max(0, Math.min(last, start)), mark: null })
  const [track, put] = useState(open.track)
  const [stored, setStored] = useState(true)
  const [chosen, setEyes] = useState<Eyes>(() => open.track.sees ?? (film.eyes.includes('both') ? 'both' : 'spectator'))
  const [by, setBy] = useState<By>('event')
  const [playing, setPlaying] = useState(false)
  const [pace, setPace] = useState<(typeof PACES)[number]>(2)
  const [draws, setDraws] = useState(true)
  const [target, setTarget] = useState<Place | null>(null)
  const [draft, setDraft] = useState<readonly Pointer[] | null>(null)

  const marks = track.marks
  const mark = place.mark === null ? null : (marks[place.mark] ?? null)
  const here = useMemo(() => (mark ? [mark] : marks.filter(m => m.at === place.at)), [mark, marks, place.at])
  const wanted = mark?.sees ?? chosen
  const eyes: Eyes = film.eyes.includes(wanted) ? wanted : 'spectator'

  const nextMark = useCallback(
    (from: Place, way: 1 | -1): Place | null => {
      const i =
        from.mark !== null
          ? from.mark + way
          : way > 0
            ? marks.findIndex(m => m.at >= from.at)
            : marks.findLastIndex(m => m.at < from.at)
      const found = marks[i]
      return found ? { at: found.at, mark: i } : null
    },
    [marks],
  )
  const reach = useCallback(
    (from: Place, way: 1 | -1, stride: By): Place | null => {
      if (stride === 'mark') return nextMark(from, way)
      const at = way > 0 ? film.next(from.at, stride, eyes) : film.back(from.at, stride, eyes)
      return at === null ? null : { at, mark: null }
    },
    [film, eyes, nextMark],
  )
  const go = useCallback(
    (at: number, to: number | null = null) => {
      setTarget(null)
      setPlace({ at: Math.max(0, Math.min(last, at)), mark: to })
    },
    [last],
  )
  const now = useRef({ place, target })
  now.current = { place, target }
  const step = useCallback(
    (way: 1 | -1, stride: By = by): boolean => {
      // Who presses on while it runs wants to be there.
      if (now.current.target && way > 0) {
        setPlace(now.current.target)
        setTarget(null)
        return true
      }
      const to = reach(now.current.place, way, stride)
      if (!to) return false
      const from = now.current.place.at
      const runs = stride === 'mark' && way > 0 && to.at - from > 1 && to.at - from <= SHOWN
      if (runs) setTarget(to)
      else {
        setTarget(null)
        setPlace(to)
      }
      return true
    },
    [by, reach],
  )

  // On the way to a mark each event is seen: the next one begins when the one before has come to rest.
  useEffect(() => {
    if (!target) return
    const timer = setInterval(() => {
      if (table.current?.moving()) return
      const { place: at } = now.current
      const next = film.next(at.at, 'event', eyes)
      if (next === null || next >= target.at) {
        setPlace(target)
        setTarget(null)
      } else setPlace({ at: next, mark: null })
    }, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [target, film, eyes, table])

  const going = useRef(step)
  going.current = step
  useEffect(() => {
    if (!playing) return
    let rested = 0
    const timer = setInterval(() => {
      rested = table.current?.moving() || now.current.target ? 0 : rested + LOOK_AGAIN
      if (rested < pace * 1000) return
      rested = 0
      if (!going.current(1)) setPlaying(false)
    }, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [playing, pace, table])

  const before = useRef(place.at)
  const motion = place.at > before.current && film.next(before.current, 'event', eyes) === place.at ? 'walk' : 'jump'
  const motionNow = useRef<{ readonly at: number; readonly motion: 'walk' | 'jump' }>({ at: place.at, motion: 'jump' })
  if (motionNow.current.at !== place.at) motionNow.current = { at: place.at, motion }
  useEffect(() => {
    before.current = place.at
  }, [place.at])

  const drawing = mark ? mark.draw === true : draws || here.some(m => m.draw)
  const { language } = text
  const show = useMemo((): Show => {
    return pictureOf(film, place.at, eyes, here, drawing, said => saidIn(said, language), draft ?? undefined)
  }, [film, place.at, eyes, drawing, here, draft, language])

  const setTrack = useCallback(
    (next: Track) => {
      const whole = { ...next, marks: inOrder(next.marks) }
      put(whole)
      void films()
        .then(f => f.keep(open.source, whole))
        .then(setStored)
    },
    [films, open.source],
  )
  return {
    open,
    place,
    track,
    stored,
    eyes,
    by,
    playing,
    pace,
    draws,
    show,
    motion: motionNow.current.motion,
    here,
    running: target !== null,
    go,
    step,
    can: (way, stride = by) => reach(place, way, stride) !== null,
    setBy,
    setEyes,
    setPlaying,
    setPace,
    setDraws,
    setTrack,
    setDraft,
  }
}
