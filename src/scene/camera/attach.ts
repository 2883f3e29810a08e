import { heldDisc } from '../discs'
import { bodyAt } from '../pickBody'
import type { TableHandle, TableProps, View } from '../props'
import { listen } from './gestures'
import { listenKeys } from './keys'
import type { CameraRig } from './rig'

/** A table as the camera and the pointers need it: the drawn one and the flat one are the same to them. */
export interface Attached {
  readonly rig: CameraRig
  /** The newest props. */
  props(): TableProps
  view(): View
  setView(view: View): void
}

/** Lets pointers and keys at a table; gives what ends it. */
export function attach(element: HTMLElement, table: Attached): () => void {
  const { rig, props } = table
  const pointers = listen(element, {
    mover: rig,
    hands: () => props().hands,
    hold: (at, grip) => heldDisc(props(), at, grip),
    tap: (at, grip) => {
      const { hands, onSelect, show } = props()
      if (!hands && at) onSelect?.(bodyAt(show.bodies, at, grip)?.id ?? null)
    },
    cursor: name => {
      element.style.cursor = name
    },
  })
  const keys = listenKeys(element, {
    step: (right, up) => rig.step(right, up),
    zoom: factor => rig.zoom(factor),
    rotate: degrees => rig.rotate(degrees),
    turnRound: () => {
      const { onTurnRound } = props()
      if (onTurnRound) onTurnRound()
      else rig.turnRound()
    },
    whole: () => rig.whole(),
    view: table.view,
    setView: table.setView,
  })
  return () => {
    pointers()
    keys()
  }
}

/** What the app may ask of a table, as far as its camera answers it. */
export const rigHandle = (
  rig: CameraRig,
  props: () => TableProps,
): Omit<
  TableHandle,
  'flat' | 'frames' | 'standing' | 'renders' | 'info' | 'camera' | 'moving' | 'tumble' | 'hurry' | 'warmDice'
> => ({
  project: (at, above = 0) => rig.project(at, above),
  unproject: (x, y) => rig.pointAt(x, y),
  scale: () => rig.scale(),
  // Under a hand the ground stands still.
  keepInSight: points => {
    if (!props().hands?.get().dragging) rig.keepInSight(points)
  },
  lookAt: at => rig.lookAt(at),
  zoom: factor => rig.zoom(factor),
  rotate: degrees => rig.rotate(degrees),
  turnRound: () => rig.turnRound(),
  whole: () => rig.whole(),
  eye: () => ({ at: [rig.goal.x, rig.goal.y], distance: rig.goal.distance, from: rig.goal.bearing, pitch: rig.goal.pitch }),
  aim: ({ at, distance, from, pitch }) =>
    rig.to(
      {
        ...rig.goal,
        lift: 0,
        ...(at && { x: at[0], y: at[1] }),
        ...(distance !== undefined && { distance }),
        ...(from !== undefined && { bearing: from }),
        ...(pitch !== undefined && { pitch }),
      },
      false,
      true,
    ),
})
