/** One call of the headless command, from its words to its one document. */
import { readArgs } from './args'
import { bad, type Reply, type World } from './world'

/** Runs a verb; never throws on what someone hands in. */
export async function runCli(argv: readonly string[], world: World): Promise<Reply> {
  const read = readArgs(argv)
  if (!read.ok) return read
  const args = read.value
  const file = args.verb === 'play' ? args.files[1] : args.files[0]
  const input = (): string | null => world.read(file ?? null)
  const unread = () => bad('cli/no-file', `${file ?? 'standard input'} cannot be read`)
  switch (args.verb) {
    case 'scenarios':
      return (await import('./verbs/scenarios')).runScenarios(world)
    case 'simulate':
      return (await import('./verbs/simulate')).runSimulate(world, args)
  }
  const text = input()
  if (text === null) return unread()
  switch (args.verb) {
    case 'play':
      return (await import('./verbs/play')).runPlay(world, args, text)
    case 'validate':
      return (await import('./verbs/validate')).runValidate(world, text)
    case 'replay':
      return (await import('./verbs/replay')).runReplay(world, text)
    case 'view':
      return (await import('./verbs/replay')).runView(world, args, text)
  }
  let document: unknown
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return bad('cli/not-json', 'the input is not a JSON document')
  }
  if (args.verb === 'calc') return (await import('./verbs/calc')).runCalc(document)
  const measured = (await import('./verbs/measure')).runMeasure(document)
  return measured.ok ? { document: measured.value } : measured
}
