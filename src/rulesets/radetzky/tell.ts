/** Events as sentences of the log, with the section of the rules. Damages are counted aloud: sixes, and pairs of fives. */
import type { GameStep, Id, Name, Param, Phrase, UnitId } from '../contract'
import type { RadEvent, Volley } from './events'
import { failsAt } from './rules/cohesion'
import type { RadSeen } from './state'
import { calledOf } from './wings'

export interface Line {
  readonly phrase: Phrase
  readonly clause?: string
  readonly unit?: UnitId
  readonly steps?: readonly GameStep[]
}

const phrase = (code: string): Param => ({ phrase: { code } })
const side = (seat: string): Param => phrase(`ui.side.${seat}`)
const nameOf = (seen: RadSeen, id: Id): Name => {
  const unit = seen.units[id]
  return unit ? calledOf(unit) : (seen.groups[id]?.name ?? seen.ground.find(g => g.id === id)?.name ?? { it: id, en: id })
}

/** Dice laid out as they are counted: sixes, fives joined in pairs, a five left over, and the rest; "–" where there is none. */
export function countAloud(dice: readonly number[]): { readonly sixes: string; readonly pairs: string; readonly rest: string } {
  const of = (face: number) => dice.filter(d => d === face)
  const pairs = Math.floor(of(5).length / 2)
  const rest = [...dice.filter(d => d < 5), ...(of(5).length % 2 === 1 ? [5] : [])].sort((a, b) => b - a)
  const list = (parts: readonly (string | number)[]) => (parts.length > 0 ? parts.join(' ') : '–')
  return { sixes: list(of(6)), pairs: list(Array.from({ length: pairs }, () => '5+5')), rest: list(rest) }
}

/** What is told of one event; nothing where the machine or nobody tells it. */
export function tell(e: RadEvent, seen: RadSeen): readonly Line[] {
  const line = (code: string, with_: Phrase['with'], clause?: string, more: Partial<Line> = {}): Line[] => [
    { phrase: { code: `event.${code}`, with: with_ }, ...(clause ? { clause } : {}), ...more },
  ]
  const unit = (id: UnitId) => ({ unit: nameOf(seen, id) })
  const counted = (v: Volley) => ({ dice: v.dice.length, sixes: v.sixes, pairs: v.pairs, damages: v.damages })
  const aloud = (v: Volley, clause: string): Line[] =>
    v.dice.length > 0 ? line('RadCount', { ...countAloud(v.dice), damages: v.damages }, clause, { unit: v.unit }) : []
  switch (e.type) {
    case 'LotsDrawn':
      return e.winner
        ? line('RadLots', { a: e.a, b: e.b, winner: side(e.winner) }, 'Inizio')
        : line('RadTied', { total: e.a }, 'Inizio')
    case 'Placed':
      return line('RadPlaced', unit(e.id), undefined, { unit: e.id })
    case 'Linked':
      return line(e.linked ? 'RadLinked' : 'RadUnlinked', unit(e.unit), 'Leggera', { unit: e.unit })
    case 'TurnBegan':
      return [
        ...line('RadTurn', { turn: e.turn }),
        ...Object.values(e.chiefs).flatMap(id => line('RadNewChief', unit(id), 'Comando', { unit: id })),
      ]
    case 'SectorBegan':
      return line('RadSector', { sector: e.sector + 1 }, 'Attivazione')
    case 'InitiativeRolled':
      return e.winner
        ? line('RadInitiative', { a: e.a, b: e.b, winner: side(e.winner) }, 'Attivazione')
        : line('RadTied', { total: e.a }, 'Attivazione')
    case 'FirstChosen':
      return line('RadFirst', { first: side(e.first) }, 'Attivazione')
    case 'Activated':
      return line('RadActivated', { side: side(e.seat) }, 'Attivazione')
    case 'OrderGiven':
      return [
        ...line('RadOrder', { to: nameOf(seen, e.group), order: phrase(`order.${e.order}`) }, 'Attivazione'),
        ...e.out.flatMap(id => line('RadOutOfRadius', unit(id), 'Comando', { unit: id })),
      ]
    case 'Moved':
      return [
        ...line('RadMoved', unit(e.unit), 'Movimento', { unit: e.unit, steps: e.steps }),
        ...(e.disordered ? line('RadDisordered', unit(e.unit), 'Movimento', { unit: e.unit }) : []),
        ...(e.charge ? line('RadAttacks', { ...unit(e.unit), target: nameOf(seen, e.charge) }, 'Mischia', { unit: e.unit }) : []),
      ]
    case 'TakenBack':
      return line('RadTakenBack', unit(e.unit), undefined, { unit: e.unit })
    case 'Recovered':
      return line('RadRecovered', unit(e.unit), 'Attivazione', { unit: e.unit })
    case 'Limbered':
      return line(e.limbered ? 'RadLimbered' : 'RadUnlimbered', unit(e.unit), 'Artiglieria', { unit: e.unit })
    case 'OpportunityTaken':
      return line('RadOpportunity', unit(e.unit), 'Attivazione', { unit: e.unit })
    case 'Fired':
      return [
        ...line(
          e.opportunity ? 'RadFiredAtOnce' : 'RadFired',
          { ...unit(e.volley.unit), target: nameOf(seen, e.target), cm: { cm: e.cm }, ...counted(e.volley) },
          'Fuoco',
          { unit: e.volley.unit },
        ),
        ...aloud(e.volley, 'Fuoco'),
      ]
    case 'Tested': {
      const { tests: t } = e
      const with_ = { ...unit(t.unit), damages: t.damages, rolls: t.rolls.join(', '), threshold: t.threshold, losses: t.losses }
      return [
        ...line('RadTested', with_, 'Coesione', { unit: t.unit }),
        ...t.rolls.flatMap((roll, i) =>
          line(
            failsAt(roll, t.threshold) ? 'RadTestLost' : 'RadTestHeld',
            { n: i + 1, roll, threshold: t.threshold },
            'Coesione',
            {
              unit: t.unit,
            },
          ),
        ),
        ...(t.extra > 0 ? line('RadExtraLoss', unit(t.unit), 'Mischia', { unit: t.unit }) : []),
      ]
    }
    case 'Fought': {
      const names = { own: nameOf(seen, e.attacker.unit), enemy: nameOf(seen, e.defender.unit) }
      return [
        ...line(
          'RadFought',
          { ...names, dice: e.attacker.dice.length, theirs: e.defender.dice.length, side: phrase(`met.${e.side}`) },
          'Mischia',
          {
            unit: e.attacker.unit,
          },
        ),
        ...[e.attacker, e.defender].flatMap(v => [
          ...line('RadVolley', { ...unit(v.unit), ...counted(v) }, 'Mischia', { unit: v.unit }),
          ...aloud(v, 'Mischia'),
        ]),
      ]
    }
    case 'Decided':
      return e.winner && e.loser
        ? line('RadWon', { winner: nameOf(seen, e.winner), loser: nameOf(seen, e.loser) }, 'Mischia', { unit: e.winner })
        : line('RadDrawn', {}, 'Mischia')
    case 'Destroyed':
      return line(`RadGone_${e.why}`, unit(e.unit), e.why === 'losses' ? 'Coesione' : 'Arretramento', { unit: e.unit })
    case 'Retreated':
      return [
        ...line('RadRetreated', { ...unit(e.unit), roll: e.roll, cm: { cm: e.cm } }, 'Arretramento', { unit: e.unit }),
        ...e.pushed.flatMap(id => line('RadPushed', unit(id), 'Arretramento', { unit: id })),
      ]
    case 'Released':
      return line('RadReleased', { group: nameOf(seen, e.group) }, 'Attivazione')
    case 'Pursued':
      return [
        ...line('RadPursued', { ...unit(e.unit), roll: e.roll, cm: { cm: e.cm } }, 'Inseguimento', { unit: e.unit }),
        ...(e.contact
          ? line('RadCaught', { ...unit(e.unit), target: nameOf(seen, e.contact) }, 'Inseguimento', { unit: e.unit })
          : []),
      ]
    case 'SquareFormed':
      return e.both.length > 2
        ? line('RadSquareOf', { ...unit(e.both[0]), count: e.both.length }, 'Quadrato', { unit: e.both[0] })
        : line('RadSquare', { ...unit(e.both[0]), other: nameOf(seen, e.both[1]) }, 'Quadrato', { unit: e.both[0] })
    case 'SquareBroken':
      return e.both.length > 2
        ? line('RadSquareOfBroken', { ...unit(e.both[0]), count: e.both.length }, 'Quadrato', { unit: e.both[0] })
        : line('RadSquareBroken', { ...unit(e.both[0]), other: nameOf(seen, e.both[1]) }, 'Quadrato', { unit: e.both[0] })
    case 'BlockUsed':
      return line(e.way === 'in' ? 'RadBlockIn' : 'RadBlockOut', { ...unit(e.unit), block: nameOf(seen, e.block) }, 'Villaggi', {
        unit: e.unit,
      })
    case 'Left':
      return line('RadLeft', unit(e.unit), 'Vittoria', { unit: e.unit })
    case 'Excused':
      return e.who.flatMap(id => line('RadExcused', unit(id), 'Attivazione', { unit: id }))
    case 'TurnEnded':
      return line('RadTurnEnded', { turn: e.turn })
    case 'GameEnded':
      return line('RadEnded', { why: phrase(`outcome.${e.by}`) }, 'Vittoria')
    case 'RulingMade':
      return line('RadRuling', { by: side(e.by), why: e.why })
    case 'Marked':
      return line('RadMarked', { ...unit(e.unit), state: phrase(`state.${e.state}`) }, undefined, { unit: e.unit })
    case 'LossSet':
      return line('RadLossSet', { ...unit(e.unit), losses: e.count }, undefined, { unit: e.unit })
    case 'Removed':
      return line('RadRemoved', unit(e.unit), undefined, { unit: e.unit })
    default:
      return []
  }
}
