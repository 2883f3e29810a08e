/** Events as sentences of the log, with the section of the rules; each viewer is told his own. */
import type { Id, Name, Param, Phrase, UnitId } from '../contract'
import { nameOf } from './choices'
import { CLAUSE } from './clauses'
import type { CampEvent } from './events'
import { type Points, total } from './kinds'
import { placeOf } from './map'
import type { CampSeen, CampView } from './state'

export interface Line {
  readonly phrase: Phrase
  readonly clause?: string
  readonly unit?: UnitId
}
const phrase = (code: string): Param => ({ phrase: { code } })
const side = (seat: string): Param => phrase(`ui.side.${seat}`)
const line = (code: string, with_: NonNullable<Phrase['with']> = {}, clause?: string, unit?: UnitId): readonly Line[] => [
  { phrase: { code: `event.${code}`, with: with_ }, ...(clause ? { clause } : {}), ...(unit ? { unit } : {}) },
]

/** What the log says of an event; empty where it has nothing to tell. */
export function tell(e: CampEvent, s: CampSeen): readonly Line[] {
  const place = (id: string): Name => placeOf(s.map, id).name
  const unit = (id: Id): Name | string => (s.units[id] ? nameOf(s as CampView, s.units[id]) : id.split('/')[1]!)
  const leader = (id: string): Name | string => s.leaders[id]?.name ?? id
  const size = (p: Points): number => total(p)
  const three = (p: Points) => ({ ipf: p.ipf, cpf: p.cpf, apf: p.apf })
  switch (e.type) {
    case 'TurnBegan':
      return line('CampTurn', { turn: e.turn })
    case 'Arrived':
      return line(
        'CampArrived',
        { place: place(e.at), unit: unit(e.units[0]!), count: size(e.points) },
        CLAUSE.reinforcement,
        e.units[0],
      )
    case 'RolledInitiative':
      return line('CampRolled', { die: e.die }, CLAUSE.initiative)
    case 'InitiativeWon':
      return line('CampInitiative', { side: side(e.seat) }, CLAUSE.initiative)
    case 'WeatherFell':
      return line(e.weather === 'rain' ? 'CampRain' : 'CampClear', { die: e.die, score: e.score }, CLAUSE.weather)
    case 'PhaseBegan':
      return line('CampPhase', { side: side(e.seat) }, CLAUSE.move)
    case 'CutOff':
      return line('CampCutOff', { unit: unit(e.unit), turn: e.turns }, CLAUSE.supply, e.unit)
    case 'BackInSupply':
      return line('CampBackInSupply', { unit: unit(e.unit) }, CLAUSE.supply, e.unit)
    case 'Tested':
      return line(`CampTested_${e.cap}`, { leader: leader(e.leader), die: e.die, score: e.score }, CLAUSE.test, e.units[0])
    case 'Council':
      return line(
        e.may ? 'CampCouncil' : 'CampNoCouncil',
        { leader: leader(e.leader), die: e.die, score: e.score },
        CLAUSE.transfer,
      )
    case 'Marched':
      return line('CampMarched', { leader: leader(e.leader), die: e.die, score: e.score, gain: e.gain }, CLAUSE.forced)
    case 'Straggled':
      return line('CampStraggled', { unit: unit(e.unit), ...three(e.points) }, CLAUSE.forced, e.unit)
    case 'Moved':
      return line(
        e.debt > 0 ? 'CampMovedOnDebt' : 'CampMoved',
        { unit: unit(e.units[0]!), place: place(e.to), cost: e.cost },
        CLAUSE.move,
        e.units[0],
      )
    case 'MetEnemy':
      return line('CampMetEnemy', { place: place(e.at) }, CLAUSE.move)
    case 'Transferred':
      return line('CampTransferred', { unit: unit(e.from), to: unit(e.unit), ...three(e.points) }, CLAUSE.transfer, e.unit)
    case 'Formed':
      return line('CampFormed', { leader: leader(e.leader), ...three(e.points) }, CLAUSE.transfer)
    case 'Joined':
      return line('CampJoined', { leader: leader(e.leader), unit: unit(e.unit) }, CLAUSE.leader, e.unit)
    case 'PhaseEnded':
      return line('CampPhaseEnded', { side: side(e.seat) }, CLAUSE.move)
    case 'Contact':
      return e.foes.flatMap(f => line('CampContact', { place: place(e.at), foe: place(f) }, CLAUSE.information))
    case 'Informed':
      return [
        ...line('CampInformed', { leader: leader(e.leader), die: e.die, score: e.score }, CLAUSE.information),
        ...e.notes.flatMap(n =>
          n.kind === 'none'
            ? line('CampNote_none', { place: place(n.at) }, CLAUSE.information)
            : line(
                n.kind === 'A' ? 'CampNote_A' : 'CampNote_B',
                {
                  place: place(n.at),
                  leader: n.leaders?.[0] ? leader(n.leaders[0]) : '—',
                  count: n.units ?? 0,
                  all: n.all ?? 0,
                  ...three(n.points ?? { ipf: 0, cpf: 0, apf: 0 }),
                },
                CLAUSE.information,
              ),
        ),
      ]
    case 'Declared':
      return line(`CampDeclared_${e.attitude.do}`, { unit: unit(e.unit) }, CLAUSE.attitude, e.unit)
    case 'Sealed':
      return line('CampSealed', { side: side(e.seat) }, CLAUSE.attitude)
    case 'Withdrew':
      return line('CampWithdrew', { unit: unit(e.unit), place: place(e.to) }, CLAUSE.retreat, e.unit)
    case 'CouldNotWithdraw':
      return line('CampCouldNotWithdraw', { unit: unit(e.unit) }, CLAUSE.retreat, e.unit)
    case 'Left':
      return line(e.empty ? 'CampEmptied' : 'CampLeft', { place: place(e.at) }, CLAUSE.retreat)
    case 'Duel':
      return line(e.won ? 'CampDuelWon' : 'CampDuelLost', { place: place(e.at), die: e.die, score: e.score }, CLAUSE.intercept)
    case 'Intercepted':
      return line(
        e.debt > 0 ? 'CampInterceptedOnDebt' : 'CampIntercepted',
        { unit: unit(e.unit), place: place(e.to) },
        CLAUSE.intercept,
        e.unit,
      )
    case 'Entered':
      return line('CampEntered', { side: side(e.seat), place: place(e.at) }, CLAUSE.intercept)
    case 'SupportVoid':
      return line('CampSupportVoid', { unit: unit(e.unit) }, CLAUSE.support, e.unit)
    case 'SupportHolds':
      return line('CampSupportHolds', { unit: unit(e.unit), to: unit(e.of) }, CLAUSE.support, e.unit)
    case 'BattleMarked':
      return line('CampBattleMarked', { place: place(e.at), side: side(e.attacker) }, CLAUSE.combat)
    case 'SiegeBegan':
      return line('CampSiegeBegan', { place: place(e.at), side: side(e.seat) }, CLAUSE.siege)
    case 'SiegeLifted':
      return line('CampSiegeLifted', { place: place(e.at) }, CLAUSE.siege)
    case 'SupportRolled':
      return line(
        'CampSupportRolled',
        { unit: unit(e.unit), die: e.die, score: e.score, percent: e.share, ...three(e.points) },
        CLAUSE.support,
        e.unit,
      )
    case 'BattleBegan':
      return line(
        'CampBattleBegan',
        { place: place(e.at), a: e.leaders.a ? leader(e.leaders.a) : '—', b: e.leaders.b ? leader(e.leaders.b) : '—' },
        CLAUSE.combat,
      )
    case 'WayWanted':
      return line(`CampWayWanted_${e.how}`, {}, CLAUSE.handover)
    case 'TableGivenUp':
      return line('CampTableGivenUp', { side: side(e.by) }, CLAUSE.handover)
    case 'WayChosen':
      return line(`CampWay_${e.how}`, {}, CLAUSE.handover)
    case 'ResultProposed':
      return line('CampResultProposed', { side: side(e.by) }, CLAUSE.handover)
    case 'ManoeuvreRolled':
      return line('CampManoeuvreRolled', { round: e.round, die: e.die }, CLAUSE.handover)
    case 'ManoeuvreWon':
      return e.seat
        ? line('CampManoeuvreWon', { round: e.round, side: side(e.seat) }, CLAUSE.handover)
        : line('CampManoeuvreEven', { round: e.round }, CLAUSE.handover)
    case 'ManoeuvreTaken':
      return line(
        e.gain.kind === 'terrain' ? `CampGain_${e.gain.piece}` : `CampGain_${e.gain.kind}`,
        { side: side(e.seat) },
        CLAUSE.handover,
      )
    case 'ResultWritten':
      return line('CampResultWritten', { side: side(e.by) }, CLAUSE.handover)
    case 'ResultsUnlike':
      return line('CampResultsUnlike', {}, CLAUSE.handover)
    case 'LedgerClosed':
      return line('CampLedger', { place: place(e.at) }, CLAUSE.handover)
    case 'ResultRefused':
      return line('CampResultRefused', { side: side(e.by) }, CLAUSE.handover)
    case 'RoundRolled':
      return line('CampRoundRolled', { die: e.die, score: e.score }, CLAUSE.combat)
    case 'RoundFought':
      return line('CampRound', { place: place(e.at), round: e.round + 1, a: e.losses.a, b: e.losses.b }, CLAUSE.combat)
    case 'Lost':
      return line(`CampLost_${e.why}`, { unit: unit(e.unit), ...three(e.points) }, LOST[e.why], e.unit)
    case 'BattleEnded':
      return line(
        e.back ? 'CampBattleBack' : 'CampBattleEnded',
        { place: place(e.at), side: e.beaten ? side(e.beaten) : '', a: e.losses.a, b: e.losses.b },
        CLAUSE.combat,
      )
    case 'LeaderFell':
      return line(`CampLeader_${e.fate}`, { leader: leader(e.leader), count: e.turns }, CLAUSE.leader)
    case 'LeaderBack':
      return line('CampLeaderBack', { leader: leader(e.leader) }, CLAUSE.leader)
    case 'Assaulted':
      return line('CampAssaulted', { place: place(e.at), a: e.losses.a, b: e.losses.b }, CLAUSE.siege)
    case 'Summoned':
      return line(e.yields ? 'CampYielded' : 'CampSummoned', { place: place(e.at), die: e.die }, CLAUSE.siege)
    case 'Fell':
      return line('CampFell', { place: place(e.at), side: side(e.seat), count: e.points }, CLAUSE.siege)
    case 'Retreated':
      return line('CampRetreated', { side: side(e.seat), place: place(e.from), to: place(e.to) }, CLAUSE.retreat)
    case 'ShutIn':
      return line('CampShutIn', { side: side(e.seat), place: place(e.at) }, CLAUSE.siege)
    case 'BrokeThrough':
      return line(
        e.to ? 'CampBrokeThrough' : 'CampStopped',
        { die: e.die, score: e.score, place: e.to ? place(e.to) : '' },
        CLAUSE.through,
      )
    case 'Pursued':
      return line('CampPursued', { side: side(e.seat), place: place(e.at), count: e.loss }, CLAUSE.pursuit)
    case 'Surrendered':
      return line('CampSurrendered', { side: side(e.seat), place: place(e.at), count: e.points }, CLAUSE.unit)
    case 'CameBack':
      return line('CampCameBack', { unit: unit(e.unit), ...three(e.points) }, CLAUSE.pursuit, e.unit)
    case 'Absorbed':
      return line('CampAbsorbed', { unit: unit(e.unit), by: unit(e.by) }, CLAUSE.unit, e.by)
    case 'Counted':
      return line('CampCounted', { a: e.points.a, b: e.points.b }, CLAUSE.victory)
    case 'RulingMade':
      return line('CampRuling', { by: side(e.by), why: e.why })
    case 'GameEnded':
      return line(
        `CampEnded_${e.level}`,
        { side: e.winner ? side(e.winner) : '', why: phrase(`outcome.${e.by}`) },
        CLAUSE.victory,
      )
    default:
      return []
  }
}
const LOST = {
  battle: CLAUSE.combat,
  pursuit: CLAUSE.pursuit,
  siege: CLAUSE.siege,
  supply: CLAUSE.supply,
  surrender: CLAUSE.unit,
} as const
