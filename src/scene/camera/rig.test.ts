import { beforeEach, describe, expect, it } from 'vitest'
import { reliefOf } from '../ground/heightfield'
import { CameraRig } from './rig'

const element = { getBoundingClientRect: () => ({ left: 0, top: 0 }) } as unknown as HTMLElement
const NEAR_EDGE = [90, 8] as const

let rig: CameraRig
beforeEach(() => {
  rig = new CameraRig(reliefOf({ width: 180, depth: 120 }, [], 30), element, () => {})
  rig.still = true
  rig.resize({ width: 1440, height: 900 })
  rig.frame(1)
})

describe('the camera gives way to the panels', () => {
  it('by so much that the place is clear of them, and no smaller', () => {
    const [before, scale] = [rig.project(NEAR_EDGE), rig.scale()]
    rig.setInsets({ bottom: 900 - before[1] + 20 })
    rig.keepInSight([NEAR_EDGE])
    expect(rig.project(NEAR_EDGE)[1]).toBeLessThan(before[1] - 20)
    expect(rig.scale()).toBeGreaterThanOrEqual(scale)
  })

  it('comes back where it stood when nothing is to be seen any more, however often it gave way', () => {
    const before = rig.project(NEAR_EDGE)
    for (const bottom of [300, 360]) {
      rig.setInsets({ bottom })
      rig.keepInSight([NEAR_EDGE])
    }
    expect(rig.project(NEAR_EDGE)[1]).toBeLessThan(before[1] - 20)
    rig.comeBack()
    expect(rig.project(NEAR_EDGE)[1]).toBeCloseTo(before[1], 6)
    expect(rig.project(NEAR_EDGE)[0]).toBeCloseTo(before[0], 6)
  })

  it('stays where somebody has moved it since', () => {
    rig.setInsets({ bottom: 360 })
    rig.keepInSight([NEAR_EDGE])
    rig.zoom(0.8)
    const at = rig.project(NEAR_EDGE)
    rig.comeBack()
    expect(rig.project(NEAR_EDGE)).toEqual(at)
  })
})
