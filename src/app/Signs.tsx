import { useEffect, useRef } from 'react'
import { drawSign } from '../scene/effects/signIcons'
import { SIGNS, type Sign } from '../scene/effects/signs'
import { useText } from '../ui/house'

/** Side of a picture in CSS pixels, and how much finer it is drawn for sharp screens. */
const SIZE = 30
const FINE = 3

function Picture({ sign }: { readonly sign: Sign }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const g = canvas.current?.getContext('2d')
    if (!g) return
    const middle = (SIZE * FINE) / 2
    g.setTransform(1, 0, 0, 1, middle, middle)
    drawSign(g, sign, middle - FINE)
  }, [sign])
  return <canvas ref={canvas} width={SIZE * FINE} height={SIZE * FINE} style={{ width: SIZE, height: SIZE }} />
}

/** The signs that stand over troops, as they are drawn on the table, and what each says. */
export default function Signs() {
  const { t } = useText()
  return (
    <ul className="help-signs" data-testid="help-signs">
      {SIGNS.map(s => (
        <li key={s}>
          <Picture sign={s} />
          <span>
            <strong>{t(`state.${s}`)}</strong> <span className="small soft">{t(`ui.help.signs.${s}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
