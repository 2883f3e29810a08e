/** Is he in command: from the middle of the general's figure to the nearest point of the unit (3.3). */
import { along, gap } from '../../../geometry'
import type { Made, Maker } from '../../contract/practice'
import { about, BAND, lineOf, middleAt, phrase, roomy, round, tidy, within, yes, yesNo } from '../../shared/drill/parts'
import { commandGap, inRadius } from '../rules/commandRadius'
import { staged, stood } from './stage'

const UNITS = ['a/I/1', 'a/I/2', 'a/I/3', 'a/I/4'] as const

export const commandDrill: Maker = (level, r): Made | null => {
  const asked = r.pick(UNITS)
  const pose = tidy(middleAt([r.between(70, 110), r.between(45, 60)], about(r, 0, level === 1 ? 15 : 80), 2))
  const column = level > 1 && r.yes()
  // Where the general would stand exactly on his radius, and then so much nearer or farther.
  const [from, to] = BAND[level]
  const wanted = r.sign() * r.between(from, to)
  const place = (general: readonly [number, number]) =>
    staged({
      units: { [asked]: { pose, ...(column ? { formation: 'column' as const } : {}) } },
      generals: { 'a/I': general },
    })
  const way = level === 1 ? r.pick([0, 90, 180, 270]) : r.between(0, 360)
  let general: readonly [number, number] = along(pose.front, way, 20)
  for (let i = 0; i < 4; i++) {
    const s = place(general)
    const now = commandGap(s, s.units[asked]!)
    if (!now) return null
    const more = now.radius + wanted - now.cm
    general = [
      round(general[0] + (more * Math.round(along([0, 0], way, 1e4)[0])) / 1e4),
      round(general[1] + (more * Math.round(along([0, 0], way, 1e4)[1])) / 1e4),
    ]
  }
  const state = place(general)
  const unit = state.units[asked]!
  const now = commandGap(state, unit)
  const { show, body, at } = stood(state)
  const f = at(asked)
  if (!now || !within(Math.abs(now.cm - now.radius), BAND[level])) return null
  if (!roomy([f], 0) || general[0] < 8 || general[0] > 172 || general[1] < 8 || general[1] > 112) return null
  const is = inRadius(state, unit)
  const g = gap({ point: general }, f)
  return {
    show,
    question: phrase('drill.command.ask', { unit: body(asked).name, general: body('a/I/general').name }),
    facts: [phrase('drill.command.how', { cm: round(now.radius) })],
    asked: { kind: 'choice', options: yesNo, right: yes(is) },
    margin: Math.abs(now.cm - now.radius),
    construction: [
      { kind: 'circle', tone: 'command', centre: general, radius: now.radius },
      lineOf(g.from, g.to, g.cm, is ? 'legal' : 'not'),
    ],
    clause: '3.3',
    why: phrase(is ? 'drill.command.yes' : 'drill.command.no', { cm: round(now.cm), radius: round(now.radius) }),
    look: [general, f.front],
  }
}
