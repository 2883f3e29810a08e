/** Flank or front: half or more of the charger behind the line of the target's front, where its move began (9.7). */
import { behind, centreOf, corners, fromLocal, toLocal } from '../../../geometry'
import type { Point } from '../../contract'
import type { Made, Maker } from '../../contract/practice'
import { about, BAND, marked, middleAt, phrase, roomy, round, tidy, within } from '../../shared/drill/parts'
import { sideMet } from '../rules/charge'
import { staged, stood } from './stage'

export const flankDrill: Maker = (level, r): Made | null => {
  const target = tidy(middleAt([r.between(75, 105), r.between(55, 65)], about(r, 180, level === 1 ? 10 : 60), 2))
  const unit = r.pick(['a/I/1', 'a/C/1', 'a/C/2', 'a/I/3'])
  const column = level > 2 && r.yes()
  const aside = r.sign() * r.between(14, 24)
  const [from, to] = BAND[level]
  const ahead = r.sign() * r.between(from, to)
  const middle = fromLocal(target, [aside, ahead])
  const turn = aside < 0 ? 90 : 270
  const pose = tidy(middleAt(middle, (target.facing + turn + r.between(-12 * level, 12 * level) + 360) % 360, 2))
  const state = staged({
    units: { [unit]: { pose, ...(column ? { formation: 'column' as const } : {}) }, 'b/I/1': { pose: target } },
  })
  const { show, body, at } = stood(state)
  const foe = at('b/I/1')
  const f = at(unit)
  const y = toLocal(foe, centreOf(f))[1]
  if (!within(Math.abs(y), BAND[level]) || !roomy([f, foe], 2)) return null
  const flank = sideMet(foe, f).flanking
  const share = behind(foe, f)
  const reach = Math.abs(aside) + 14
  const line: Point[] = [fromLocal(foe, [-reach, 0]), fromLocal(foe, [reach, 0])]
  return {
    show,
    question: phrase('drill.flank.ask', { unit: body(unit).name, enemy: body('b/I/1').name }),
    facts: [phrase('drill.flank.how')],
    asked: {
      kind: 'choice',
      options: [
        { id: 'flank', text: phrase('drill.flank.flank') },
        { id: 'front', text: phrase('drill.flank.front') },
      ],
      right: flank ? 'flank' : 'front',
    },
    margin: Math.abs(y),
    construction: [
      { kind: 'line', tone: 'measure', points: line },
      marked(f, phrase('drill.draw.behind', { percent: round(100 * share, 10) }), flank ? 'target' : 'not'),
    ],
    clause: '9.7',
    why: phrase(flank ? 'drill.flank.yes' : 'drill.flank.no', { percent: round(100 * share, 10), cm: round(Math.abs(y)) }),
    look: [...corners(f), ...corners(foe)],
  }
}
