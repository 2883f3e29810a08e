// What all who stand in ranks share: their poses, the sash, the colours' pole, the drum.
import { turn } from '../../scripts/kits/model.mjs'

/** Lean of the whole man above his feet. */
export const lean = (m, degrees, make) => m.place(turn('x', degrees, [0, 0.5, 0]), make)

export const POSES = {
  shoulder: { carriage: 'shoulder', stride: 0.05, lean: 0 },
  ready: { carriage: 'ready', stride: 0.04, lean: 0 },
  fire: { carriage: 'level', stride: 0.12, lean: -3 },
  charge: { carriage: 'charge', stride: 0.2, lean: -9 },
  rout: { carriage: 'trail', stride: -0.24, lean: -14 },
}

/** A sash about the waist. */
export const sash = m => {
  if (m.fine)
    m.loft(
      [
        { y: 0.74, rx: 0.228, rz: 0.178 },
        { y: 0.84, rx: 0.212, rz: 0.162, z: -0.01 },
      ],
      { sides: 8, slot: 'sash', caps: '' },
    )
}

/** Where the ensign's pole stands: foot of the pole, and how much it leans back. */
export const FLAG = { flag: { at: [0.02, 0.62, -0.36], lean: 4, size: 1 } }


/** The drum at his left thigh, with its sticks. */
export function drum(m) {
  m.place(turn('x', -18, [-0.08, 0.62, -0.34]), () => {
    const sides = m.fine ? 6 : 5
    m.loft(
      [
        { y: 0.46, rx: 0.2, rz: 0.2, x: -0.08, z: -0.36 },
        { y: 0.72, rx: 0.2, rz: 0.2, x: -0.08, z: -0.36 },
        { y: 0.78, rx: 0.2, rz: 0.2, x: -0.08, z: -0.36 },
      ],
      { sides, slot: s => (s === 0 ? 'brass' : 'hoops'), caps: 'ab', capSlots: { b: 'drumhead', a: 'drumhead' } },
    )
  })
  if (m.fine)
    for (const [a, b] of [
      [[-0.27, 0.85, -0.34], [-0.1, 0.83, -0.46]],
      [[0.11, 0.92, -0.38], [-0.05, 0.84, -0.42]],
    ])
      m.strip([a, b], 0.03, [0, 1, 0], 'wood')
}
