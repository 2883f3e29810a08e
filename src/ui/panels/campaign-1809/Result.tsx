import { useState } from 'react'
import type { CampPanel } from '../../../rulesets/campaign-1809'
import type { Typed } from '../../../rulesets/contract'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'

type Fight = CampPanel['fights'][number]
type Form = NonNullable<Fight['form']>
type Row = Form['pieces'][number]

const ENDS = ['broken', 'bothBroken', 'conceded', 'turns', 'agreed'] as const
const FATES = ['stands', 'left', 'routed', 'destroyed', 'reserve'] as const
const LEADER_FATES = ['well', 'wounded', 'killed', 'captured'] as const
const TURNS = 12

interface Unit {
  readonly left?: number
  readonly fate?: (typeof FATES)[number]
  readonly taken?: boolean
}
interface Draft {
  readonly turn: number
  readonly end: (typeof ENDS)[number]
  readonly winner: 'a' | 'b' | null
  readonly units: { readonly [unit: string]: Unit }
  readonly leaders: { readonly [leader: string]: string }
}

/** The result of a battle on a real table: each side writes of its own units; what is left alone is unhurt. */
export function Result({ fight, form, session, play }: PanelProps & { readonly fight: Fight; readonly form: Form }) {
  const text = useText()
  const { t } = text
  const [draft, setDraft] = useState<Draft>({ turn: TURNS, end: 'turns', winner: null, units: {}, leaders: {} })
  const seat = play.seat
  if (seat !== 'a' && seat !== 'b') return null
  const command = { type: 'result', ...draft } as Typed
  const verdict = session.game.judge(seat, command)
  const brigades = [...new Set(form.pieces.map(p => p.unit.slice(0, p.unit.lastIndexOf('/'))))]
  const set = (unit: string, now: Unit) => setDraft({ ...draft, units: { ...draft.units, [unit]: now } })
  const pick = <T extends string>(label: string, value: T, all: readonly T[], word: (v: T) => string, then: (v: T) => void) => (
    <label className="camp-pick small">
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
      <p className="small">{t(fight.wrote[seat] ? 'camp.result.wrote' : 'camp.result.note')}</p>
      {pick(
        t('camp.result.end'),
        draft.end,
        ENDS,
        v => t(`camp.result.end.${v}`),
        end => setDraft({ ...draft, end }),
      )}
      {pick(
        t('camp.result.winner'),
        draft.winner ?? 'none',
        ['none', 'a', 'b'],
        v => (v === 'none' ? t('camp.result.nobody') : (session.game.info.seats[v]?.name ?? v)),
        v => setDraft({ ...draft, winner: v === 'a' || v === 'b' ? v : null }),
      )}
      <label className="camp-pick small">
        {t('camp.result.turn')}
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={TURNS}
          value={draft.turn}
          data-testid="result-turn"
          onChange={e => setDraft({ ...draft, turn: Math.floor(Number(e.target.value)) || 0 })}
        />
      </label>
      {brigades.map(b => {
        const rows = form.pieces.filter(p => p.unit.startsWith(`${b}/`))
        return (
          <fieldset key={b} className="camp-result-brigade">
            <legend className="small">{text.name(rows[0]!.brigade)}</legend>
            {rows.map(row => (
              <One key={row.unit} row={row} now={draft.units[row.unit] ?? {}} set={now => set(row.unit, now)} />
            ))}
          </fieldset>
        )
      })}
      {form.leaders.map(l => (
        <div key={l.leader}>
          {pick(
            text.name(l.name),
            (draft.leaders[l.leader] ?? 'well') as (typeof LEADER_FATES)[number],
            LEADER_FATES,
            v => t(`camp.fate.${v}`),
            v => setDraft({ ...draft, leaders: { ...draft.leaders, [l.leader]: v } }),
          )}
        </div>
      ))}
      {verdict.kind !== 'ok' && (
        <ul className="small deed-why">
          {verdict.refusals.map(r => (
            <li key={`${r.code}${JSON.stringify(r.with ?? {})}`}>{text.say({ code: `refusal.${r.code}`, with: r.with })}</li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={`button primary of-${seat}`}
        disabled={verdict.kind !== 'ok'}
        data-testid="result-go"
        onClick={() => session.desk.act(seat, command)}
      >
        {t('camp.result.go')}
      </button>
    </section>
  )
}

/** One unit: what became of it, and how much of it is left. */
function One({ row, now, set }: { readonly row: Row; readonly now: Unit; readonly set: (now: Unit) => void }) {
  const text = useText()
  const { t } = text
  const fate = now.fate ?? 'stands'
  const gone = fate === 'destroyed' || fate === 'routed'
  const left = gone ? 0 : (now.left ?? row.cp)
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
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={row.cp}
        value={left}
        disabled={gone || fate === 'reserve'}
        aria-label={t('camp.result.left', { unit: name })}
        data-testid={`result-${row.unit}`}
        onChange={e => set({ ...now, left: Math.max(0, Math.min(row.cp, Math.floor(Number(e.target.value)) || 0)) })}
      />
      <span className="soft">{t('camp.of', { count: row.cp })}</span>
      {row.arm === 'apf' && fate !== 'reserve' && (
        <label>
          <input type="checkbox" checked={now.taken === true} onChange={e => set({ ...now, taken: e.target.checked })} />
          {t('camp.result.taken')}
        </label>
      )}
    </div>
  )
}
