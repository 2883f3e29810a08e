import type { WebGLRenderer } from 'three'
import { rigHandle } from '../camera/attach'
import type { CameraRig } from '../camera/rig'
import type { Effects, Moment } from '../effects/Effects'
import type { MiniaturesCore } from '../miniatures'
import type { TableHandle, TableProps } from '../props'

/** What the drawn table's handle is made from. */
export interface WorldParts {
  readonly rig: CameraRig
  readonly gl: WebGLRenderer
  readonly effects: Effects
  props(): TableProps
  core(): MiniaturesCore | null
  moment(): Moment
  frames(): number
  standing(): boolean
  renders(): number
  cost(): { readonly calls: number; readonly triangles: number }
}

/** The handle that the app is given. */
export function worldHandle(parts: WorldParts): TableHandle {
  const { rig, gl, effects, core } = parts
  return {
    flat: false,
    ...rigHandle(rig, parts.props),
    frames: parts.frames,
    standing: parts.standing,
    renders: parts.renders,
    info: () => ({
      geometries: gl.info.memory.geometries,
      textures: gl.info.memory.textures,
      ...parts.cost(),
      dice: effects.calls,
    }),
    camera: () => rig.camera,
    moving: () => rig.moving || (core()?.walking() ?? false) || effects.rolling,
    tumble: rolls => effects.tumble(rolls, parts.moment),
    hurry: () => {
      core()?.finish()
      effects.hurry()
    },
    warmDice: () => effects.warm(),
  }
}

/** Which way the selected unit faces, for the handles' arrows. */
export function facingOf(props: TableProps): number | null {
  const picture = props.hands?.picture()
  const ghost = picture?.ghosts[picture.ghosts.length - 1]
  const id = picture?.selected[0]
  return (ghost ?? props.show.bodies.find(b => b.id === id))?.footprint.facing ?? null
}
