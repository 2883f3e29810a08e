import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../engine'
import { createAuthority, headerOf, randomCommand } from '../../host'
import type { Viewer } from '../contract'
import type { SbCommand } from './commands'
import { risorgimento } from './index'
import { scenario } from './table.testing'

const OTHERS: readonly Viewer[] = ['b', 'spectator']
/** Everything that a viewer gets: his view, events, what is drawn and offered. */
function all(host: ReturnType<typeof open>, viewer: Viewer): string {
  const view = host.view(viewer)
  const events = host.game.entries().map(e => host.witnessed(e.n, viewer).map(w => w.event))
  const offered = viewer === 'b' ? host.choices('b') : []
  return JSON.stringify([view, events, risorgimento.show(view.game as never), offered, host.awaiting()])
}
const open = () => createAuthority(risorgimento, headerOf(risorgimento, scenario(), { seed: 5 })).authority
type Host = ReturnType<typeof open>
const give = (host: Host, seat: 'a' | 'b', command: SbCommand) =>
  expect(host.submit(seat, command as never), JSON.stringify(command)).toMatchObject({ kind: 'done' })

describe('3.2.5, 4.0 sealed', () => {
  it('two games that differ in orders alone look alike to the others until the marker is turned up', () => {
    const [one, two] = (['attack', 'defence'] as const).map(order => {
      const host = open()
      for (const seat of ['a', 'b'] as const) give(host, seat, { type: 'endPhase' })
      give(host, 'b', { type: 'order', commander: 'b/BEN', order })
      give(host, 'b', { type: 'endPhase' })
      give(host, 'a', { type: 'endPhase' })
      return host
    }) as [Host, Host]
    const look = () => {
      for (const viewer of ['a', 'spectator'] as const) expect(all(one, viewer)).toBe(all(two, viewer))
    }
    look()
    expect(JSON.stringify(one.view('b'))).not.toBe(JSON.stringify(two.view('b')))
    for (const host of [one, two]) for (const seat of ['a', 'b'] as const) give(host, seat, { type: 'endPhase' })
    look()
  })
  it('two games that differ in a marker look alike but for the number', () => {
    const [one, two] = (['a/1I', 'a/1II'] as const).map(marker => {
      const host = open()
      for (const seat of ['a', 'b'] as const) give(host, seat, { type: 'endPhase' })
      for (const seat of ['a', 'b'] as const) give(host, seat, { type: 'endPhase' })
      give(host, 'a', { type: 'marker', marker, in: false })
      return host
    }) as [Host, Host]
    for (const viewer of OTHERS) expect(all(one, viewer)).toBe(all(two, viewer))
    for (const host of [one, two]) for (const seat of ['a', 'b'] as const) give(host, seat, { type: 'endPhase' })
    for (const viewer of OTHERS) expect(all(one, viewer)).toBe(all(two, viewer))
  })
  it('where the dice stand reaches nobody', () => {
    const host = open()
    const random = randomFrom('dice')
    for (let i = 0; i < 60 && !host.outcome(); i++) {
      const { seat } = host.awaiting()[0]!
      give(host, seat as 'a', randomCommand(risorgimento, host.view(seat).game, seat, random) as never)
    }
    const words = host.game.state().dice.map(String)
    for (const viewer of ['a', ...OTHERS] as const) for (const w of words) expect(all(host, viewer)).not.toContain(w)
  })
})
