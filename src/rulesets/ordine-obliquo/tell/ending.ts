/** The end and what leads to it, as sentences of the log (16). */
import type { Name, Param, Phrase } from '../../contract'
import type { Objectives } from '../combat'
import type { EndingEvent } from '../events/ending'
import { type OoSeen, SIDES, type Side } from '../state'
import type { Line } from '../tell'

const phrase = (code: string): Param => ({ phrase: { code } })
const side = (seat: string): Param => phrase(`ui.side.${seat}`)
const line = (code: string, with_: Phrase['with'], clause: string): Line => ({
  phrase: { code: `event.${code}`, with: with_ },
  clause,
})
/** A piece's name; one that a player laid is told by its kind, its side and its place among that side's. */
export function groundName(seen: Pick<OoSeen, 'ground'>, id: string): Name | Param {
  const piece = seen.ground.find(g => g.id === id)
  const kind = phrase(`ground.${piece?.kind ?? 'hill'}`)
  if (!piece?.by) return piece?.name ?? kind
  const n = seen.ground.filter(g => g.by === piece.by).indexOf(piece) + 1
  return { phrase: { code: 'ground.laid', with: { kind, side: side(piece.by), n } } }
}

/** A list of objectives with their points, as one phrase: a chain of `objectives.one` and `objectives.more`. */
export function pointsPhrase(seen: Pick<OoSeen, 'ground'>, points: Objectives): Param {
  const all = Object.entries(points).filter(([, n]) => n > 0)
  return all.reduceRight<Param>((rest, [id, n], i) => {
    const own = { ground: groundName(seen, id), points: n }
    return i === all.length - 1
      ? { phrase: { code: 'objectives.one', with: own } }
      : { phrase: { code: 'objectives.more', with: { ...own, rest } } }
  }, phrase('objectives.none'))
}

function ended(e: EndingEvent & { type: 'GameEnded' }, seen: OoSeen): Line[] {
  const { ending } = e
  const count = (seat: Side) =>
    line(
      'PointsCounted',
      {
        side: side(seat),
        points: ending.points[seat],
        losses: ending.destroyed[seat].reduce((sum, t) => sum + t.points, 0),
        ground: ending.objectives.filter(h => h.by === seat).reduce((sum, h) => sum + (h.points[seat] ?? 0), 0),
      },
      '16',
    )
  return [
    line(
      'GameEnded',
      { how: phrase(`outcome.${ending.by}`), winner: ending.winner ? side(ending.winner) : phrase('outcome.nobody') },
      '16',
    ),
    ...SIDES.map(count),
    ...ending.objectives.map(h =>
      line(
        'ObjectiveHeld',
        {
          ground: groundName(seen, h.ground),
          why: phrase(`held.${h.why}`),
          who: h.by ? side(h.by) : phrase('outcome.nobody'),
        },
        '16.2',
      ),
    ),
  ]
}

/** What is told of an event of the end; nothing where it is nobody's to know. */
export function tellEnding(e: EndingEvent, seen: OoSeen): readonly Line[] {
  switch (e.type) {
    case 'ObjectivesSet':
      return e.points === null
        ? [line('ObjectivesSet', { side: side(e.seat) }, '16.2')]
        : [line('ObjectivesAssigned', { points: pointsPhrase(seen, e.points) }, '16.2')]
    case 'ClassChanged':
      return [line('ClassChanged', { side: side(e.seat), class: phrase(`class.${e.class}`) }, '3.1')]
    case 'HoldTested': {
      const brigade = seen.brigades[e.brigade]?.name ?? { it: e.brigade, en: e.brigade }
      return e.roll === null
        ? [line('HoldEnds', { brigade }, '3.2')]
        : [line(e.released ? 'HoldReleased' : 'HoldStands', { brigade, roll: e.roll, needs: e.needs }, '3.2')]
    }
    case 'LossesCounted':
      return SIDES.flatMap(seat => {
        const lost = e.losses.lost[seat]
        return lost === null || lost === 0
          ? []
          : [line('LossesCounted', { side: side(seat), lost, total: e.total[seat] }, '16.1')]
      })
    case 'ArmyTested':
      return [
        line(
          e.held ? 'ArmyHeld' : 'ArmyFailed',
          { side: side(e.seat), roll: e.roll, bonus: e.bonus, over: e.over, total: e.roll + e.bonus },
          '16.1',
        ),
      ]
    case 'ArmyBroke':
      return [line('ArmyBroke', { side: side(e.seat) }, '16.1')]
    case 'GameEnded':
      return ended(e, seen)
  }
}
