/**
 * R01 R46: nothing hidden reaches anybody whom it is hidden from. Searched by absence: what one side hides is looked for in
 * everything that ever reaches the other side or a spectator; and two games that differ in hidden things alone must look alike
 * to them, to the last byte.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Seat, Viewer } from '../../src/base/units'
import type { Typed } from '../../src/engine'
import { randomFrom } from '../../src/engine'
import { type Authority, createAuthority, headerOf, randomCommand } from '../../src/host'
import { playable } from '../../src/rulesets/registry'
import { type Playable, scenarioIds, scenarioOf } from '../games'
import { everythingFor } from './outputs'

const SEED = 987654321
const open = ({ rules, scenario }: Playable): Authority =>
  createAuthority(rules, headerOf(rules, scenario, { seed: SEED })).authority
function give(host: Authority, seat: Seat, command: Typed & { readonly [key: string]: unknown }) {
  const answer = host.submit(seat, command)
  expect(answer, JSON.stringify(command)).toMatchObject({ kind: 'done' })
}
/** Everybody who may not know what a hides. */
const OTHERS: readonly Viewer[] = ['b', 'spectator']
const phaseOf = (host: Authority) => (host.view('spectator').game as unknown as { phase: string }).phase

/** One command by the first seat that is awaited: it ends the phase where it may, else it does what it must first. */
function goOn(host: Authority) {
  const { seat } = host.awaiting()[0]!
  const random = randomFrom(`on:${host.game.entries().length}`)
  const primary = host.choices(seat).find(c => 'command' in c && c.primary)
  const command =
    primary && 'command' in primary ? primary.command : randomCommand(host.rules, host.view(seat).game, seat, random)
  if (!command) throw new Error(`nothing to do for ${seat} in ${phaseOf(host)}`)
  give(host, seat, command as Typed & { readonly [key: string]: unknown })
}
/** Goes on until a phase is reached. */
function until(host: Authority, ...phases: readonly string[]) {
  for (let i = 0; i < 200 && !phases.includes(phaseOf(host)); i++) goOn(host)
  expect(phases).toContain(phaseOf(host))
}

/** The scenarios of this game, all that there are. */
const OURS = await Promise.all(scenarioIds().map(scenarioOf)).then(all =>
  all.filter(p => p.rules.id === 'ordine-obliquo').map(p => p.id),
)

describe.runIf(playable().includes('ordine-obliquo'))('Ordine Obliquo', () => {
  let lobositz: Playable
  let field: Playable
  beforeAll(async () => {
    lobositz = await scenarioOf('lobositz')
    field = await scenarioOf('open-field')
  })

  const objective = { type: 'order', to: 'a/I', order: { kind: 'objective', place: [31.73, 88.37] } }

  it.each(OURS)('%s: the place that an order names reaches nobody until the counter is turned up', async id => {
    const host = open(await scenarioOf(id))
    until(host, 'firstOrders')
    give(host, 'a', objective)
    host.undo('a')
    host.redo('a')
    const look = () => {
      for (const viewer of OTHERS) {
        const text = everythingFor(host, viewer)
        expect(text).not.toMatch(/31\.73|88\.37/)
        expect(text).not.toMatch(/"to":"a\/I","order":\{/)
      }
    }
    look()
    expect(everythingFor(host, 'a')).toMatch(/31\.73/)
    for (const phase of ['generals1', 'move1', 'generals2']) {
      until(host, phase)
      look()
    }
    give(host, 'b', { type: 'showOrder', of: 'a/I' })
    for (const viewer of OTHERS) expect(everythingFor(host, viewer)).toMatch(/31\.73/)
  })

  it('what a courier carries reaches nobody else', () => {
    const host = open(lobositz)
    const s = host.game.state().game as unknown as { brigades: { [id: string]: { seat: string; chief: boolean } } }
    until(host, 'firstOrders')
    until(host, 'generals1')
    // from the second turn on an order to a far brigade rides with a courier
    const far = Object.keys(s.brigades).filter(id => s.brigades[id]!.seat === 'a' && !s.brigades[id]!.chief)
    let sent = false
    while (!sent && host.view('a').game.turn < 6) {
      until(host, 'orders')
      for (const to of far) {
        const before = host.game.entries().length
        if (!sent && host.submit('a', { ...objective, to }).kind === 'done')
          sent = JSON.stringify(host.game.entries().slice(before)).includes('CourierSent')
      }
      if (!sent) until(host, 'generals1')
    }
    expect(sent).toBe(true)
    for (const viewer of OTHERS) expect(everythingFor(host, viewer)).not.toMatch(/31\.73|88\.37/)
    expect(everythingFor(host, 'a')).toMatch(/31\.73/)
  })

  it('what stands behind the screen is seen by nobody until both have confirmed', () => {
    const host = open(field)
    until(host, 'deploy')
    give(host, 'a', { type: 'place', unit: 'a/I/1', pose: { front: [31.73, 20.37], facing: 11.25 } })
    for (const viewer of OTHERS) expect(everythingFor(host, viewer)).not.toMatch(/31\.73|20\.37|11\.25/)
    expect(everythingFor(host, 'a')).toMatch(/31\.73/)
    const random = randomFrom('deploy')
    for (let i = 0; i < 400 && phaseOf(host) === 'deploy'; i++) {
      const { seat } = host.awaiting()[0]!
      const primary = host.choices(seat).find(c => 'command' in c && c.primary)
      const c = primary && 'command' in primary ? primary.command : randomCommand(host.rules, host.view(seat).game, seat, random)
      if ((c as unknown as { unit?: string }).unit === 'a/I/1') continue
      give(host, seat, c as never)
      if (phaseOf(host) === 'deploy')
        for (const viewer of OTHERS) expect(JSON.stringify(host.view(viewer))).not.toMatch(/31\.73|20\.37|11\.25/)
    }
    for (const viewer of OTHERS) expect(everythingFor(host, viewer)).toMatch(/31\.73/)
  })

  it.each(OURS)('%s: two games that differ in a hidden order look alike to the others', async id => {
    const play = await scenarioOf(id)
    const games = (['cautious', 'withdraw'] as const).map(kind => {
      const host = open(play)
      until(host, 'firstOrders')
      give(host, 'a', { type: 'order', to: 'a/II', order: { kind } })
      return host
    })
    for (let i = 0; i < 12 && phaseOf(games[0]!) !== 'move1'; i++) {
      for (const g of games) goOn(g)
      for (const viewer of OTHERS) expect(everythingFor(games[0]!, viewer)).toBe(everythingFor(games[1]!, viewer))
    }
    expect(everythingFor(games[0]!, 'a')).not.toBe(everythingFor(games[1]!, 'a'))
  })

  it.each([
    ['halt', { kind: 'halt' }, { kind: 'cautious' }],
    ['attack', { kind: 'attack', target: 'b/I' }, { kind: 'attack', target: 'b/II' }],
    ['withdraw', { kind: 'withdraw' }, { kind: 'attack', target: 'b/I' }],
  ])('two games that differ in a hidden order (%s) look alike to the others', (_, one, two) => {
    const games = [one, two].map(order => {
      const host = open(lobositz)
      until(host, 'firstOrders')
      give(host, 'a', { type: 'order', to: 'a/I', order })
      return host
    })
    const alike = () => {
      for (const viewer of OTHERS) expect(everythingFor(games[0]!, viewer)).toBe(everythingFor(games[1]!, viewer))
    }
    alike()
    for (let i = 0; i < 10 && phaseOf(games[0]!) !== 'move1'; i++) {
      for (const g of games) goOn(g)
      alike()
    }
    expect(games.map(phaseOf)).toEqual(['move1', 'move1'])
    expect(everythingFor(games[0]!, 'a')).not.toBe(everythingFor(games[1]!, 'a'))
  })

  it.each(['open-field', 'open-field-russia'])(
    '16.2 %s: what a side assigned in secret reaches nobody else before the battle is over',
    async id => {
      const { rules, scenario } = await scenarioOf(id)
      const play = { id, rules, scenario: { ...scenario, turns: 2 } }
      const hosts = [0, 1].map(() => open(play))
      const [one, two] = hosts as [Authority, Authority]
      until(one, 'objectives')
      until(two, 'objectives')
      // b and a assign in their turn, a differently in the two games
      const pieces = (one.view('a').game as unknown as { ground: readonly { id: string }[] }).ground.map(g => g.id)
      const points = [
        { [pieces[0]!]: 17, [pieces[3]!]: 23 },
        { [pieces[1]!]: 19, [pieces[2]!]: 21 },
      ]
      hosts.forEach((host, i) => {
        give(host, 'b', { type: 'objectives', points: { [pieces[0]!]: 11 } })
        give(host, 'a', { type: 'objectives', points: points[i]! })
      })
      expect(everythingFor(one, 'a')).not.toBe(everythingFor(two, 'a'))
      const random = randomFrom(`objectives:${id}`)
      let looked = 0
      for (let n = 0; n < 3000 && !one.outcome(); n++) {
        const { seat } = one.awaiting()[0]!
        // what is done hangs on nothing that was assigned: objectives stand
        const command =
          phaseOf(one) === 'objectives'
            ? { type: 'endPhase' }
            : (randomCommand(one.rules, one.view(seat).game, seat, random) as Typed & { readonly [key: string]: unknown })
        for (const host of hosts) give(host, seat, command as Typed & { readonly [key: string]: unknown })
        if (one.outcome() || n % 45 > 0) continue
        looked++
        for (const viewer of OTHERS) expect(everythingFor(one, viewer)).toBe(everythingFor(two, viewer))
      }
      expect(looked).toBeGreaterThan(2)
      expect(one.outcome()).not.toBe(null)
      // now it is told to everybody
      for (const viewer of OTHERS) {
        expect(everythingFor(one, viewer)).not.toBe(everythingFor(two, viewer))
        expect(everythingFor(one, viewer)).toContain(`"${pieces[0]}":17`)
      }
    },
  )

  it.each(['open-field', 'open-field-russia'])(
    '16.2 %s: objectives are found nowhere in what others get, at any phase',
    async id => {
      const host = open(await scenarioOf(id))
      until(host, 'objectives')
      const pieces = (host.view('a').game as unknown as { ground: readonly { id: string }[] }).ground.map(g => g.id)
      give(host, 'a', { type: 'objectives', points: { [pieces[2]!]: 43 } })
      const mark = new RegExp(`"${pieces[2]}":43|"points":43|"a":43`)
      expect(everythingFor(host, 'a')).toMatch(mark)
      for (const phase of ['deploy', 'firstOrders', 'generals1', 'move1']) {
        until(host, phase)
        for (const viewer of OTHERS) expect(everythingFor(host, viewer)).not.toMatch(mark)
        expect(everythingFor(host, 'a')).toMatch(mark)
      }
    },
  )

  it('2.4 where CP are veiled, how many are lost reaches nobody else', () => {
    const { rules, scenario } = lobositz
    const options = { enemyCp: 'veiled' }
    const games = [1, 2].map(cp => {
      const host = createAuthority(rules, headerOf(rules, scenario, { seed: SEED, options, mode: 'free' })).authority
      give(host, 'a', { type: 'lose', unit: 'a/I/1', cp })
      give(host, 'a', { type: 'ruling', why: 'counted wrongly', set: [{ unit: 'a/I/2', cp: 5 - cp }] })
      return host
    })
    for (const viewer of OTHERS) expect(everythingFor(games[0]!, viewer)).toBe(everythingFor(games[1]!, viewer))
    expect(everythingFor(games[0]!, 'a')).not.toBe(everythingFor(games[1]!, 'a'))
  })

  it('where the dice stand, and their seed, reach nobody', () => {
    const host = open(lobositz)
    const random = randomFrom('dice')
    for (let i = 0; i < 150 && !host.outcome(); i++) {
      const { seat } = host.awaiting()[0]!
      give(host, seat, randomCommand(host.rules, host.view(seat).game, seat, random) as never)
      if (i % 10 > 0) continue
      const words = [SEED, ...host.game.state().dice]
      for (const viewer of ['a', 'b', 'spectator'] as const) {
        const text = everythingFor(host, viewer)
        for (const w of words) expect(text).not.toContain(String(w))
        expect(text).not.toContain('"after"')
      }
    }
  })
})

it('there is a game to look through', () => {
  expect(playable().length).toBeGreaterThanOrEqual(0)
})
