import { useText } from '../../house'
import type { PanelProps } from '../../ports'

type Offer = PanelProps['play']['choices']['all'][number]
const SIDES = [0, 1, 2, 3, 4, 5] as const
const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const

/** The six sides of the hex that the counters in hand stand in: a step where one is free, a melee where the enemy stands. */
export function Compass({ ways, onWay }: { readonly ways: readonly Offer[]; readonly onWay: (o: Offer) => void }) {
  const text = useText()
  return (
    <fieldset className="sb-compass">
      <legend className="unseen">{text.t('sb.compass')}</legend>
      {SIDES.map(dir => {
        const o = ways.find(w => 'dir' in w.command && w.command.dir === dir)
        const words = o ? text.say(o.text) : text.t(`dir.${dir}`)
        const melee = o?.command.type === 'assault'
        return (
          <button
            key={dir}
            type="button"
            className={`button sb-way at-${dir}${melee ? ' melee' : ''}`}
            disabled={!o}
            aria-label={words}
            title={words}
            data-testid={`way-${dir}`}
            data-type={o?.command.type}
            onClick={() => o && onWay(o)}
          >
            <span aria-hidden="true">{melee ? '⚔' : ARROWS[dir]}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

/** Turns by so many sides to the left and to the right. */
export function Turns({ turns, onTurn }: { readonly turns: readonly Offer[]; readonly onTurn: (o: Offer) => void }) {
  const text = useText()
  return (
    <fieldset className="sb-turns">
      <legend className="unseen">{text.t('sb.turning')}</legend>
      {[-1, 1, 3, -2, 2].map(by => {
        const o = turns.find(x => 'by' in x.command && x.command.by === by)
        if (!o) return null
        const words = text.say(o.text)
        return (
          <button
            key={by}
            type="button"
            className={`button sb-turn at${by}`}
            aria-label={words}
            title={words}
            data-testid="deed-rotate"
            onClick={() => onTurn(o)}
          >
            <span aria-hidden="true">
              {by < 0 ? '↺' : '↻'} {Math.abs(by)}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
