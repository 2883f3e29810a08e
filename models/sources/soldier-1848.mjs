// The man of 1848: long trousers, a closed tunic or coatee, two belts crossed, a pack with the rolled coat on it.
import { coat, crossbelt, legs } from './soldier.mjs'

/** Long trousers over the boots. */
export const trousers = (m, how = {}) => legs(m, { gaiters: 'breeches', knee: 0.42, ...how })

/**
 * A coat closed to the collar. `tails`: cut away before, with two short tails behind (the Austrian coatee), else skirts all round;
 * `rows` of buttons; `edge`: the front edge piped in the facing colour in their place; `epaulettes` fringed, else plain straps.
 */
export function tunic(m, { tails = false, rows = 1, edge = false, epaulettes = null, long = 0.5, buttons = 'brass' } = {}) {
  coat(m, { skirts: tails ? 0.63 : long, lapels: 'coat', waistcoat: 'coat', turnbacks: 'coat', flare: tails ? 0.82 : 0.96 })
  if (tails)
    for (const s of [-1, 1]) {
      const tail = [
        [s * 0.2, 0.74, 0.12],
        [s * 0.02, 0.74, 0.18],
        [s * 0.02, 0.4, 0.25],
        [s * 0.15, 0.42, 0.22],
      ]
      m.poly(s > 0 ? tail.reverse() : tail, 'coat')
      if (m.fine) {
        const turned = [
          [s * 0.03, 0.66, 0.212],
          [s * 0.03, 0.41, 0.262],
          [s * 0.11, 0.42, 0.247],
        ]
        m.poly(s > 0 ? turned : turned.reverse(), 'turnbacks')
      }
    }
  if (!m.fine) return
  const down = (x, slot, wide) =>
    m.strip(
      [
        [x, 1.17, -0.152],
        [x, 1.06, -0.204],
        [x * 0.8, 0.84, -0.174],
      ],
      wide,
      [0, 0, -1],
      slot,
    )
  if (edge) down(0, 'facings', 0.028)
  for (const x of rows === 2 ? [-0.075, 0.075] : edge ? [] : [0]) down(x, buttons, 0.022)
  for (const s of [-1, 1])
    if (epaulettes)
      m.strip([[s * 0.1, 1.256, 0], [s * 0.27, 1.2, 0], [s * 0.31, 1.11, 0]], 0.17, [s * 0.4, 1, 0], epaulettes)
    else m.strip([[s * 0.1, 1.252, 0], [s * 0.245, 1.19, 0]], 0.07, [0, 1, 0], 'facings')
}

/** Two belts crossed over the breast; what hangs on them is under the pack's edge and left out. */
export function belts(m, { slot = 'belts', both = true } = {}) {
  if (both || !m.fine) crossbelt(m, { slot, width: 0.062, pouch: null })
  else m.strip([[-0.13, 1.235, -0.02], [-0.1, 1.08, -0.205], [0.06, 0.88, -0.178], [0.2, 0.72, -0.135]], 0.062, [0, 0.2, -1], slot)
  if (!both) return
  // the other's back is under the pack
  if (m.fine) m.strip([[0.13, 1.235, -0.02], [0.1, 1.08, -0.205], [-0.06, 0.88, -0.178], [-0.2, 0.72, -0.135]], 0.062, [0, 0.2, -1], slot)
  else m.strip([[0.16, 1.17, -0.17], [-0.17, 0.76, -0.2]], 0.062, [0, 0.2, -1], slot)
}

/** The pack on his back, the grey coat rolled on top of it; `roll` null: none. */
export function pack(m, { slot = 'pouch', roll = 'cloak' } = {}) {
  if (m.fine) m.box([0, 0.91, 0.27], [0.32, 0.25, 0.14], slot, { taper: 0.94, caps: 'b' })
  if (roll) m.tube([[-0.19, m.fine ? 1.1 : 1.06, 0.27], [0.19, m.fine ? 1.1 : 1.06, 0.27]], [0.065, 0.065], { sides: m.fine ? 4 : 3, slot: roll, caps: '' })
}

/** The short sword at his left side. */
export function sidearm(m) {
  if (m.fine) m.strip([[-0.25, 0.76, 0.02], [-0.31, 0.36, 0.24]], 0.05, [-1, 0, 0], 'pouch')
}

/** How heads are in 1848: cropped, with a moustache. */
export const HEAD = { queue: false, curls: false, moustache: true }
