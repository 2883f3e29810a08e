import { lazy, Suspense, useEffect, useState } from 'react'
import type { DiceWay, Mode } from '../../client/game'
import type { OptionSpec, Options } from '../../rulesets/contract'
import { MODES } from '../dialogs/modes'
import { useHouse, useText } from '../house'
import { Choices, TextField } from '../parts/fields'
import { Icon } from '../parts/Icon'
import { LanguageChoice } from '../parts/LanguageChoice'
import { turnsCode } from '../parts/turns'
import type { ScenarioCard } from '../ports'
import { go } from '../route'
import '../styles/setup.css'
import { OpenFile } from './OpenFile'

export const EMPTY = 'empty'
const ChooseArmies = lazy(() => import('./ChooseArmies').then(m => ({ default: m.ChooseArmies })))

/** What is played, by whom and how: everything has a default, so that one button starts. */
export function SetUpScreen({ scenario }: { readonly scenario: string | null }) {
  const text = useText()
  const { t } = text
  const { games } = useHouse()
  const [cards, setCards] = useState<readonly ScenarioCard[]>([])
  const [chosen, choose] = useState(scenario ?? 'lobositz')
  const [names, setNames] = useState<{ readonly a: string | null; readonly b: string | null }>({ a: null, b: null })
  const [mode, setMode] = useState<Mode>('enforced')
  const [dice, setDice] = useState<DiceWay>('table')
  const [persons, setPersons] = useState<1 | 2>(2)
  const [specs, setSpecs] = useState<readonly OptionSpec[]>([])
  const [options, setOptions] = useState<Options>({})
  const [armies, setArmies] = useState<{ readonly a?: string; readonly b?: string }>({})
  const load = () => games.scenarios().then(setCards, () => setCards([]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; opening a file reads it again.
  useEffect(() => void load(), [games])
  const card = cards.find(c => c.id === chosen)
  const ruleset = card?.ruleset ?? ''
  useEffect(() => {
    if (!ruleset) return
    let here = true
    games.optionsOf(ruleset).then(
      s => here && setSpecs(s),
      () => {},
    )
    return () => {
      here = false
    }
  }, [games, ruleset])
  const empty = chosen === EMPTY
  const side = (seat: 'a' | 'b') => names[seat] ?? (card ? text.name(card.seats[seat]) : t(`ui.side.${seat}`))
  const start = () =>
    go({
      at: 'table',
      query: {
        scenario: chosen,
        a: side('a'),
        b: side('b'),
        mode: empty ? 'free' : mode,
        dice,
        persons: String(persons),
        ...(card?.lists && armies.a ? { 'army.a': armies.a } : {}),
        ...(card?.lists && armies.b ? { 'army.b': armies.b } : {}),
        ...Object.fromEntries(Object.entries(options).map(([k, v]) => [`option.${k}`, JSON.stringify(v)])),
      },
    })
  return (
    <main className="setup" data-testid="screen-setup">
      <header className="setup-head">
        <a className="button bare" href="#/" data-testid="setup-back">
          <Icon name="fold" />
          {t('ui.back')}
        </a>
        <h1>{t('ui.setup.title')}</h1>
        <LanguageChoice />
      </header>
      <section className="setup-what" aria-labelledby="what-head">
        <h2 id="what-head">{t('ui.setup.what')}</h2>
        <div className="cards">
          {cards.map(c => (
            <label key={c.id} className="card" data-testid={`scenario-${c.id}`}>
              <input type="radio" name="scenario" checked={c.id === chosen} onChange={() => choose(c.id)} />
              <span className="card-paper">
                <span className="card-title book">{text.name(c.title)}</span>
                <span className="small soft">
                  {text.has(`ruleset.${c.ruleset}`) ? t(`ruleset.${c.ruleset}`) : c.ruleset} ·{' '}
                  {t(turnsCode('ui.setup.turns', c.turns), { count: c.turns })}
                </span>
                <span className="small">
                  <span className="side-a of-side">{text.name(c.seats.a)}</span>
                  <span className="soft"> – </span>
                  <span className="side-b of-side">{text.name(c.seats.b)}</span>
                </span>
                {c.rebuilt && <span className="small soft">{t('ui.setup.rebuilt')}</span>}
                {c.from === 'file' && <span className="small soft">{t('ui.setup.fromFile')}</span>}
              </span>
            </label>
          ))}
          <label className="card" data-testid="scenario-empty">
            <input type="radio" name="scenario" checked={empty} onChange={() => choose(EMPTY)} />
            <span className="card-paper">
              <span className="card-title book">{t('ui.setup.empty')}</span>
              <span className="small soft">{t('ui.setup.empty.note')}</span>
            </span>
          </label>
        </div>
        <OpenFile
          onScenario={id => {
            void load()
            choose(id)
          }}
        />
      </section>
      <form
        className="setup-how form"
        onSubmit={e => {
          e.preventDefault()
          start()
        }}
      >
        <h2>{t('ui.setup.how')}</h2>
        <div className="fields-two">
          <div className="side-a side-field">
            <TextField
              label={t('ui.setup.name.a')}
              value={side('a')}
              testId="name-a"
              maxLength={40}
              onChange={a => setNames(n => ({ ...n, a }))}
            />
          </div>
          <div className="side-b side-field">
            <TextField
              label={t('ui.setup.name.b')}
              value={side('b')}
              testId="name-b"
              maxLength={40}
              onChange={b => setNames(n => ({ ...n, b }))}
            />
          </div>
        </div>
        {card?.lists && (
          <Suspense fallback={null}>
            <ChooseArmies ruleset={card.ruleset} chosen={armies} onChoose={setArmies} />
          </Suspense>
        )}
        <Choices
          label={t('ui.setup.persons')}
          name="persons"
          value={persons}
          values={[2, 1] as const}
          say={p => t(`ui.setup.persons.${p}`)}
          onChange={setPersons}
        />
        {!empty && (
          <Choices
            label={t('ui.setup.mode')}
            name="mode"
            value={mode}
            values={MODES}
            say={m => t(`ui.mode.${m}`)}
            onChange={setMode}
            note={t(`ui.mode.${mode}.note`)}
          />
        )}
        <Choices
          label={t('ui.setup.dice')}
          name="dice"
          value={dice}
          values={['table', 'hand'] as const}
          say={d => t(`ui.setup.dice.${d}`)}
          onChange={setDice}
        />
        {!empty && specs.length > 0 && (
          <details className="options">
            <summary className="book">{t('ui.setup.options')}</summary>
            <div className="form">
              {specs.map(spec => (
                <Choices
                  key={spec.key}
                  label={t(`option.${spec.key}`)}
                  name={`option-${spec.key}`}
                  value={options[spec.key] ?? spec.default}
                  values={spec.values}
                  say={v => t(text.has(`option.${spec.key}.${v}`) ? `option.${spec.key}.${v}` : `ui.option.${v}`)}
                  onChange={v => setOptions(o => ({ ...o, [spec.key]: v }))}
                  note={<span className="clause">{text.clause(spec.clause)}</span>}
                />
              ))}
            </div>
          </details>
        )}
        <button type="submit" className="button primary setup-start" data-testid="setup-start">
          {t('ui.setup.start')}
        </button>
      </form>
    </main>
  )
}
