import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../house'
import { Tabs } from '../../table/Tabs'
import { CONDITION, FIGHTER, FIRE_BASES, FIRER, MELEE_BASE, RANGES, TARGET } from './quickTables'

const SPEEDS: readonly (readonly [string, number | null, number | null])[] = [
  ['infantry', 17, 14],
  ['openOrder', null, 22],
  ['lightCavalry', 30, 22],
  ['heavyCavalry', 25, 20],
  ['artillery', 14, null],
  ['cossacks', 35, 35],
  ['general', 30, 30],
]
const DRILL = ['wheel', 'oblique', 'form', 'formPrussia', 'horse', 'guns', 'about', 'retire', 'shift', 'square', 'road'] as const
const GROUND = ['steep', 'low', 'rough', 'wood', 'river', 'village', 'open'] as const
const ORDERS = ['halt', 'cautious', 'objective', 'attack', 'withdraw'] as const
const COMMAND = ['change', 'reach', 'radius', 'detached', 'attached'] as const
const TURN = ['orders', 'compulsory', 'initiative', 'first', 'evade', 'finish', 'second', 'fire', 'melee', 'end'] as const
const FIRE = [
  'when',
  'who',
  'nearest',
  'corridor',
  'guns',
  'volley',
  'charge',
  'opportunity',
  'village',
  'hill',
  'screen',
] as const
const MELEE = [
  'contact',
  'counter',
  'impetus',
  'flank',
  'march',
  'guns',
  'several',
  'tie',
  'disorder',
  'tired',
  'through',
] as const
const MORALE = ['hit', 'fire', 'melee', 'half', 'many', 'square'] as const
const ROUT = ['retreat', 'rout', 'way', 'friends', 'fired', 'rally', 'off', 'general', 'recover'] as const
const END = ['third', 'half', 'points', 'objectives', 'lead'] as const
const PAGES = ['move', 'fire', 'melee', 'morale', 'end'] as const
type Page = (typeof PAGES)[number]
const CHARGE = ['halt', 'near', 'horse', 'open', 'pinned'] as const

/** The game on one sheet, in our own words, with the clause of each line: a page at a time on the screen, all of them on paper. */
export function Quick() {
  const text = useText()
  const { t } = text
  const [ready, setReady] = useState(false)
  useEffect(() => void text.more('ordine-obliquo', 'quick').finally(() => setReady(true)), [text])
  const [page, setPage] = useState<Page>('move')
  const pages: { readonly [p in Page]: () => ReactNode } = { move: Move, fire: Fire, melee: Melee, morale: Morale, end: End }
  if (!ready) return null
  return (
    <>
      <div className="quick-tabs no-print">
        <Tabs
          names={PAGES}
          value={page}
          onChange={setPage}
          label={t('quick.pages')}
          words={Object.fromEntries(PAGES.map(p => [p, t(`quick.page.${p}`)]))}
        />
      </div>
      {PAGES.map(p => {
        const One = pages[p]
        return (
          <div key={p} className={`quick-page${p === page ? '' : ' turned'}`} data-testid={`quick-${p}`}>
            <h3 className="quick-title">{t(`quick.page.${p}`)}</h3>
            <div className="quick-sheet">
              <One />
            </div>
          </div>
        )
      })}
    </>
  )
}

/** Lines of one group: what, its clause, and what it says. */
function List({ group, rows }: { readonly group: string; readonly rows: readonly string[] }) {
  const { t } = useText()
  return (
    <section>
      <h3>{t(`quick.${group}`)}</h3>
      <dl className="quick-list">
        {rows.map(row => (
          <div key={row}>
            <dt>
              {t(`quick.${group}.${row}`)} <span className="clause number">{t(`quick.${group}.${row}.clause`)}</span>
            </dt>
            <dd>{t(`quick.${group}.${row}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Row = readonly [name: string, ...values: readonly (number | string | null)[]]
/** A table of numbers: its columns by name, rows by name. */
function Numbers({
  title,
  clause,
  columns,
  rows,
}: {
  readonly title: string
  readonly clause: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}) {
  const text = useText()
  const say = (v: number | string | null) => (v === null ? '–' : typeof v === 'string' ? v : text.number(v))
  return (
    <section>
      <h3>{title}</h3>
      <table className="quick-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="clause number">{clause}</span>
            </th>
            {columns.map(c => (
              <th key={c} scope="col">
                {c}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((v, i) => (
                <td key={columns[i]} className="number">
                  {say(v)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`)

function Move() {
  const { t } = useText()
  return (
    <>
      <Numbers
        title={t('quick.speed')}
        clause="7.1"
        columns={[t('quick.speed.march'), t('quick.speed.line')]}
        rows={SPEEDS.map(([troop, march, line]) => [t(`troop.${troop}`), march, line])}
      />
      <List group="drill" rows={DRILL} />
      <List group="ground" rows={GROUND} />
      <List group="orders" rows={ORDERS} />
      <List group="command" rows={COMMAND} />
      <List group="charge" rows={CHARGE} />
      <section>
        <h3>{t('quick.turn')}</h3>
        <ol className="quick-turn">
          {TURN.map(step => (
            <li key={step}>{t(`quick.turn.${step}`)}</li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Fire() {
  const { t } = useText()
  return (
    <>
      <Numbers
        title={t('quick.range')}
        clause="8.1"
        columns={[t('quick.range.short'), t('quick.range.long')]}
        rows={RANGES.map(([weapon, short, long]) => [t(`quick.weapon.${weapon}`), short, long])}
      />
      <Numbers
        title={t('quick.fireBase')}
        clause="8.8"
        columns={[t('quick.under')]}
        rows={FIRE_BASES.map(([arm, base]) => [t(`quick.weapon.${arm === 'infantry' ? 'foot' : arm}`), base])}
      />
      <Numbers
        title={t('quick.firer')}
        clause="8.8"
        columns={['']}
        rows={FIRER.map(([, label, amount]) => [t(`term.${label}`), signed(amount)])}
      />
      <Numbers
        title={t('quick.target')}
        clause="8.8"
        columns={['']}
        rows={TARGET.map(([, label, amount]) => [t(`term.${label}`), signed(amount)])}
      />
      <List group="fire" rows={FIRE} />
    </>
  )
}

function Melee() {
  const { t } = useText()
  const rows = (list: typeof FIGHTER | typeof CONDITION): Row[] =>
    list.map(([label, amount]) => [t(`term.${label}`), signed(amount)])
  return (
    <>
      <Numbers
        title={t('quick.fighter')}
        clause="9.9"
        columns={['']}
        rows={[[t('term.meleeBase'), MELEE_BASE], ...rows(FIGHTER)]}
      />
      <Numbers title={t('quick.condition')} clause="9.9" columns={['']} rows={rows(CONDITION)} />
      <List group="melee" rows={MELEE} />
    </>
  )
}

const Morale = () => (
  <>
    <List group="morale" rows={MORALE} />
    <List group="rout" rows={ROUT} />
  </>
)

const End = () => <List group="end" rows={END} />
