import { openText, readJson } from '../../content'
import { loadRuleset } from '../../rulesets/registry'
import { createText, LANGUAGES, parseSteps } from '../../text'
import { openFilm, trackIn } from '../../theatre'
import { compile, isDemonstration } from '../../theatre/demonstration'
import { armiesOf, scenarioOf } from '../data'
import { type Reply, type World, worst } from '../world'

type Faults = Parameters<typeof worst>[0]
/** Each fault for the writer of the file, with its code and, where the page has a sentence for that, the sentence in both languages. */
async function faulty(faults: Faults): Promise<Reply> {
  const texts = await Promise.all(LANGUAGES.map(l => createText(l, ['faults', 'theatre'])))
  const told = ({ path, message, code, with: with_ }: Faults[number]) => ({
    path,
    message,
    ...(code ? { code } : {}),
    ...(code && texts.every(t => t.has(`fault.${code}`))
      ? { said: Object.fromEntries(texts.map(t => [t.language, t.t(`fault.${code}`, with_)])) }
      : {}),
  })
  return { document: { ok: false, faults: faults.map(told) }, ...worst(faults) }
}

/**
 * The verb `validate`: checks a scenario, an army, a log with what is said about it, or a demonstration, which is played; every fault
 * at once, of what is played the first.
 */
export async function runValidate(world: World, text: string): Promise<Reply> {
  const json = readJson(text)
  if (json.ok && isDemonstration(json.value)) {
    const army = armiesOf(world)
    const scenario = async (id: string) => scenarioOf(world, id)
    const played = await compile(json.value, { ruleset: loadRuleset, army, scenario, written: parseSteps })
    return played.ok ? { document: { ok: true } } : faulty(played.error)
  }
  const opened = await openText(text, { army: armiesOf(world) })
  if (!opened.ok) return faulty(opened.error)
  if (opened.value.what === 'log') {
    const { rules, log } = opened.value
    for (const n of log.notes) world.note(n.message)
    const film = 'track' in log.header ? openFilm(rules, log) : null
    const said = film?.ok ? trackIn(log.header, { events: film.value.steps.length }) : film
    if (said && !said.ok) return faulty(said.error)
  }
  return { document: { ok: true } }
}
