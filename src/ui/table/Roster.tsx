import type { Body } from '../../rulesets/contract'
import { useStore, useText } from '../house'
import type { PanelProps } from '../ports'

/** A roster for games that bring none: units by group, with what is written beside them on the table. */
export function PlainRoster({ session, play, onUnit }: PanelProps) {
  const text = useText()
  const hands = useStore(session.hands)
  const groups = new Map<string, Body[]>()
  for (const b of play.show.bodies) {
    const group = b.group ?? b.seat
    groups.set(group, [...(groups.get(group) ?? []), b])
  }
  return (
    <div className="roster">
      {[...groups].map(([group, bodies]) => (
        <section key={group} className={`side-${bodies[0]?.seat}`}>
          <h4 className="of-side">{group}</h4>
          <ul>
            {bodies.map(b => (
              <li key={b.id}>
                <button
                  type="button"
                  className="roster-unit"
                  data-testid={`unit-${b.id}`}
                  aria-pressed={hands.selected.includes(b.id)}
                  onClick={() => onUnit(b.id)}
                >
                  <span>{text.name(b.name)}</span>
                  <span className="number soft">{b.tag && text.say(b.tag)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
