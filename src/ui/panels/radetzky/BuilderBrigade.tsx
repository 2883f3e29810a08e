import type { List, ListStep, Nation, RosterDesk } from '../../../rulesets/radetzky'
import { useText } from '../../house'
import { IconButton } from '../../parts/IconButton'

interface Props {
  readonly group: List['army']['groups'][number]
  readonly at: number
  readonly nation: Nation
  readonly desk: RosterDesk
  readonly step: (s: ListStep) => void
}

/** One brigade of a list: its command, its bases, and what may be added. */
export function BuilderBrigade({ group: g, at, nation, desk, step }: Props) {
  const text = useText()
  const { t } = text
  const named = (words: string) => ({ it: words, en: words })
  const called = { name: g.name }
  return (
    <section className="builder-brigade" aria-label={text.name(g.name)}>
      <div className="builder-row">
        <label className="field">
          <span>{t('builder.name.brigade')}</span>
          <input
            type="text"
            maxLength={80}
            value={text.name(g.name)}
            onChange={e => step({ do: 'rename', what: 'brigade', group: at, name: named(e.target.value) })}
          />
        </label>
        <label className="field">
          <span>{t('builder.name.general')}</span>
          <input
            type="text"
            maxLength={80}
            value={text.name(g.general.name)}
            onChange={e => step({ do: 'rename', what: 'general', group: at, name: named(e.target.value) })}
          />
        </label>
        <b className="builder-worth">{text.number(desk.worthOfGroup(g))}</b>
        <span className="builder-tools">
          <IconButton
            icon="up"
            label={t('builder.brigade.up', called)}
            onClick={() => step({ do: 'moveGroup', group: at, by: -1 })}
          />
          <IconButton
            icon="down"
            label={t('builder.brigade.down', called)}
            onClick={() => step({ do: 'moveGroup', group: at, by: 1 })}
          />
          <IconButton
            icon="copy"
            label={t('builder.brigade.copy', called)}
            onClick={() => step({ do: 'copyGroup', group: at })}
          />
          <IconButton
            icon="close"
            label={t('builder.brigade.remove', called)}
            onClick={() => step({ do: 'removeGroup', group: at })}
          />
        </span>
      </div>
      <ul className="builder-units">
        {desk.linesOf(g).map((l, line) => {
          const u = l.units[0]!
          const p = desk.profileOf(u.kind, u.half)
          const name = desk.nameOfLine(l.units)
          const with_ = { name }
          return (
            <li key={l.at}>
              <input
                type="text"
                maxLength={80}
                aria-label={t('builder.name.line')}
                value={text.name(name)}
                onChange={e => step({ do: 'rename', what: 'line', group: at, line, name: named(e.target.value) })}
              />
              <span className="small">
                <b>{text.number(l.units.reduce((s, x) => s + desk.valueOfBase(x), 0))}</b> · {t(`builder.arm.${p.arm}`)} ·{' '}
                {t('builder.speed', { speed: p.speed })} · {t('builder.base', { depth: p.depth, width: p.width })}
                {l.units.length === 2 && ` · ${t('builder.pair')}`}
                {p.plus && ` · ${t(p.arm === 'guns' ? 'builder.plus.guns' : 'builder.plus')}`}
                {p.proposed && ` · ${t('builder.proposed')}`}
              </span>
              <span className="builder-tools">
                <IconButton
                  icon="up"
                  label={t('builder.unit.up', with_)}
                  onClick={() => step({ do: 'move', group: at, line, by: -1 })}
                />
                <IconButton
                  icon="down"
                  label={t('builder.unit.down', with_)}
                  onClick={() => step({ do: 'move', group: at, line, by: 1 })}
                />
                <IconButton
                  icon="copy"
                  label={t('builder.unit.copy', with_)}
                  onClick={() => step({ do: 'copy', group: at, line })}
                />
                <IconButton
                  icon="close"
                  label={t('builder.unit.remove', with_)}
                  onClick={() => step({ do: 'remove', group: at, line })}
                />
              </span>
            </li>
          )
        })}
      </ul>
      <fieldset className="field">
        <legend>{t('builder.unit.add')}</legend>
        <div className="builder-row">
          {desk.kindsOf(nation).map(kind => {
            const p = desk.profileOf(kind)
            const value = p.value * (p.paired ? 2 : 1)
            return (
              <button
                key={kind}
                type="button"
                className="button"
                data-testid={`add-${at}-${kind}`}
                onClick={() => step({ do: 'add', group: at, kind })}
              >
                {text.name(desk.kindNames[kind])} {text.number(value)}
                {p.proposed && <span className="small"> ({t('builder.proposed')})</span>}
              </button>
            )
          })}
        </div>
      </fieldset>
    </section>
  )
}
