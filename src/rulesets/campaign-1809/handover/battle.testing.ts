/** Battles to try the hand-over with: the example of 1.20, and random ones from a seed. */
import { randomFrom } from '../../../engine'
import { gainsLeft, manoeuvreRound } from './manoeuvre'
import {
  ARRIVAL_TURNS,
  type Battle,
  type Contingent,
  ENDS,
  FATES,
  GROUNDS,
  type Handover,
  type Leader,
  type Manoeuvre,
  type PieceAfter,
  type Points,
  SIDES,
  type Side,
  type TableResult,
} from './types'

const name = (n: string) => ({ it: n, en: n })
export const leader = (id: string, seniority: number, initiative: number, charisma: number): Leader => ({
  id,
  name: name(id),
  seniority,
  initiative,
  charisma,
  ...(id === 'Napoleone' || id === 'Carlo' ? { confirmed: true as const } : {}),
})
export const points = (ipf: number, cpf: number, apf: number): Points => ({ ipf, cpf, apf })
export const contingent = (id: string, has: Points, leaders: readonly Leader[], more: Partial<Contingent> = {}): Contingent => ({
  id,
  name: name(id),
  leaders,
  has,
  brings: has,
  attitude: 'stand',
  way: null,
  arrives: null,
  ...more,
})

/** Davout 100/18/12 against Rosenberg 37/12/10 and half of Hohenzollern, 22/3/5 (1.20). */
export const eggmuehl: Battle = {
  id: '2-reg',
  turn: 2,
  date: '1809-04-18',
  point: { id: 'REG', name: name('Regensburg'), ground: 'bridge', fortress: true },
  rain: false,
  attacker: 'a',
  sides: {
    a: {
      nation: 'france',
      supplied: true,
      contingents: [
        contingent('F1', points(100, 18, 12), [leader('Davout', 4, 4, 3)], {
          attitude: 'intercept',
          way: { from: 'ING', bearing: 240 },
        }),
      ],
    },
    b: {
      nation: 'austria',
      supplied: true,
      contingents: [
        contingent('A3', points(37, 12, 10), [leader('Rosenberg', 6, 2, 2)]),
        contingent('A2', points(44, 6, 10), [leader('Hohenzollern', 5, 3, 1)], {
          brings: points(22, 3, 5),
          attitude: 'support',
          way: { from: 'LAN', bearing: 175 },
          arrives: 5,
        }),
      ],
    },
  },
  manoeuvre: [],
}

const CHIEFS: { readonly [s in Side]: readonly Leader[] } = {
  a: [
    leader('Napoleone', 1, 5, 3),
    leader('Eugenio', 2, 3, 2),
    leader('Davout', 4, 4, 3),
    leader('Lannes', 5, 3, 3),
    leader('Murat', 7, 3, 2),
    leader('Massena', 8, 3, 2),
    leader('Bernadotte', 9, 2, 1),
    leader('Vandamme', 11, 3, 2),
  ],
  b: [
    leader('Carlo', 1, 4, 2),
    leader('Luigi', 2, 2, 1),
    leader('Bellegarde', 3, 2, 2),
    leader('Hohenzollern', 5, 3, 1),
    leader('Rosenberg', 6, 2, 2),
    leader('Liechtestein', 8, 3, 2),
    leader('Kienmayer', 9, 2, 2),
    leader('Gyulay', 11, 3, 2),
  ],
}

/**
 * A battle from a seed: one to six contingents a side, some of them supports, any ground, gains before it. `even`: the table would be
 * offered at about such a ratio; left out: anything goes.
 */
export function randomBattle(seed: number | string, most = 6): Battle {
  const below = randomFrom(`battle:${seed}`)
  const side = (s: Side): readonly Contingent[] => {
    const many = 1 + below(most)
    const left = [...CHIEFS[s]]
    const take = (): Leader => left.splice(below(left.length), 1)[0]!
    const all = Array.from({ length: many }, (_, i) => {
      const leaders = [take(), ...(below(4) === 0 && left.length > many ? [take()] : [])].sort(
        (p, q) => p.seniority - q.seniority,
      )
      const has = points(below(90), below(30), below(13))
      const support = i > 0 && below(3) === 0
      const share = below(101)
      const part = (n: number) => Math.min(n, Math.floor((2 * n * share + 100) / 200))
      return contingent(`${s === 'a' ? 'F' : 'A'}${i + 1}`, i === 0 ? points(15 + has.ipf, has.cpf, has.apf) : has, leaders, {
        ...(support
          ? {
              brings: points(part(has.ipf), part(has.cpf), part(has.apf)),
              attitude: 'support' as const,
              way: { from: 'AAA', bearing: below(360) },
              arrives: ARRIVAL_TURNS[below(3)]!,
            }
          : below(2) === 0
            ? { attitude: 'intercept' as const, way: { from: 'BBB', bearing: below(360) } }
            : {}),
      })
    })
    return all.sort((p, q) => (p.arrives === null ? 0 : 1) - (q.arrives === null ? 0 : 1))
  }
  const battle: Battle = {
    id: `random-${seed}`,
    turn: 1 + below(12),
    date: '1809-05-21',
    point: {
      id: `P${below(50)}`,
      name: name('Point'),
      ground: GROUNDS[below(3)]!,
      fortress: below(3) === 0,
    },
    rain: below(2) === 0,
    attacker: below(2) === 0 ? 'a' : 'b',
    sides: {
      a: { nation: 'france', supplied: below(4) > 0, contingents: side('a') },
      b: { nation: 'austria', supplied: below(4) > 0, contingents: side('b') },
    },
    manoeuvre: [],
  }
  const rounds: Manoeuvre[] = []
  for (let i = 0; i < 3 && below(2) === 0; i++) {
    const round = manoeuvreRound(battle, { a: 1 + below(6), b: 1 + below(6) })
    const gains = gainsLeft(rounds)
    rounds.push({ ...round, gain: round.winner ? gains[below(gains.length)]! : null })
  }
  return { ...battle, manoeuvre: rounds }
}

/** A result at random for a battle that was handed down: who was hurt, who never came, guns taken, leaders struck. */
export function randomResult(handover: Handover, seed: number | string): TableResult {
  const below = randomFrom(`result:${seed}`)
  const end = ENDS[below(ENDS.length)]!
  const winner =
    end === 'agreed' ? null : end === 'turns' || end === 'bothBroken' ? ([null, 'a', 'b'] as const)[below(3)]! : SIDES[below(2)]!
  const rules = handover.scenario.rules as { readonly reinforcements: readonly { readonly brigade: string }[] }
  const late = new Set(rules.reinforcements.filter(() => below(2) === 0).map(r => r.brigade))
  const pieces = handover.pieces.map((p): PieceAfter => {
    const there = !late.has(p.unit.slice(0, p.unit.lastIndexOf('/')))
    const lost = !there ? 0 : below(4) === 0 ? p.cp : below(p.cp + 1)
    return { unit: p.unit, lost, of: p.cp, there, taken: there && p.arm === 'apf' && below(5) === 0 }
  })
  const leaders = handover.commands.flatMap(c =>
    c.leader && below(6) === 0 ? [{ leader: c.leader, fate: FATES[1 + below(3)]! }] : [],
  )
  return { by: 'table', turn: below(13), end, winner, pieces, leaders }
}
