import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SOUNDS } from './kinds'
import { createPlayer } from './player'

/** A sound card that only counts what is set going on it. */
const heard = { contexts: 0, sources: 0 }
const param = () => ({
  value: 0,
  setValueAtTime() {},
  linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {},
  setTargetAtTime() {},
})
const node = () => ({
  gain: param(),
  frequency: param(),
  playbackRate: param(),
  Q: param(),
  connect: (to: unknown) => to,
  disconnect() {},
  start() {
    heard.sources++
  },
  stop() {},
})
class Card {
  state = 'running'
  static now = 0
  sampleRate = 100
  constructor() {
    heard.contexts++
  }
  get currentTime() {
    return Card.now
  }
  createGain = node
  createOscillator = node
  createBiquadFilter = node
  createBufferSource = node
  createDynamicsCompressor = node
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) })
  close = async () => {}
}

describe('sounds', () => {
  const before: unknown = Reflect.get(globalThis, 'AudioContext')
  beforeEach(() => {
    Object.assign(heard, { contexts: 0, sources: 0 })
    Card.now = 0
    Reflect.set(globalThis, 'AudioContext', Card)
  })
  afterEach(() => {
    Reflect.set(globalThis, 'AudioContext', before)
  })
  it('silent means silent: not even a sound card is opened', () => {
    const player = createPlayer()
    for (const kind of SOUNDS) player.play(kind, 0)
    expect(heard).toEqual({ contexts: 0, sources: 0 })
  })
  it.each(SOUNDS)('%s is made of something, on one card', kind => {
    const player = createPlayer()
    player.play(kind, 2)
    expect(heard.contexts).toBe(1)
    expect(heard.sources).toBeGreaterThan(2)
    player.close()
  })
  it('one kind at once is heard once; a moment later again', () => {
    const player = createPlayer()
    player.play('volley', 3)
    const once = heard.sources
    player.play('volley', 3)
    expect(heard.sources).toBe(once)
    Card.now = 1
    player.play('volley', 3)
    expect(heard.sources).toBe(2 * once)
    expect(heard.contexts).toBe(1)
  })
  it('a page without a sound card plays on in silence', () => {
    Reflect.set(globalThis, 'AudioContext', undefined)
    expect(() => createPlayer().play('cannon', 3)).not.toThrow()
  })
})
