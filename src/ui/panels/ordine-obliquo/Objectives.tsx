import { useEffect, useState } from 'react'
import type { Typed } from '../../../rulesets/contract'
import type { OoPanel } from '../../../rulesets/ordine-obliquo'
import { readNumber } from '../../../text'
import { useText } from '../../house'
import { TextField } from '../../parts/fields'
import type { PanelProps } from '../../ports'
import { useChalk } from '../../table/use-deeds'

type Written = { readonly [ground: string]: string }

/** 16.2: each side writes its points by piece of ground, in secret; what is not allowed is said before it is committed. */
export function Objectives({ oo, session, play }: PanelProps & { readonly oo: OoPanel }) {
  const text = useText()
  const { t } = text
  const seat = play.seat === 'b' ? 'b' : 'a'
  const { ground, assigned, limits } = oo.score
  const [written, write] = useState<Written>({})
  // What was assigned, and the other side's turn to write, fill the fields anew.
  const known = JSON.stringify([seat, assigned])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what is assigned changes.
  useEffect(() => {
    write(Object.fromEntries(Object.entries(assigned ?? {}).map(([id, n]) => [id, String(n)])))
  }, [known])
  const numbers = ground.map(
    g => [g.ground, (written[g.ground] ?? '').trim() === '' ? 0 : readNumber(written[g.ground] ?? '')] as const,
  )
  const sum = numbers.reduce((total, [, n]) => total + (n ?? 0), 0)
  const command = {
    type: 'objectives',
    points: Object.fromEntries(numbers.flatMap(([id, n]) => (n ? [[id, n] as const] : []))),
  } as Typed
  const readable = numbers.every(([, n]) => n !== null)
  const verdict = readable ? session.game.judge(play.seat, command) : null
  const offers = play.choices.open.filter(o => o.command.type === 'objectives')
  // What has no name of its own on the table is named there while its points are written.
  useChalk(
    session,
    ground.flatMap(g => {
      const piece = play.show.ground.find(x => x.id === g.ground)
      if (!piece || piece.name) return []
      const text = { code: 'ui.objectives.here', with: { ground: g.label } }
      return [{ kind: 'region' as const, tone: 'note' as const, polygon: piece.outline, text }]
    }),
  )
  return (
    <form
      className="orders form"
      data-testid="objectives"
      onSubmit={e => {
        e.preventDefault()
        if (readable) session.desk.act(play.seat, command)
      }}
    >
      <p className="small soft orders-note">
        {t('ui.objectives.note', { all: limits.all, own: limits.own, theirs: limits.theirs })}{' '}
        <span className="clause number">16.2</span>
      </p>
      {ground.map(g => (
        <TextField
          key={g.ground}
          label={t('ui.objectives.field', { ground: g.label, most: g.most[seat] })}
          value={written[g.ground] ?? ''}
          testId={`objective-${g.ground}`}
          maxLength={3}
          onChange={v => write(w => ({ ...w, [g.ground]: v }))}
        />
      ))}
      <p className="book" data-testid="objectives-left">
        {t('ui.objectives.left', { count: Math.max(0, limits.all - sum) })}
      </p>
      <p className="small" role="status">
        {!readable
          ? t('ui.objectives.unread')
          : (verdict?.refusals ?? []).map(r => text.say({ code: `refusal.${r.code}`, with: r.with ?? {} })).join(' · ')}
      </p>
      <div className="prepare-offers">
        <button type="submit" className="button" data-testid="objectives-assign" disabled={!readable}>
          {t(assigned === null ? 'ui.objectives.assign' : 'ui.objectives.again')}
        </button>
        {offers.map(o => (
          <button
            key={JSON.stringify(o.command)}
            type="button"
            className="button"
            data-testid="choice-objectives"
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            {text.say(o.text)}
          </button>
        ))}
      </div>
    </form>
  )
}
