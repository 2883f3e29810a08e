import type { SoundKind } from './kinds'
import { type Desk, noiseFor, sound } from './voices'

/** A kind is not heard again before so many seconds are over: forty units that fire are one long volley, not a wall of noise. */
const APART = 0.16
const LOUD = [0, 0.22, 0.5, 1] as const

/** What plays sounds; it begins nothing, not even a context, before a sound is wanted and allowed. */
export interface SoundPlayer {
  /** `volume`: 0 (silent) to 3. `far`: 0 close by to 1 at the table's other end. */
  play(kind: SoundKind, volume: 0 | 1 | 2 | 3, far?: number): void
  close(): void
}

export function createPlayer(): SoundPlayer {
  let context: AudioContext | null = null
  let desk: (Desk & { readonly master: GainNode }) | null = null
  const last = new Map<SoundKind, number>()
  const open = () => {
    if (desk || typeof AudioContext === 'undefined') return desk
    context = new AudioContext()
    const master = context.createGain()
    const limit = context.createDynamicsCompressor()
    master.connect(limit).connect(context.destination)
    const chance = Math.random
    desk = { context, out: master, master, noise: noiseFor(context, chance), chance }
    return desk
  }
  return {
    play(kind, volume, far = 0) {
      if (volume === 0) return
      try {
        const d = open()
        if (!d || !context) return
        if (context.state === 'suspended') void context.resume().catch(() => {})
        const now = context.currentTime
        if (now - (last.get(kind) ?? -1) < APART) return
        last.set(kind, now)
        d.master.gain.setTargetAtTime(LOUD[volume], now, 0.01)
        // what is far away is dull and weak
        const air = context.createBiquadFilter()
        air.type = 'lowpass'
        air.frequency.value = 9000 - 7200 * far
        const gain = context.createGain()
        gain.gain.value = 1 - 0.55 * far
        air.connect(gain).connect(d.out)
        sound({ ...d, out: air }, kind, now + 0.005)
        setTimeout(() => gain.disconnect(), 4000)
      } catch {
        // a page that may make no sound stays silent
      }
    },
    close() {
      void context?.close().catch(() => {})
      context = null
      desk = null
    },
  }
}
