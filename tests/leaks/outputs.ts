/** Everything that ever reaches one viewer of a game, as one text to be searched. */
import type { Seat, Viewer } from '../../src/base/units'
import { createTeller } from '../../src/client/tell'
import { plainJson } from '../../src/engine'
import type { Authority } from '../../src/host'

/** Commands that a curious seat may try: the answers must not tell it anything either. */
const PROBES = [
  { type: 'endPhase' },
  { type: 'showOrder', of: 'a/I' },
  { type: 'showOrder', of: 'b/I' },
  { type: 'order', to: 'a/I', order: { kind: 'halt' } },
  { type: 'order', to: 'b/I', order: { kind: 'halt' } },
  { type: 'move', unit: 'a/I/1', steps: [{ advance: 3 }] },
  { type: 'move', unit: 'b/I/1', steps: [{ advance: 3 }] },
  { type: 'place', unit: 'a/I/1', pose: { front: [90, 20], facing: 0 } },
  { type: 'place', unit: 'b/I/1', pose: { front: [90, 100], facing: 180 } },
  { type: 'takeBack', unit: 'a/I/1' },
  { type: 'objectives', points: {} },
  { type: 'objectives', points: { nowhere: 1 } },
  { type: 'nonsense' },
]

/** What is asked of the game here changes nothing in it. */
export function everythingFor(host: Authority, viewer: Viewer): string {
  const { rules, game } = host
  const view = host.view(viewer)
  const seat = viewer === 'spectator' ? null : (viewer as Seat)
  const units = Object.keys((view.game as unknown as { units?: object }).units ?? {})
  const hands = rules.hands
  return JSON.stringify({
    view,
    hash: host.viewHash(viewer),
    awaiting: host.awaiting(),
    outcome: host.outcome(),
    show: rules.show(view.game),
    events: game.entries().map(e => host.witnessed(e.n, viewer).map(w => w.event)),
    told: createTeller(host).all(viewer),
    choices: seat ? host.choices(seat) : [],
    verdicts: seat ? PROBES.map(p => host.judge(seat, p)) : [],
    refusals: seat ? PROBES.map(p => probe(host, seat, p)) : [],
    hands: seat && hands ? units.slice(0, 60).map(u => plainJson(hands.manoeuvres(view.game, u as never))) : [],
  })
}

/** The refusal that a seat gets for a command, on a copy of the game; what would be accepted is not told here. */
function probe(host: Authority, seat: Seat, command: { readonly type: string }): unknown {
  const dice = { roll: (_sides: number, count: number) => new Array<number>(count).fill(1) }
  const decided = host.rules.decide(host.game.state().game, seat, command, dice, false)
  return decided.ok ? 'accepted' : decided.error
}
