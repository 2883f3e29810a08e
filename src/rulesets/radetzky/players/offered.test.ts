import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createGame, randomFrom } from '../../../engine'
import { radetzky } from '../index'
import { options as specs } from '../options'
import { sergeant } from './sergeant'

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown
type Of = { readonly type: string; readonly [key: string]: unknown }

/** What the sergeant does in a whole game without being offered it: where the page would have no hand for it. */
function unoffered(id: string, seed: number): { readonly done: { [type: string]: number }; readonly missing: string[] } {
  const read = radetzky.readScenario(json(`scenarios/${id}.json`), army => json(`armies/${army}.json`))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const game = createGame(radetzky, {
    campo: 1,
    ruleset: 'radetzky',
    rulesVersion: radetzky.rulesVersion,
    scenario: read.value,
    options: Object.fromEntries(specs.map(o => [o.key, o.default])),
    mode: 'enforced',
    seats: { a: { name: 'A' }, b: { name: 'B' } },
    dice: { seed },
  } as never)
  const random = randomFrom(`offered ${seed}`)
  const done: { [type: string]: number } = {}
  const missing: string[] = []
  for (let i = 0; i < 3000; i++) {
    const state = game.state().game
    const [asked] = radetzky.awaiting(state)
    if (!asked) break
    const view = radetzky.view(state, asked.seat)
    const command = sergeant.choose(view, asked.seat, random) as unknown as Of
    done[command.type] = (done[command.type] ?? 0) + 1
    const offers = radetzky.choices(view, asked.seat)
    const commands = offers.flatMap(o => ('command' in o ? [o.command as unknown as Of] : []))
    const like = (...keys: string[]) => commands.some(c => c.type === command.type && keys.every(k => c[k] === command[k]))
    const has =
      command.type === 'move'
        ? offers.some(o => 'moves' in o && o.moves === command.unit) &&
          (command.charge === undefined ||
            radetzky.hands!.charges(view, command.unit as never).some(c => c.target === command.charge))
        : command.type === 'fire'
          ? like('unit', 'target')
          : command.type === 'place'
            ? like('unit')
            : command.type === 'takeBack'
              ? radetzky.judge(view, asked.seat, command as never).kind === 'ok'
              : commands.some(c => JSON.stringify(c) === JSON.stringify(command))
    if (!has) missing.push(`turn ${state.turn} ${asked.what}: ${JSON.stringify(command)}`)
    // two buttons of one base never say the same
    const said = offers.flatMap(o => ('command' in o && asked.what === 'act' ? [JSON.stringify([o.unit, o.text])] : []))
    for (const s of new Set(said.filter((x, n) => said.indexOf(x) !== n))) missing.push(`twice ${s}`)
    if (game.submit(asked.seat, command).kind !== 'done') missing.push(`refused ${JSON.stringify(command)}`)
  }
  expect(radetzky.outcome(game.state().game)).not.toBeNull()
  return { done, missing }
}

describe('whatever the sergeant does is offered', () => {
  it('in a whole game of Goito', () => {
    const { done, missing } = unoffered('goito', 1)
    expect(missing).toEqual([])
    for (const type of ['place', 'move', 'fire', 'opportunity', 'fight', 'pursue', 'block'])
      expect(done[type], type).toBeGreaterThan(0)
  })
})
