import { playerNamed, playGame } from '../../host'
import type { Player, Seen, Typed } from '../../rulesets/contract'
import { type Args, wholeNumber } from '../args'
import { findScenario } from '../data'
import { bad, type Reply, type World, worst } from '../world'
import { readMode, readOptions } from './play'

const USUAL = 'sergeant'

/** The verb `simulate`: whole games between built-in players, game i of seed N + i. */
export async function runSimulate(world: World, args: Args): Promise<Reply> {
  const named = args.options.scenario?.at(-1)
  if (named === undefined) return bad('cli/no-value', '--scenario is wanted')
  const games = wholeNumber(args, 'games', 1)
  if (!games.ok) return games
  const seed = wholeNumber(args, 'seed', 0)
  if (!seed.ok) return seed
  if (!Number.isSafeInteger(seed.value + games.value)) return bad('cli/not-a-number', 'seed + games is above 2^53 - 1')
  const mode = readMode(args)
  if (!mode.ok) return mode
  const found = await findScenario(world, named)
  if (!found.ok) return worst(found.error)
  const { rules, scenario } = found.value
  const wanted = args.options.ruleset?.at(-1)
  if (wanted !== undefined && wanted !== rules.id)
    return bad('ruleset/differs', `the scenario ${named} is of ${rules.id}, not of ${wanted}`)
  const options = readOptions(args, rules)
  if (!options.ok) return options

  const players = await namedPlayers(world, args, rules)
  if (!players.ok) return bad('player/unknown', players.message)

  const wins: { [seat: string]: number } = Object.fromEntries(rules.seats.map(s => [s, 0]))
  const turns: number[] = []
  const faults: unknown[] = []
  let draws = 0
  let commands = 0
  const began = world.now()
  for (let i = 0; i < games.value; i++) {
    const played = playGame({
      rules,
      scenario,
      seed: seed.value + i,
      options: options.value,
      mode: mode.value,
      players: players.value,
    })
    commands += played.commands
    faults.push(...played.faults)
    if (!played.outcome) continue
    turns.push(played.turns)
    if (played.outcome.winner) wins[played.outcome.winner] = (wins[played.outcome.winner] ?? 0) + 1
    else draws++
  }
  const seconds = Math.max(world.now() - began, 1) / 1000
  return {
    document: {
      games: games.value,
      finished: turns.length,
      wins,
      draws,
      turns: {
        mean: turns.length > 0 ? turns.reduce((s, t) => s + t, 0) / turns.length : 0,
        max: Math.max(0, ...turns),
      },
      commandsPerSecond: Math.round(commands / seconds),
      faults,
    },
  }
}

type Named =
  | { readonly ok: true; readonly value: { readonly [seat: string]: Player<Seen, Typed> } }
  | { readonly ok: false; readonly message: string }

/** `--players random|sergeant`, or one for each seat. Where none is named and the game has no sergeant yet, random ones play. */
async function namedPlayers(world: World, args: Args, rules: Parameters<typeof playerNamed>[0]): Promise<Named> {
  const own = (await rules.aside()).players
  const given = args.options.players?.at(-1)
  const usual = Object.hasOwn(own, USUAL)
  if (given === undefined && !usual) world.note(`${rules.id} has no ${USUAL} yet: random players play`)
  const names = (given ?? (usual ? USUAL : 'random')).split(',')
  if (names.length !== 1 && names.length !== rules.seats.length)
    return { ok: false, message: `name one player, or one for each of ${rules.seats.join(', ')}` }
  const known = ['random', ...Object.keys(own)].join(', ')
  const players: { [seat: string]: Player<Seen, Typed> } = {}
  for (const [i, seat] of rules.seats.entries()) {
    const name = names[i] ?? names[0]!
    const player = await playerNamed(rules, name)
    if (!player) return { ok: false, message: `${rules.id} has no player ${name} yet; there are: ${known}` }
    players[seat] = player
  }
  return { ok: true, value: players }
}
