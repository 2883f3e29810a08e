import { type ReactNode, useState } from 'react'
import type { Body } from '../../rulesets/contract'
import { readNumber } from '../../text'
import { useHouse, useStore, useText } from '../house'
import { Dialog, DialogEnd } from '../parts/Dialog'
import { Choices, TextField } from '../parts/fields'
import type { RulingEntry, RulingField, RulingWords } from '../ports'
import type { DialogSlot } from './kinds'

const WHAT = [
  'pose',
  'cp',
  'losses',
  'blocks',
  'hex',
  'facing',
  'formation',
  'states',
  'order',
  'phase',
  'card',
  'remove',
] as const
type What = (typeof WHAT)[number]
const wordOf = (what: What): string => `ui.ruling.${what === 'facing' ? 'front' : what}`

interface Draft {
  readonly unit: string
  readonly x: string
  readonly y: string
  readonly facing: string
  readonly cp: string
  readonly formation: string
  readonly states: readonly string[]
  readonly order: string
  readonly phase: string
  /** What a field of the game's own holds: a number, a hex, the place of a value. */
  readonly field: string
  readonly card: string
  readonly pile: string
}

/** Numbers stand as the language writes them; both separators are read back. */
const draftOf = (body: Body | undefined, number: (n: number) => string): Draft => ({
  unit: body?.id ?? '',
  x: body ? number(body.footprint.front[0]) : '',
  y: body ? number(body.footprint.front[1]) : '',
  facing: body ? number(body.footprint.facing) : '',
  cp: '',
  formation: '',
  states: [],
  order: '',
  phase: '',
  field: '',
  card: '',
  pile: '',
})

/** Puts the table right by hand: what, and why. It draws no die, is told to both sides, and is undone like a move. */
export function RulingDialog({ session, play, onClose }: DialogSlot) {
  const text = useText()
  const { t } = text
  const { panels } = useHouse()
  const hands = useStore(session.hands)
  const words = panels[session.game.info.ruleset]?.ruling
  const { bodies } = play.show
  const first = bodies.find(b => b.id === hands.selected[0]) ?? bodies[0]
  const [why, setWhy] = useState('')
  const [draft, setDraft] = useState(() => draftOf(first, text.number))
  const put = (part: Partial<Draft>) => setDraft(d => ({ ...d, ...part }))
  const orders = words?.orders(play.mine) ?? []
  // One's own cards lie open where one may look at them now.
  const open = play.live && (session.persons === 1 || play.secret || play.peek)
  const cards = words?.cards?.(open ? session.game.show(play.seat) : play.show, play.seat) ?? []
  const can = WHAT.filter(w =>
    w === 'phase'
      ? session.rulings.phases.length > 0
      : w === 'card'
        ? session.rulings.cards === true
        : session.rulings.unit.includes(w),
  )
  const [what, setWhat] = useState<What>(can[0] ?? 'remove')
  const field = words?.fields?.find(f => f.what === what)
  const note = words?.note?.(what)
  /** Who may be chosen; whoever is no longer among them is chosen no more. */
  const whoFor = (w: What) => [
    ...bodies.filter(b => words?.takes?.(w, play.show, b) ?? true),
    ...(w === 'hex' ? (words?.absent?.(play.show) ?? []) : []),
  ]
  const who = whoFor(what)
  const card = cards[Number(draft.card)]
  const entry = what === 'card' ? cardEntry(card, draft) : field ? fieldEntry(field, draft) : entryOf(what, draft, orders)
  const ready = entry !== null && why.trim() !== ''
  const make = () => {
    if (!entry) return
    if (session.desk.act(play.seat, { type: 'ruling', why: why.trim(), set: [entry] } as { type: 'ruling' })) onClose()
  }
  return (
    <Dialog title={t('ui.ruling.title')} onClose={onClose} testId="dialog-ruling">
      <form
        className="form"
        onSubmit={e => {
          e.preventDefault()
          if (ready) make()
        }}
      >
        <p className="small soft">{t('ui.ruling.note')}</p>
        <Choices
          label={t('ui.ruling.what')}
          name="ruling"
          value={what}
          values={can}
          say={w => t(wordOf(w))}
          onChange={w => {
            setWhat(w)
            put({ field: w === 'hex' ? (hands.hex ?? '') : '' })
            const left = whoFor(w)
            if (!left.some(b => b.id === draft.unit)) put({ unit: left[0]?.id ?? '' })
          }}
        />
        {what !== 'phase' && what !== 'card' && (
          <Select
            label={t('ui.ruling.unit')}
            value={draft.unit}
            testId="ruling-unit"
            onChange={id => {
              const body = bodies.find(b => b.id === id)
              setDraft(d => ({ ...draftOf(body, text.number), unit: id, field: d.field }))
            }}
          >
            {who.map(b => (
              <option key={b.id} value={b.id}>
                {text.name(b.name)} · {session.game.info.seats[b.seat]?.name}
              </option>
            ))}
          </Select>
        )}
        {field && <OwnField field={field} value={draft.field} onChange={value => put({ field: value })} />}
        {note && (
          <p className="small soft" data-testid="ruling-note">
            {t(note)}
          </p>
        )}
        {what === 'card' && (
          <>
            {!open && <p className="small soft">{t('ui.ruling.cardsHidden')}</p>}
            <Select
              label={t('ui.ruling.card')}
              value={draft.card}
              testId="ruling-card"
              onChange={c => put({ card: c, pile: '' })}
            >
              <option value="">…</option>
              {cards.map((c, i) => (
                <option key={text.say(c.text)} value={String(i)}>
                  {text.say(c.text)}
                </option>
              ))}
            </Select>
            <Select label={t('ui.ruling.pile')} value={draft.pile} testId="ruling-pile" onChange={pile => put({ pile })}>
              <option value="">…</option>
              {draft.card !== '' &&
                card?.ways.map((w, i) => (
                  <option key={text.say(w.text)} value={String(i)}>
                    {text.say(w.text)}
                  </option>
                ))}
            </Select>
          </>
        )}
        {what === 'pose' && (
          <div className="fields-row">
            <TextField label={t('ui.ruling.x')} value={draft.x} onChange={x => put({ x })} />
            <TextField label={t('ui.ruling.y')} value={draft.y} onChange={y => put({ y })} />
            <TextField label={t('ui.ruling.facing')} value={draft.facing} onChange={facing => put({ facing })} />
          </div>
        )}
        {what === 'cp' && (
          <TextField label={t('ui.ruling.cp')} value={draft.cp} onChange={cp => put({ cp })} testId="ruling-cp-field" />
        )}
        {what === 'formation' && (
          <Select label={t('ui.ruling.formation')} value={draft.formation} onChange={formation => put({ formation })}>
            <option value="">…</option>
            {words?.formations.map(f => (
              <option key={f} value={f}>
                {t(`formation.${f}`)}
              </option>
            ))}
          </Select>
        )}
        {what === 'states' && (
          <fieldset className="field">
            <legend>{t('ui.ruling.states')}</legend>
            {words?.states.map(s => (
              <label key={s} className="tick">
                <input
                  type="checkbox"
                  checked={draft.states.includes(s)}
                  onChange={e => put({ states: e.target.checked ? [...draft.states, s] : draft.states.filter(x => x !== s) })}
                />
                <span>{t(`state.${s}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {what === 'order' && (
          <Select label={t('ui.ruling.order')} value={draft.order} onChange={order => put({ order })}>
            <option value="">…</option>
            {orders.map((o, i) => (
              <option key={JSON.stringify(o.value)} value={String(i)}>
                {text.say(o.text)}
              </option>
            ))}
          </Select>
        )}
        {what === 'phase' && (
          <Select label={t('ui.ruling.phase')} value={draft.phase} onChange={phase => put({ phase })}>
            <option value="">…</option>
            {session.rulings.phases.map(p => (
              <option key={p} value={p}>
                {t(`phase.${p}`)}
              </option>
            ))}
          </Select>
        )}
        <TextField label={t('ui.ruling.why')} value={why} onChange={setWhy} maxLength={200} testId="ruling-why" />
        <DialogEnd>
          <button type="button" className="button" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          <button type="submit" className={`button primary of-${play.seat}`} disabled={!ready} data-testid="ruling-make">
            {t('ui.ruling.make')}
          </button>
        </DialogEnd>
      </form>
    </Dialog>
  )
}

type CardChoice = NonNullable<ReturnType<NonNullable<RulingWords['cards']>>>[number]
const cardEntry = (card: CardChoice | undefined, d: Draft): RulingEntry | null =>
  d.card === '' || d.pile === '' ? null : (card?.ways[Number(d.pile)]?.value ?? null)

/** The entry of a field of the game's own, or null while it is not whole. */
function fieldEntry(f: RulingField, d: Draft): RulingEntry | null {
  if (!d.unit || d.field.trim() === '') return null
  if (f.kind === 'number') {
    const n = readNumber(d.field)
    return n === null || !Number.isInteger(n) || n < 0 ? null : { unit: d.unit, [f.what]: n }
  }
  if (f.kind === 'hex') return { unit: d.unit, hex: d.field.trim().toUpperCase() }
  const value = f.values[Number(d.field)]
  return value ? { unit: d.unit, [f.what]: value.value } : null
}
function OwnField({
  field: f,
  value,
  onChange,
}: {
  readonly field: RulingField
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const text = useText()
  const label = text.t(wordOf(f.what))
  if (f.kind !== 'choice') return <TextField label={label} value={value} onChange={onChange} testId="ruling-field" />
  return (
    <Select label={label} value={value} testId="ruling-field" onChange={onChange}>
      <option value="">…</option>
      {f.values.map((v, i) => (
        <option key={text.say(v.text)} value={String(i)}>
          {text.say(v.text)}
        </option>
      ))}
    </Select>
  )
}

/** The entry of the command, or null while the draft is not whole. */
function entryOf(what: What, d: Draft, orders: readonly { readonly value: unknown }[]): RulingEntry | null {
  if (what === 'phase') return d.phase ? { phase: d.phase } : null
  if (!d.unit) return null
  switch (what) {
    case 'remove':
      return { remove: d.unit }
    case 'pose': {
      const [x, y, facing] = [readNumber(d.x), readNumber(d.y), readNumber(d.facing)]
      return x === null || y === null || facing === null ? null : { unit: d.unit, pose: { front: [x, y], facing } }
    }
    case 'cp': {
      const cp = readNumber(d.cp)
      return cp === null || !Number.isInteger(cp) || cp < 0 ? null : { unit: d.unit, cp }
    }
    case 'formation':
      return d.formation ? { unit: d.unit, formation: d.formation } : null
    case 'states':
      return { unit: d.unit, states: d.states }
    default: {
      const order = d.order === '' ? undefined : orders[Number(d.order)]
      return order ? { unit: d.unit, order: order.value } : null
    }
  }
}

function Select({
  label,
  value,
  onChange,
  children,
  testId,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
  readonly testId?: string
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} data-testid={testId} onChange={e => onChange(e.target.value)}>
        {children}
      </select>
    </label>
  )
}
