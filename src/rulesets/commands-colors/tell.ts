/** Events as sentences of the log, with the section of the rules. */
import { type Id, type Name, type Param, type Phrase, SYMBOLS, type UnitId } from '../contract'
import { type Line, line, phrase, side } from '../shared/line'
import { CLAUSE } from './clauses'
import type { CcEvent, Made } from './events'
import type { CcSeen, Leader, Unit } from './state'

const cardOf = (card: string): Param => phrase(`card.${card || 'hidden'}`)
const nameOf = (s: CcSeen, id: Id): Name | string => s.units[id]?.name ?? s.leaders[id]?.name ?? id
/** The faces that fell, each symbol with its number, in a fixed order. */
function facesOf(faces: readonly string[]): Param {
  const shown = SYMBOLS.map(f => [f, faces.filter(x => x === f).length] as const).filter(([, count]) => count > 0)
  const said = shown.map(([f, count]): Phrase => ({ code: `face.cc.${f}`, with: { count } }))
  const none: Phrase = { code: 'face.cc.none' }
  const all = said.reduceRight<Phrase | null>(
    (rest, first) => (rest ? { code: 'face.cc.join', with: { first: { phrase: first }, rest: { phrase: rest } } } : first),
    null,
  )
  return { phrase: all ?? none }
}

/** What a ruling set on the table, one by one; of a leader who only went with his unit nothing. */
function ruled({ units = {}, leaders = {} }: Made, s: CcSeen): readonly Line[] {
  const ofUnit = ([id, u]: readonly [string, Partial<Unit>]): readonly Line[] => [
    ...('hex' in u ? where(s, id, u.hex ?? null) : []),
    ...(u.blocks === undefined ? [] : line('CcRuled_blocks', { unit: nameOf(s, id), value: u.blocks }, undefined, id as UnitId)),
  ]
  const ofLeader = ([id, { hex = null }]: readonly [string, Partial<Leader>]): readonly Line[] => {
    const joins = Object.keys(units).find(u => units[u]!.leader === id)
    if (joins)
      return line('CcRuled_with', { leader: nameOf(s, id), unit: nameOf(s, joins), hex: hex ?? '' }, undefined, id as UnitId)
    const taken = hex !== null && Object.keys(units).some(u => units[u]!.hex === hex && s.units[u]?.leader === id)
    return taken ? [] : where(s, id, hex)
  }
  return [...Object.entries(units).flatMap(ofUnit), ...Object.entries(leaders).flatMap(ofLeader)]
}
const where = (s: CcSeen, id: string, hex: string | null): readonly Line[] =>
  hex === null
    ? line('CcRuled_gone', { unit: nameOf(s, id) }, undefined, id as UnitId)
    : line('CcRuled_hex', { unit: nameOf(s, id), hex }, undefined, id as UnitId)

/** What the log says of an event; empty where it has nothing to tell. */
export function tell(e: CcEvent, s: CcSeen): readonly Line[] {
  switch (e.type) {
    case 'Dealt':
      return line('CcDealt', {}, CLAUSE.setUp)
    case 'TurnBegan':
      return line('CcTurn', { turn: e.turn, side: side(e.seat) })
    case 'Played':
      return line(
        e.plain ? 'CcPlayedPlain' : e.card === e.as ? 'CcPlayed' : 'CcPlayedAs',
        { side: side(e.seat), card: cardOf(e.card), as: cardOf(e.as) },
        CLAUSE.command,
      )
    case 'Inspired':
      return line('CcInspired', { faces: facesOf(e.faces) }, CLAUSE.command)
    case 'Rallied':
      return line('CcRallied', { unit: nameOf(s, e.unit), blocks: e.blocks }, CLAUSE.command, e.unit)
    case 'Ordered':
      return line('CcOrdered', { unit: nameOf(s, e.unit) }, CLAUSE.order, e.unit)
    case 'OrderedAll':
      return line('CcOrderedAll', { count: e.units.length }, CLAUSE.order)
    case 'Supplied':
      return line('CcSupplied', { unit: nameOf(s, e.unit), hex: e.hex }, CLAUSE.command, e.unit)
    case 'LeftSquare':
      return line('CcLeftSquare', { unit: nameOf(s, e.unit) }, CLAUSE.square, e.unit)
    case 'Moved':
      return line('CcMoved', { unit: nameOf(s, e.unit), hex: e.path[e.path.length - 1]! }, CLAUSE.move, e.unit)
    case 'LeaderMoved':
      return line('CcMoved', { unit: nameOf(s, e.leader), hex: e.path[e.path.length - 1]! }, CLAUSE.leader, e.leader)
    case 'Exited':
      return line('CcExited', { unit: nameOf(s, e.unit), hex: e.hex }, CLAUSE.banners, e.unit)
    case 'Announced':
      return line(
        e.partner ? 'CcAnnouncedWith' : 'CcAnnounced',
        { unit: nameOf(s, e.unit), target: nameOf(s, e.target), guns: e.partner ? nameOf(s, e.partner) : '' },
        e.partner ? CLAUSE.combined : s.attack?.kind === 'fire' ? CLAUSE.fire : CLAUSE.melee,
        e.unit,
      )
    case 'Reacted':
      return e.what === 'pass' ? [] : line(`CcReacted_${e.what}`, { side: side(e.seat) }, CLAUSE[REACTIONS[e.what]])
    case 'Squared':
      return line(e.mass ? 'CcMass' : 'CcSquare', { unit: nameOf(s, e.unit) }, e.mass ? CLAUSE.mass : CLAUSE.square, e.unit)
    case 'Battled':
      return line(
        `CcBattled_${e.why}`,
        {
          unit: nameOf(s, e.unit),
          target: nameOf(s, e.target),
          faces: facesOf([...e.faces, ...e.again]),
          hits: e.hits,
          flags: e.flags,
        },
        e.melee ? CLAUSE.melee : CLAUSE.fire,
        e.unit,
      )
    case 'Hit':
      return line('CcHit', { unit: nameOf(s, e.unit), blocks: e.blocks, left: e.left }, CLAUSE.melee, e.unit)
    case 'Destroyed':
      return line('CcDestroyed', { unit: nameOf(s, e.unit), hex: e.hex }, CLAUSE.banners, e.unit)
    case 'LeaderTested':
      return line(e.lost ? 'CcLeaderHit' : 'CcLeaderSafe', { leader: nameOf(s, e.leader) }, CLAUSE.leader, e.leader)
    case 'LeaderLost':
      return line('CcLeaderLost', { leader: nameOf(s, e.leader) }, CLAUSE.leader, e.leader)
    case 'Ignored':
      return line('CcIgnored', { unit: nameOf(s, e.unit), count: e.count, flags: e.flags }, CLAUSE.flags, e.unit)
    case 'StoodFast':
      return line('CcStoodFast', { unit: nameOf(s, e.unit), blocks: e.blocks }, CLAUSE.square, e.unit)
    case 'Retreated':
      return line('CcRetreated', { unit: nameOf(s, e.unit), hex: e.hex }, CLAUSE.flags, e.unit)
    case 'Blocked':
      return line('CcBlocked', { unit: nameOf(s, e.unit) }, CLAUSE.flags, e.unit)
    case 'Joined':
      return line('CcJoined', { unit: nameOf(s, e.unit), leader: nameOf(s, e.leader) }, CLAUSE.leader, e.unit)
    case 'Escaped':
      return line('CcEscaped', { leader: nameOf(s, e.leader), hex: e.path[e.path.length - 1]! }, CLAUSE.leader, e.leader)
    case 'Retired':
      return line('CcRetired', { unit: nameOf(s, e.unit), hex: e.path[e.path.length - 1]! }, CLAUSE.retire, e.unit)
    case 'Advanced':
      return line('CcAdvanced', { unit: nameOf(s, e.unit), hex: e.path[e.path.length - 1]! }, CLAUSE.advance, e.unit)
    case 'Declined':
      return line(`CcDeclined_${e.what}`, { side: side(e.seat) }, e.what === 'back' ? CLAUSE.back : CLAUSE.advance)
    case 'FellOut':
      return line('CcFellOut', { unit: nameOf(s, e.unit) }, CLAUSE.formation, e.unit)
    case 'Banner':
      return line(`CcBanner_${e.for}`, { side: side(e.seat), count: e.count }, CLAUSE.banners)
    case 'Held':
    case 'Lost': {
      const o = s.rules.objectives.find(x => x.id === e.objective)
      return line(`Cc${e.type}`, { side: side(e.seat), count: e.banners, place: o ? o.name : e.objective }, CLAUSE.banners)
    }
    case 'BaggageMoved':
      return line('CcBaggage', { hex: e.hex }, CLAUSE.banners)
    case 'Shuffled':
      return line('CcShuffled', {}, CLAUSE.draw)
    case 'Drew':
      return line('CcDrew', { side: side(e.seat), count: e.cards.length }, CLAUSE.draw)
    case 'Kept':
      return line('CcKept', { side: side(e.seat), card: cardOf(e.discarded) }, CLAUSE.draw)
    case 'GameEnded':
      return line('CcEnded', { why: phrase(`outcome.${e.by}`) }, CLAUSE.banners)
    case 'RulingMade':
      return [
        ...line('CcRuling', { by: side(e.by), why: e.why }),
        ...ruled(e, s),
        ...(e.cards ?? []).flatMap(c => {
          const to = c.to === 'a' || c.to === 'b' ? 'hand' : c.to
          return line(`CcLaid_${c.from}_${to}`, { card: cardOf(c.card), by: side(e.by), to: side(c.to === 'b' ? 'b' : 'a') })
        }),
      ]
    default:
      return []
  }
}
const REACTIONS = { firstStrike: 'strike', formSquare: 'square', retire: 'retire' } as const
