/** 6.7.1: where a commander flees whose nearest counters are equally far. */
import { refuges } from '../rules/flight'
import { chosen } from '../stages/flight'
import { fine, type Handler, impossible, isText, notNow, type Of } from './handler'

export const flee: Handler<Of<'flee'>> = {
  shape: c => isText(c.commander) && isText(c.hex),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['flee'])
    if (not) return not
    const who = seen.flight!.who.find(w => w.commander === c.commander)
    const officer = who ? seen.commanders[who.commander]! : null
    if (officer?.seat !== seat) return impossible('flee/not-him', '6.7.1')
    return refuges(seen, officer).includes(c.hex) ? fine : impossible('flee/not-there', '6.7.1')
  },
  act: (story, _seat, c) => chosen(story, c.commander, c.hex),
}
