/** How each sound is put together: bursts of filtered noise, sinking tones, clicks; a little different every time. */
import type { SoundKind } from './kinds'

export interface Desk {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  /** One second of white noise, made once. */
  readonly noise: AudioBuffer
  /** A number from 0 up to 1. */
  readonly chance: () => number
}

interface Burst {
  readonly at: number
  /** Seconds to its full strength, and from there to a twentieth. */
  readonly rise: number
  readonly fall: number
  readonly strength: number
  readonly filter: BiquadFilterType
  /** Hz at the beginning and the end. */
  readonly from: number
  readonly to: number
  readonly q?: number
}

function shape(gain: AudioParam, at: number, rise: number, fall: number, strength: number): void {
  gain.setValueAtTime(0.0001, at)
  gain.linearRampToValueAtTime(strength, at + rise)
  gain.setTargetAtTime(0.0001, at + rise, fall / 3)
}

function burst(desk: Desk, b: Burst): void {
  const { context, out, noise, chance } = desk
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  source.playbackRate.value = 0.85 + 0.3 * chance()
  const filter = context.createBiquadFilter()
  filter.type = b.filter
  filter.Q.value = b.q ?? 0.7
  filter.frequency.setValueAtTime(b.from, b.at)
  filter.frequency.exponentialRampToValueAtTime(Math.max(20, b.to), b.at + b.rise + b.fall)
  const gain = context.createGain()
  shape(gain.gain, b.at, b.rise, b.fall, b.strength)
  source.connect(filter).connect(gain).connect(out)
  source.start(b.at, chance())
  source.stop(b.at + b.rise + b.fall * 2 + 0.05)
}

function tone(
  desk: Desk,
  at: number,
  from: number,
  to: number,
  fall: number,
  strength: number,
  type: OscillatorType = 'sine',
): void {
  const { context, out } = desk
  const source = context.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + fall)
  const gain = context.createGain()
  shape(gain.gain, at, 0.003, fall, strength)
  source.connect(gain).connect(out)
  source.start(at)
  source.stop(at + fall * 2 + 0.05)
}

/** One musket: a crack and its breath. */
function shot(desk: Desk, at: number, strength: number): void {
  burst(desk, { at, rise: 0.001, fall: 0.05, strength, filter: 'highpass', from: 1100, to: 500 })
  burst(desk, { at, rise: 0.002, fall: 0.2, strength: strength * 0.5, filter: 'lowpass', from: 2400, to: 260 })
}
/** One beat of a stick on a snare drum. */
function beat(desk: Desk, at: number, strength: number): void {
  tone(desk, at, 210, 150, 0.09, strength * 0.7, 'triangle')
  burst(desk, { at, rise: 0.001, fall: 0.12, strength: strength * 0.55, filter: 'bandpass', from: 2600, to: 1900, q: 0.6 })
}

const VOICES: { readonly [kind in SoundKind]: (desk: Desk, at: number) => void } = {
  // a platoon's volley: thirty shots in a ragged third of a second, then the echo over the fields
  volley(desk, at) {
    for (let i = 0; i < 30; i++) {
      const late = desk.chance() * desk.chance() * 0.42
      shot(desk, at + late, 0.09 + 0.1 * desk.chance())
    }
    burst(desk, { at: at + 0.02, rise: 0.03, fall: 1.3, strength: 0.13, filter: 'lowpass', from: 900, to: 110 })
  },
  cannon(desk, at) {
    tone(desk, at, 88, 27, 0.85, 0.75)
    burst(desk, { at, rise: 0.002, fall: 0.14, strength: 0.5, filter: 'lowpass', from: 3200, to: 300 })
    burst(desk, { at: at + 0.01, rise: 0.02, fall: 1.6, strength: 0.3, filter: 'lowpass', from: 420, to: 60 })
  },
  // a handful of clicks on wood and felt, closer together and softer towards the end
  dice(desk, at) {
    let t = at + 0.1
    let gap = 0.11
    for (let i = 0; i < 11; i++) {
      const strength = 0.3 * (1 - i / 13) * (0.7 + 0.5 * desk.chance())
      burst(desk, {
        at: t,
        rise: 0.001,
        fall: 0.025,
        strength,
        filter: 'bandpass',
        from: 2700 + 1500 * desk.chance(),
        to: 1700,
        q: 3,
      })
      tone(desk, t, 420 + 200 * desk.chance(), 260, 0.03, strength * 0.5, 'triangle')
      t += gap * (0.5 + desk.chance())
      gap *= 0.86
    }
  },
  // a short call of the drummer: flam, three, roll
  drum(desk, at) {
    const beats = [0, 0.035, 0.3, 0.45, 0.6, 0.9, 0.935, 1.2]
    beats.forEach((b, i) => {
      beat(desk, at + b, i % 3 === 1 ? 0.32 : 0.22)
    })
    for (let i = 0; i < 12; i++) beat(desk, at + 1.35 + i * 0.032, 0.05 + i * 0.012)
    beat(desk, at + 1.78, 0.38)
  },
  // steel, many feet and voices
  melee(desk, at) {
    for (let i = 0; i < 16; i++) {
      const t = at + desk.chance() * 1.1
      const high = 2300 + 2200 * desk.chance()
      tone(desk, t, high, high * 0.96, 0.09 + 0.1 * desk.chance(), 0.035, 'square')
      tone(desk, t, high * 1.51, high * 1.5, 0.12, 0.025)
      burst(desk, { at: t, rise: 0.001, fall: 0.03, strength: 0.09, filter: 'highpass', from: 3000, to: 2000 })
    }
    burst(desk, { at, rise: 0.25, fall: 1.1, strength: 0.13, filter: 'bandpass', from: 520, to: 620, q: 1.4 })
    burst(desk, { at, rise: 0.1, fall: 1.2, strength: 0.16, filter: 'lowpass', from: 180, to: 120 })
  },
  // feet that run and fade
  rout(desk, at) {
    for (let i = 0; i < 34; i++) {
      const t = at + i * 0.045 + desk.chance() * 0.05
      const strength = 0.14 * (1 - i / 36)
      burst(desk, { at: t, rise: 0.002, fall: 0.05, strength, filter: 'lowpass', from: 420 + 300 * desk.chance(), to: 130 })
    }
    burst(desk, { at, rise: 0.2, fall: 1.2, strength: 0.07, filter: 'bandpass', from: 760, to: 480, q: 1.8 })
  },
}

/** How loud each is beside the others. */
const LEVEL: { readonly [kind in SoundKind]: number } = { volley: 1.6, cannon: 0.7, dice: 1.8, drum: 1.5, melee: 2, rout: 5 }

/** Sets a sound going at a time of the desk's clock. */
export function sound(desk: Desk, kind: SoundKind, at: number): void {
  const gain = desk.context.createGain()
  gain.gain.value = LEVEL[kind]
  gain.connect(desk.out)
  VOICES[kind]({ ...desk, out: gain }, at)
}

export function noiseFor(context: BaseAudioContext, chance: () => number): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = chance() * 2 - 1
  return buffer
}
