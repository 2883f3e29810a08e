import type { Tally } from '../../drills'
import { useText } from '../house'

const DAYS = 14
const HEIGHT = 26
const STEP = 7

/** How a skill went on the last fourteen days: a bar a day as high as its share of right answers, a line on the ground where none was. */
export function Chart({ days, last }: { readonly days: readonly Tally[]; readonly last: number }) {
  const { t } = useText()
  const shown = Array.from({ length: DAYS }, (_, i) => {
    const day = last - DAYS + 1 + i
    return { day, x: i * STEP + 1, ...(days.find(d => d.day === day) ?? { right: 0, of: 0 }) }
  })
  const of = shown.reduce((n, d) => n + d.of, 0)
  const right = shown.reduce((n, d) => n + d.right, 0)
  return (
    <svg
      className="drills-chart"
      viewBox={`0 0 ${DAYS * STEP} ${HEIGHT + 2}`}
      width={DAYS * STEP}
      height={HEIGHT + 2}
      role="img"
      aria-label={t('drill.chart', { right, of })}
    >
      <line x1="0" x2={DAYS * STEP} y1="1" y2="1" className="drills-chart-top" />
      {shown.map(d => {
        const { x } = d
        const high = d.of > 0 ? Math.max(2, (HEIGHT * d.right) / d.of) : 0
        return (
          <g key={d.day}>
            <line x1={x} x2={x + STEP - 2} y1={HEIGHT + 1} y2={HEIGHT + 1} className="drills-chart-ground" />
            {high > 0 && <rect x={x} y={HEIGHT + 1 - high} width={STEP - 2} height={high} className="drills-chart-bar" />}
          </g>
        )
      })}
    </svg>
  )
}
