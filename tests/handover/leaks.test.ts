/** At the table of a campaign's battle: of a support that is still to come nothing stands in anything that the enemy is told. */
import { describe, expect, it } from 'vitest'
import { createLocalGame } from '../../src/client'
import { authorityOf } from '../../src/client/local'
import { openText } from '../../src/content'
import { createAuthority, headerOf, randomPlayer } from '../../src/host'
import { contingent, eggmuehl, leader, points } from '../../src/rulesets/campaign-1809/handover/battle.testing'
import { handOver } from '../../src/rulesets/campaign-1809/handover/scenario'
import { openFilm } from '../../src/theatre'

/** Hohenzollern comes to Rosenberg's help on turn 3, Murat to Davout's; a few strong brigades, so that the battle is soon over. */
const battle = {
  ...eggmuehl,
  sides: {
    a: {
      ...eggmuehl.sides.a,
      contingents: [
        contingent('F1', points(30, 4, 2), [leader('Davout', 4, 4, 3)], { way: { from: 'ING', bearing: 240 } }),
        contingent('F6', points(0, 30, 2), [leader('Murat', 7, 3, 2)], {
          attitude: 'support',
          way: { from: 'STR', bearing: 90 },
          arrives: 3,
        }),
      ],
    },
    b: {
      ...eggmuehl.sides.b,
      contingents: [
        contingent('A3', points(37, 8, 6), [leader('Rosenberg', 6, 2, 2)]),
        contingent('A2', points(30, 3, 5), [leader('Hohenzollern', 5, 3, 1)], {
          attitude: 'support',
          way: { from: 'LAN', bearing: 175 },
          arrives: 3,
        }),
      ],
    },
  },
}
const handover = handOver(battle)
const rules_ = handover.scenario.rules as { readonly reinforcements: readonly { readonly brigade: string }[] }
/** By seat: words that stand for what the other side has still to come. */
const HIDDEN = {
  a: [...rules_.reinforcements.filter(r => r.brigade.startsWith('b/')).map(r => `"${r.brigade}`), 'Hohenzollern', 'A2'],
  b: [...rules_.reinforcements.filter(r => r.brigade.startsWith('a/')).map(r => `"${r.brigade}`), 'Murat', 'F6'],
} as const

describe('a support that is still to come', () => {
  it('is looked for in every view, event, choice and verdict of the enemy until its first unit stands on the table', async () => {
    const read = await openText(JSON.stringify(handover.scenario), { army: () => undefined })
    if (!read.ok || read.value.what !== 'scenario') throw new Error('unread')
    const { rules, scenario } = read.value
    const player = randomPlayer(rules)
    const { authority } = createAuthority(rules, headerOf(rules, scenario, { seed: 'unseen' }))
    const came = { a: false, b: false }
    let looked = 0
    const state = () =>
      authority.game.state().game as unknown as {
        readonly turn: number
        readonly units: { readonly [id: string]: { readonly place: string } }
      }
    const here = (seat: 'a' | 'b') =>
      rules_.reinforcements.some(
        r =>
          r.brigade.startsWith(`${seat}/`) &&
          Object.entries(state().units).some(([id, u]) => id.startsWith(`${r.brigade}/`) && u.place !== 'reserve'),
      )
    for (let n = 0; n < 600 && !(came.a && came.b) && state().turn <= 5; n++) {
      const waiting = authority.awaiting()
      if (waiting.length === 0) break
      const next = waiting[n % waiting.length]!
      const command = player.choose(authority.view(next.seat).game, next.seat, below => (n * 13 + 5) % below)!
      const answer = authority.submit(next.seat, command)
      if (answer.kind !== 'done') throw new Error(JSON.stringify(answer))
      for (const [seat, other] of [
        ['a', 'b'],
        ['b', 'a'],
      ] as const) {
        came[other] ||= here(other)
        if (came[other]) continue
        // its owner has it before him
        const owners = JSON.stringify(authority.view(other))
        for (const word of HIDDEN[seat]) expect(owners.includes(word), word).toBe(true)
        const told = JSON.stringify([
          authority.view(seat),
          authority.witnessed(answer.n, seat),
          authority.choices(seat),
          rules.show(authority.view(seat).game),
          authority.witnessed(answer.n, seat).map(w => rules.tell(w.event, w.before)),
        ])
        for (const word of HIDDEN[seat]) expect(told.includes(word), `${n} ${seat} ${word}`).toBe(false)
        looked++
        // whoever asks after it by name is told no more than after nobody
        const attack = (target: string) =>
          authority.judge(seat, { type: 'order', to: `${seat}/I`, order: { kind: 'attack', target } } as never)
        const brigade = rules_.reinforcements.find(r => r.brigade.startsWith(`${other}/`))!.brigade
        expect(attack(brigade).refusals).toEqual(attack(`${other}/XXX`).refusals)
      }
    }
    expect(looked).toBeGreaterThan(40)
    expect(came).toEqual({ a: true, b: true })
  })
  it('nor in anything that the page is handed for that seat, its header and its film included', async () => {
    const read = await openText(JSON.stringify(handover.scenario), { army: () => undefined })
    if (!read.ok || read.value.what !== 'scenario') throw new Error('unread')
    const { rules, scenario } = read.value
    const player = randomPlayer(rules)
    const seats = { a: { name: 'Anna' }, b: { name: 'Bruno' } }
    const setup = {
      ruleset: rules,
      scenario,
      options: {},
      mode: 'enforced' as const,
      seats,
      dice: 'table' as const,
      seed: 'unseen',
    }
    const game = createLocalGame(setup)
    const host = authorityOf(game)!
    let looked = 0
    for (let n = 0; n < 60 && game.get().show.status.turn < 3; n++) {
      const next = game.get().awaiting[n % game.get().awaiting.length]!
      const command = player.choose(host.view(next.seat).game, next.seat, below => (n * 13 + 5) % below)!
      if (game.submit(next.seat, command).kind !== 'done') throw new Error('refused')
      if (n % 6 !== 0) continue
      const at = game.get().at
      const film = openFilm(rules, { header: host.header, entries: host.game.entries(), notes: [] } as never)
      if (!film.ok) throw new Error(JSON.stringify(film.error))
      const place = film.value.steps.length
      // the film of a game that goes on has a spectator's eyes, whoever asks
      const seen = (['a', 'both', 'spectator'] as const).map(eyes => [
        film.value.show(place, eyes),
        film.value.told(place, eyes, true),
        film.value.rolls(place, eyes),
      ])
      for (const seat of ['a', 'b'] as const) {
        const page = JSON.stringify([
          game.info,
          game.get(),
          game.show(seat),
          game.choices(seat),
          game.since(0, seat),
          game.past(at - 1, seat),
          game.turnEnds(seat),
          game.rolls(0, seat),
          seen,
        ])
        for (const word of HIDDEN[seat]) expect(page.includes(word), `${n} ${seat} ${word}`).toBe(false)
        looked++
      }
    }
    expect(looked).toBeGreaterThan(8)
    // the log itself holds them: it is the keeper's, and no seat's
    expect(game.lines()[0]).toContain('Hohenzollern')
  })
})
