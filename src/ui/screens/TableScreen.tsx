import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Footprint, Overlay, Point } from '../../rulesets/contract'
import type { DialogName, MenuAct } from '../dialogs/kinds'
import { useHouse, useStore, useT, useText } from '../house'
import { usePadKeys } from '../pad/use-pad-keys'
import { IconButton } from '../parts/IconButton'
import type { Session, TableEyes, TableLook } from '../ports'
import { go } from '../route'
import { useSideColours } from '../sides'
import { Ears } from '../table/Ears'
import { FilmBar } from '../table/FilmBar'
import { HandOver } from '../table/HandOver'
import { Head } from '../table/Head'
import { turnHexLook, useHexKeys } from '../table/hex-look'
import { Notices } from '../table/Notices'
import { PlaceTold } from '../table/PlaceTold'
import { SheetLayout } from '../table/SheetLayout'
import { useFilm } from '../table/use-film'
import { useKeys } from '../table/use-keys'
import { useLayout } from '../table/use-layout'
import { usePlay } from '../table/use-play'
import { WideLayout } from '../table/WideLayout'

import '../styles/table.css'
import '../styles/sheet.css'
import '../styles/panels.css'

const Dialogs = lazy(() => import('../dialogs'))
const MomentDialog = lazy(() => import('../report/Moment').then(m => ({ default: m.MomentDialog })))
const Telling = lazy(() => import('../table/Telling').then(m => ({ default: m.Telling })))
const WhatIf = lazy(() => import('../theatre/WhatIf').then(m => ({ default: m.WhatIf })))
const DiceDialog = lazy(() => import('../dialogs').then(m => ({ default: m.DiceDialog })))
const InsistDialog = lazy(() => import('../dialogs').then(m => ({ default: m.InsistDialog })))

export interface Insets {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const NONE: Insets = { left: 0, right: 0, top: 0, bottom: 0 }

/** The table with its panels: what is asked of the game goes over the desk, what is asked of the pieces over the hands. */
export function TableScreen({
  session,
  drawn: more,
  children,
}: {
  readonly session: Session
  /** Drawn over what the game shows. */
  readonly drawn?: readonly Overlay[]
  /** What stands over the table beside its own panels. */
  readonly children?: ReactNode
}) {
  const t = useT()
  const text = useText()
  const { Table, settings, panels } = useHouse()
  const { game, hands, desk } = session
  const play = usePlay(session)
  const layout = useLayout()
  const asks = useStore(desk)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [moment, setMoment] = useState<number | null>(null)
  const [rolling, setRolling] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const [insets, setInsets] = useState<Insets>(NONE)
  const [look, setLook] = useState<TableLook>({ view: session.record?.view ?? 'free', from: session.record?.from ?? 'a' })
  const eyes = useRef<TableEyes | null>(null)

  useEffect(() => session.keepLook(look), [session, look])
  useSideColours(play.show.sides)
  useEffect(() => {
    const codes = (['a', 'b'] as const).flatMap(seat => [`side.${seat}`, `ui.side.${seat}`].map(code => [code, seat] as const))
    for (const [code, seat] of codes) text.put(code, game.info.seats[seat]?.name || null)
    return () => {
      for (const [code] of codes) text.put(code, null)
    }
  }, [game, text])
  const view = useCallback((v: TableLook['view']) => setLook(l => (l.view === v ? l : { ...l, view: v })), [])
  const turnRound = () => setLook(l => ({ ...l, from: l.from === 'a' ? 'b' : 'a' }))

  const since = useSince(play.seat, play.snap.at)
  const { film, play: run, stop } = useFilm(game, eyes)
  const motion = useMotion(play.snap.told, film !== null && film.at === 0)
  const undo = () => {
    const { undo } = play.snap
    if (!undo || session.readOnly) return
    if (undo.needs && session.persons === 2) setDialog('undo')
    else game.undo(undo.by, undo.needs ?? undefined)
  }
  const redo = () => {
    if (play.snap.redo && !session.readOnly) game.redo(play.seat)
  }

  const over = play.snap.outcome !== null
  useEffect(() => {
    if (over) setDialog('outcome')
  }, [over])

  usePadKeys(hands, play.live && !dialog && moment === null && !film, play.still)
  useHexKeys(play.show.hexes !== undefined && !dialog && moment === null)
  const act = (what: MenuAct) => {
    setDialog(null)
    if (what === 'redo') redo()
    else if (what === 'real') desk.takeReal(!desk.get().real)
    else if (what === 'plan') view(look.view === 'plan' ? 'free' : 'plan')
    else if (what === 'grid' || what === 'labels' || what === 'pieces') turnHexLook(settings, what)
    else if (what === 'round') turnRound()
    else if (what === 'film') go({ at: 'film', of: 'game', id: session.id, mode: 'watch', query: { at: 'end' } })
    else eyes.current?.whole()
  }
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(null), 9000)
    return () => clearTimeout(timer)
  }, [note])

  useKeys(
    e => {
      if (film) {
        if (e.key !== 'Escape') return false
        stop()
        return true
      }
      if (e.ctrlKey || e.metaKey) {
        if (e.key === 'z' || e.key === 'Z') {
          if (e.shiftKey) redo()
          else undo()
          return true
        }
        if (e.key === 'Enter') {
          document.querySelector<HTMLButtonElement>('[data-testid="primary"]')?.click()
          return true
        }
        return false
      }
      if (e.altKey) return false
      switch (e.key) {
        case 'o':
        case 'O':
          if (!e.repeat) play.setPeek(true)
          return true
        case 'u':
          undo()
          return true
        case 'U':
          redo()
          return true
        case 'i':
        case 'I':
          if (!panels[game.info.ruleset]) return false
          setDialog('quick')
          return true
        case '?':
          setDialog('help')
          return true
        default:
          return false
      }
    },
    e => {
      if (e.key === 'o' || e.key === 'O') play.setPeek(false)
    },
  )
  useEffect(() => {
    const away = () => play.setPeek(false)
    addEventListener('blur', away)
    return () => removeEventListener('blur', away)
  }, [play.setPeek])

  const toUnit = useCallback(
    (id: string) => {
      const body = game.get().show.bodies.find(b => b.id === id)
      if (!body) return
      hands.select([id])
      eyes.current?.keepInSight(cornersOf(body.footprint))
    },
    [game, hands],
  )
  const { selected } = useStore(hands)
  const [sight, setSight] = useState<readonly Point[]>([])
  const [drawn, setDrawn] = useState(false)
  const keep = useCallback(
    (points: readonly Point[]) => setSight(before => (JSON.stringify(before) === JSON.stringify(points) ? before : points)),
    [],
  )
  // A panel that grew over the selected unit, or over what it speaks of: the camera gives way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when the panels or the selection change.
  useEffect(() => {
    const points = game
      .get()
      .show.bodies.filter(b => selected.includes(b.id))
      .flatMap(b => cornersOf(b.footprint))
    if (points.length + sight.length > 0) eyes.current?.keepInSight([...points, ...sight])
  }, [game, selected, sight, insets, drawn])
  const pointAt = useCallback((x: number, y: number) => eyes.current?.unproject(x, y) ?? null, [])
  const slot = useMemo(
    () => ({ session, play, onUnit: toUnit, look: keep, pointAt, onMoment: setMoment }),
    [session, play, toUnit, keep, pointAt],
  )
  const menu = <IconButton icon="menu" label={t('ui.table.menu')} testId="menu" onClick={() => setDialog('menu')} />
  const show = film?.show ?? play.show
  const shown = useMemo(() => (more?.length ? { ...show, overlays: [...show.overlays, ...more] } : show), [show, more])
  const Layout = layout === 'wide' ? WideLayout : SheetLayout

  return (
    <main className={`table-screen layout-${layout}`} data-testid="screen-table">
      <h1 className="unseen">{text.name(game.info.scenario.title)}</h1>
      <div className="table-ground" inert={play.mustHandOver}>
        <Suspense fallback={<p className="table-laying book">{t('ui.table.laying')}</p>}>
          <Table
            session={session}
            show={shown}
            motion={motion}
            live={play.live && !film}
            film={film !== null}
            look={look}
            insets={insets}
            label={t('ui.table.label', { title: game.info.scenario.title })}
            onView={view}
            onTurnRound={turnRound}
            onSelect={id => hands.select(id ? [id] : [])}
            onHold={disc => {
              const own = disc !== null && play.live && play.show.discs.some(d => d.id === disc && d.seat === play.seat)
              play.setPeek(own)
              return own
            }}
            onNote={setNote}
            onRolling={setRolling}
            onEyes={e => {
              eyes.current = e
              setDrawn(e !== null)
            }}
          />
        </Suspense>
      </div>
      {film && <FilmBar film={film} onStop={stop} />}
      {!play.mustHandOver && !film && (
        <>
          <Head
            session={session}
            play={play}
            look={look}
            onUndo={undo}
            onRedo={redo}
            onView={view}
            onTurnRound={turnRound}
            menu={menu}
            wide={layout === 'wide'}
          />
          <Layout {...slot} onInsets={setInsets} />
          <PlaceTold session={session} />
          <Notices session={session} play={play}>
            <Suspense fallback={null}>{game.info.branch && <WhatIf session={session} />}</Suspense>
            <Suspense fallback={null}>{!rolling && play.snap.show.status.turn > 0 && <Telling {...slot} />}</Suspense>
          </Notices>
          {note && (
            <p className="notice floor-note" role="status">
              {t(`ui.table.${note}`)}
            </p>
          )}
        </>
      )}
      {!play.mustHandOver && !film && children}
      <Ears session={session} play={play} />
      {play.mustHandOver && <HandOver session={session} play={play} />}
      <Suspense fallback={null}>
        {dialog && !play.mustHandOver && (
          <Dialogs
            {...slot}
            name={dialog}
            since={since}
            onFilm={run}
            onClose={() => setDialog(null)}
            onOpen={setDialog}
            onDo={act}
          />
        )}
        {moment !== null && !play.mustHandOver && (
          <MomentDialog session={session} n={moment} onClose={() => setMoment(null)} onFilm={run} />
        )}
        {asks.ask?.kind === 'dice' && <DiceDialog session={session} />}
        {asks.ask?.kind === 'insist' && <InsistDialog session={session} />}
      </Suspense>
    </main>
  )
}

/** The two ends of the front and the middle of the rear: enough to keep a whole piece in sight. */
function cornersOf(f: Footprint): Point[] {
  const angle = (f.facing * Math.PI) / 180
  const [x, y] = f.front
  const [sin, cos, half] = [Math.sin(angle), Math.cos(angle), f.width / 2]
  return [
    [x - cos * half, y + sin * half],
    [x + cos * half, y - sin * half],
    [x - sin * f.depth, y - cos * f.depth],
  ]
}

/** An undo, a redo and the first picture of a film are there at once; all else is walked. */
function useMotion(told: readonly { readonly undone: boolean }[], first: boolean): 'walk' | 'jump' {
  const undone = told.reduce((n, x) => n + (x.undone ? 1 : 0), 0)
  const known = useRef(undone)
  const jump = first || known.current !== undone
  known.current = undone
  return jump ? 'jump' : 'walk'
}

/** How far the log stood when the seat in turn last gave the screen away: what came after is the other side's doing. */
function useSince(seat: string, at: number): number {
  const left = useRef<Record<string, number>>({})
  const last = useRef({ seat, at })
  if (last.current.seat !== seat) {
    left.current[last.current.seat] = last.current.at
    last.current = { seat, at }
  } else last.current = { seat, at }
  return left.current[seat] ?? 0
}
