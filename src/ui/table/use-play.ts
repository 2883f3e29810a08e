import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Seat } from '../../base/units'
import type { Show, Viewer } from '../../rulesets/contract'
import { useHouse, useStore } from '../house'
import type { Session } from '../ports'
import { actorOf, isBehindScreen, isSecret, secretKey, sortChoices } from './turn'

/** Who sits at the screen, what he may see and do: the hot seat's rules in one place. */
export function usePlay(session: Session) {
  const { game, hands, persons, readOnly } = session
  const snap = useStore(game)
  const panels = useHouse().panels[game.info.ruleset]
  const [chosen, choose] = useState<Seat | null>(null)
  const [handed, setHanded] = useState<string | null>(null)
  /** Who took the screen and has seen nothing but what is hidden from the other side since. */
  const [held, hold] = useState<Seat | null>(null)
  const [peek, setPeek] = useState(false)

  const actor = snap.outcome ? null : actorOf(snap.awaiting, chosen)
  const turn = snap.show.status.turn
  const hides = (what: string) => panels?.hidden?.includes(what) ?? false
  const secret = actor !== null && (isSecret(actor.what) || hides(actor.what))
  const key = actor ? secretKey(turn, actor) : ''
  const hidden = actor !== null && hides(actor.what)
  // Who goes on with his own, and has the screen, need not be given it again.
  const mustHandOver = secret && persons === 2 && !readOnly && handed !== key && !(hidden && held === actor.seat)
  const seat: Seat = actor?.seat ?? 'a'

  // What is open to both lies before both: whoever had the screen has it no longer.
  useEffect(() => {
    if (actor && !hidden) hold(null)
  }, [actor, hidden])

  // Where the screen is to change hands nobody has it: what is taken back there asks for it again.
  useEffect(() => {
    if (!mustHandOver) return
    setHanded(null)
    hold(null)
  }, [mustHandOver])

  useEffect(() => {
    hands.setSeat(seat)
  }, [hands, seat])
  const behind = actor !== null && (isBehindScreen(actor.what) || hidden)
  const tool = panels?.hand.tool(actor?.what ?? '') ?? 'move'
  useEffect(() => {
    hands.setTool(tool)
  }, [hands, tool])

  const own = actor !== null && !mustHandOver && !readOnly && (peek || behind)
  const show: Show = useMemo(() => {
    if (!own) return snap.show
    const mine = game.show(seat)
    // Behind the screen the army is one's own, but counters still lie face down until they are turned up.
    return peek ? mine : { ...mine, discs: mine.discs.map(d => ({ ...d, face: null })) }
  }, [own, peek, game, seat, snap])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const choices = useMemo(
    () => sortChoices(actor && !mustHandOver && !readOnly ? game.choices(seat) : []),
    [game, seat, snap, mustHandOver, readOnly, actor?.what],
  )
  /** What the seat itself may see, for the panels of what it writes in secret. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const mine: Show = useMemo(
    () => (secret && !mustHandOver && !readOnly ? game.show(seat) : show),
    [game, seat, snap, secret, mustHandOver, readOnly, show],
  )

  /** Whose log is read: where the very table is a seat's own, what was told to that seat alone stands in it. */
  const eyes: Viewer = hidden && !mustHandOver && !readOnly ? seat : 'spectator'
  const told = useMemo(() => (eyes === 'spectator' ? snap.told : game.since(0, eyes)), [game, eyes, snap])

  const takeScreen = useCallback(() => {
    setHanded(key)
    hold(hidden ? seat : null)
  }, [key, hidden, seat])
  return {
    snap,
    actor,
    seat,
    secret,
    /** The page of what is written or prepared now opens by itself. */
    page: actor !== null && !mustHandOver && !readOnly && (panels?.pages.includes(actor.what) ?? false),
    mustHandOver,
    takeScreen,
    choose,
    peek,
    setPeek,
    show,
    mine,
    eyes,
    told,
    choices,
    live: actor !== null && !mustHandOver && !readOnly,
    /** What the other side has begun is answered: the answers stand in the pad's place until a unit is taken in hand. */
    answers: actor !== null && (panels?.answers.includes(actor.what) ?? false),
    /** Nothing is moved in this phase: its deeds stand in the order pad's place. */
    still: actor !== null && (panels?.deeds.includes(actor.what) ?? false),
    /** Either side may be played next, and one person plays both. */
    both: snap.awaiting.length > 1 && (persons === 1 || !snap.awaiting.every(x => isSecret(x.what) || hides(x.what))),
  }
}
export type Play = ReturnType<typeof usePlay>
