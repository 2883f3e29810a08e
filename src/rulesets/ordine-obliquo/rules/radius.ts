import { CHIEF_RADIUS, RADIUS, RADIUS_MORE, RADIUS_UNITS } from '../tables'

/** 3.3 The command radius in cm of a brigade's general; batteries count as units. 3.2: the commander-in-chief's own 40 cm. */
export const radiusFor = (brigade: { readonly id: string; readonly units: readonly unknown[] }): number =>
  brigade.id === 'C' ? CHIEF_RADIUS : RADIUS + RADIUS_MORE * Math.max(0, brigade.units.length - RADIUS_UNITS)
