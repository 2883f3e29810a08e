import { useState } from 'react'
import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { commandOf, type Draft, draftOf, ENDS, FATES, keepDraft, numberIn, TURNS, type Unit } from './draft'

type Fight = CampPanel['fights'][number]
type Form = NonNullable<Fight['form']>
type Row = Form['pieces'][number]

const LEADER_FATES = ['well', 'wounded', 'killed', 'captured'] as const

interface ResultProps extends PanelProps {
  readonly fight: Fight
  readonly form: Form
}

/** The result of a battle on a real table: each side writes of its own units; what is left alone is unhurt. */
export function Result(props: ResultProps) {
  const { seat } = props.play
  if (seat !== 'a' && seat !== 'b') return null
  return <Written key={`${props.session.id} ${props.fight.id} ${seat}`} {...props} seat={seat} />
}

function Written({ fight, form, session, seat }: ResultProps & { readonly seat: 'a' | 'b' }) {
  const text = useText()
  const { t } = text
  const [draft, setDraft] = useState(() => draftOf(session.id, fight.id, seat))
  const write = (more: Partial<Draft>) => {
    const now = { ...draft, ...more }
    keepDraft(session.id, fight.id, seat, now)
    setDraft(now)
  }
  const command = commandOf(draft)
  const verdict = session.game.judge(seat, command)
  const brigades = [...new Set(form.pieces.map(p => p.unit.slice(0, p.unit.lastIndexOf('/'))))]
  // Who has written waits, but where the other side would rather give the table up.
  const waits = fight.wrote[seat] && !fight.said[seat === 'a' ? 'b' : 'a']
  const pick = <T extends string>(label: string, value: T, all: readonly T[], word: (v: T) => string, then: (v: T) => void) => (
    <label key={label} className="camp-pick small">
      {label}
      <select value={value} onChange={e => then(e.target.value as T)}>
        {all.map(v => (
          <option key={v} value={v}>
            {word(v)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <section className="camp-result" aria-label={t('camp.result')} data-testid="result">
      <p className="small">{t(waits ? 'camp.result.wrote' : 'camp.result.note')}</p>
      <div className="camp-result-line">
        {pick(
          t('camp.result.end'),
          draft.end,
          ENDS,
          v => t(`camp.result.end.${v}`),
          end => write({ end }),
        )}
        {pick(
          t('camp.result.winner'),
          draft.winner ?? 'none',
          ['none', 'a', 'b'],
          v => (v === 'none' ? t('camp.result.nobody') : (session.game.info.seats[v]?.name ?? v)),
          v => write({ winner: v === 'a' || v === 'b' ? v : null }),
        )}
        <label className="camp-pick small">
          {t('camp.result.turn')}
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={TURNS}
            value={draft.turn ?? ''}
            data-testid="result-turn"
            onChange={e => write({ turn: numberIn(e.target.value) })}
          />
        </label>
      </div>
      {brigades.map(b => {
        const rows = form.pieces.filter(p => p.unit.startsWith(`${b}/`))
        return (
          <fieldset key={b} className="camp-result-brigade">
            <legend className="small">{text.name(rows[0]!.brigade)}</legend>
            {rows.map(row => (
              <One
                key={row.unit}
                row={row}
                now={draft.units[row.unit] ?? {}}
                set={now => write({ units: { ...draft.units, [row.unit]: now } })}
              />
            ))}
          </fieldset>
        )
      })}
      <div className="camp-result-line">
        {form.leaders.map(l =>
          pick(
            text.name(l.name),
            (draft.leaders[l.leader] ?? 'well') as (typeof LEADER_FATES)[number],
            LEADER_FATES,
            v => t(`camp.fate.${v}`),
            v => write({ leaders: { ...draft.leaders, [l.leader]: v } }),
          ),
        )}
      </div>
      {verdict.kind !== 'ok' && (
        <ul className="small deed-why" role="alert">
          {verdict.refusals.map(r => (
            <li key={`${r.code}${JSON.stringify(r.with ?? {})}`}>{text.say({ code: `refusal.${r.code}`, with: r.with })}</li>
          ))}
        </ul>
      )}
      <div className="camp-result-line">
        <button
          type="button"
          className={`button primary of-${seat}`}
          disabled={verdict.kind !== 'ok'}
          data-testid="result-go"
          onClick={() => session.desk.act(seat, command)}
        >
          {t('camp.result.go')}
        </button>
      </div>
    </section>
  )
}

/** One unit: what became of it, and how much of it is left. */
function One({ row, now, set }: { readonly row: Row; readonly now: Unit; readonly set: (now: Unit) => void }) {
  const text = useText()
  const { t } = text
  const fate = now.fate ?? 'stands'
  const gone = fate === 'destroyed' || fate === 'routed'
  const left = gone ? 0 : now.left === undefined ? row.cp : now.left
  const name = text.name(row.name)
  return (
    <div className="camp-result-unit small">
      <span>{name}</span>
      <select
        value={fate}
        aria-label={t('camp.result.fate', { unit: name })}
        onChange={e => set({ ...(now.taken ? { taken: true } : {}), fate: e.target.value as (typeof FATES)[number] })}
      >
        {FATES.filter(f => f !== 'reserve' || row.late).map(f => (
          <option key={f} value={f}>
            {t(`camp.result.fate.${f}`)}
          </option>
        ))}
      </select>
      <span className="camp-result-left">
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={row.cp}
          value={left ?? ''}
          disabled={gone || fate === 'reserve'}
          aria-label={t('camp.result.left', { unit: name })}
          data-testid={`result-${row.unit}`}
          onChange={e => set({ ...now, left: numberIn(e.target.value) })}
        />
        <span className="soft">{t('camp.of', { count: row.cp })}</span>
      </span>
      {row.arm === 'apf' && fate !== 'reserve' && (
        <label className="camp-result-taken">
          <input type="checkbox" checked={now.taken === true} onChange={e => set({ ...now, taken: e.target.checked })} />
          {t('camp.result.taken')}
        </label>
      )}
    </div>
  )
}
