/** The fold of the events of fire (8). */
import type { FireEvent } from '../events/fire'
import type { OoState } from '../state'
import { carry, withUnit, withUse } from './update'

/** How every unit on the table is when fire begins: all of it is simultaneous. */
function began(s: OoState): OoState {
  const units = Object.fromEntries(
    Object.entries(s.units).map(([id, u]) => {
      if (u.place !== 'table') return [id, u]
      const shot = { cp: u.cp, disorder: u.disorder, rout: u.rout, firstVolley: u.firstVolley }
      return [id, { ...u, use: { ...u.use, shot, shaken: null } }]
    }),
  )
  return { ...s, units }
}

export function foldFire(s: OoState, e: FireEvent): OoState {
  switch (e.type) {
    case 'FireBegan':
      return began(s)
    case 'Fired': {
      const s1 = withUse(s, e.unit, { fired: e.target, opportunity: e.opportunity })
      const s2 = e.firstVolley ? withUnit(s1, e.unit, { firstVolley: false }) : s1
      // Dice have fallen over its move: it stands.
      return e.opportunity ? withUse(s2, e.target, { before: null }) : s2
    }
    case 'Interrupted':
      return { ...s, interrupt: e.interrupt, waiting: e.waiting }
    case 'LetPass':
      return s
    case 'InterruptEnded':
      return { ...s, interrupt: null, waiting: e.waiting }
    case 'Halted': {
      // Gunners who were stopped on the way to their guns have not manned them.
      const was = s.units[e.unit]
      const guns = e.formation === 'crew' && was?.formation === 'battery' ? { guns: was.pose } : {}
      const s1 = withUnit(s, e.unit, { pose: e.pose, formation: e.formation, ...guns })
      return carry(withUse(s1, e.unit, { done: true, charge: null, before: null }), e.unit)
    }
  }
}
