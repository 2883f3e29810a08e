import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useText } from '../../house'
import { placeName } from './data'
import { Strength } from './Strength'

type Note = CampPanel['notes'][number]

/** What was heard of enemy points, the latest first, each with its age: a report does not follow the enemy. */
export function Reports({ camp, turn }: { readonly camp: CampPanel; readonly turn: number }) {
  const { t } = useText()
  const last = new Map<string, Note>()
  for (const n of camp.notes) last.set(n.at, n)
  const notes = [...last.values()].sort((a, b) => b.turn - a.turn)
  // When it is over both armies are seen, and nothing need be heard of them.
  if (camp.ended && notes.length === 0) return null
  return (
    <section className="camp-reports" aria-label={t('camp.reports')}>
      <h3>{t('camp.reports')}</h3>
      {notes.length === 0 && <p className="small soft">{t('camp.reports.none')}</p>}
      <ul>
        {notes.map(n => (
          <Report key={n.at} camp={camp} note={n} age={turn - n.turn} />
        ))}
      </ul>
    </section>
  )
}

export function Report({ camp, note, age }: { readonly camp: CampPanel; readonly note: Note; readonly age: number }) {
  const text = useText()
  const { t } = text
  const leaders = (note.leaders ?? []).map(id => {
    const l = camp.leaders.find(x => x.id === id)
    return l ? text.name(l.name) : id
  })
  return (
    <li className="camp-report">
      <span>
        <strong>{text.name(placeName(camp, note.at))}</strong>{' '}
        <span className="small soft">{age === 0 ? t('camp.reports.now') : t('camp.reports.age', { count: age })}</span>
      </span>
      {note.kind === 'none' ? (
        <span className="small">{t('camp.reports.nothing')}</span>
      ) : (
        <span className="small">
          {t('camp.reports.units', { count: note.units ?? 0 })}
          {leaders.length > 0 && ` · ${leaders.join(', ')}`}
          {note.all !== undefined && ` · ${t('camp.reports.about', { count: note.all })}`}
          {note.points && (
            <>
              {' '}
              <Strength points={note.points} />
            </>
          )}
          {note.supplied === false && ` · ${t('camp.reports.hungry')}`}
        </span>
      )}
    </li>
  )
}
