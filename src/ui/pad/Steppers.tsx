import type { Nudge } from '../../tools'
import { useText } from '../house'
import type { Session } from '../ports'
import { Sign, type SignName } from './signs'

type Kind = 'wheel' | 'advance' | 'oblique' | 'retire' | 'shift' | 'aboutFace' | 'form'
interface Stepper {
  readonly name: 'wheel' | 'advance' | 'oblique' | 'shift'
  readonly less: { readonly sign: SignName; readonly nudge: Nudge; readonly code: string }
  readonly more: { readonly sign: SignName; readonly nudge: Nudge; readonly code: string }
}
const STEPPERS: readonly Stepper[] = [
  {
    name: 'wheel',
    less: { sign: 'wheelLeft', nudge: { turn: -1 }, code: 'pad.wheelLeft' },
    more: { sign: 'wheelRight', nudge: { turn: 1 }, code: 'pad.wheelRight' },
  },
  {
    name: 'advance',
    less: { sign: 'back', nudge: { ahead: -0.5 }, code: 'pad.back' },
    more: { sign: 'ahead', nudge: { ahead: 0.5 }, code: 'pad.ahead' },
  },
  {
    name: 'oblique',
    less: { sign: 'obliqueLeft', nudge: { slant: -1 }, code: 'pad.obliqueLeft' },
    more: { sign: 'obliqueRight', nudge: { slant: 1 }, code: 'pad.obliqueRight' },
  },
  {
    name: 'shift',
    less: { sign: 'left', nudge: { side: -0.5 }, code: 'pad.sideLeft' },
    more: { sign: 'right', nudge: { side: 0.5 }, code: 'pad.sideRight' },
  },
]

/** Less and more of each manoeuvre that the unit may do. Several units: as one line. */
export function Steppers({ session, kinds }: { readonly session: Session; readonly kinds: readonly Kind[] }) {
  const text = useText()
  const shown = STEPPERS.filter(s => kinds.includes(s.name))
  return (
    <div className="pad-steppers">
      {shown.map(s => (
        <fieldset key={s.name} className="pad-stepper" aria-label={text.t(`pad.${s.name}`)}>
          {[s.less, s.more].map(b => (
            <button
              key={b.code}
              type="button"
              className="button icon"
              aria-label={text.t(b.code)}
              title={text.t(b.code)}
              data-testid={b.code.replace('.', '-')}
              onClick={() => session.hands.nudge(b.nudge)}
            >
              <Sign name={b.sign} />
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
