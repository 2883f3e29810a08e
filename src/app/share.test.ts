import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fold, unfold } from './share'

const folded = async (text: string) => {
  const f = await fold(text)
  if (!f.ok) throw new Error(f.error.code)
  return f.value
}
const code = async (text: string, most?: number) => {
  const back = await unfold(text, most)
  return back.ok ? 'good' : back.error.code
}
const byNode = (text: string) => `a${deflateRawSync(Buffer.from(text)).toString('base64url')}`

describe('a text in a link', () => {
  it.each(['', 'x', '{"it":"È così — 20°"}', '🎲'.repeat(3000), readFileSync('tests/replays/goito.jsonl', 'utf8')])(
    'comes back as it was',
    async text => {
      const f = await folded(text)
      expect(f).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(await unfold(f)).toEqual({ ok: true, value: text })
      // another's deflate is read as well
      expect(await unfold(byNode(text))).toEqual({ ok: true, value: text })
    },
  )
  it('is much smaller than it was', async () => {
    const text = readFileSync('tests/replays/goito.jsonl', 'utf8')
    expect((await folded(text)).length).toBeLessThan(text.length / 5)
  })
  it('that was cut off, changed, or folded by a newer version says so', async () => {
    const whole = await folded(JSON.stringify({ words: Array.from({ length: 300 }, (_, i) => `word ${i * 7919}`) }))
    for (const n of [1, 2, 10, Math.floor(whole.length / 2), whole.length - 4])
      expect(await code(whole.slice(0, n))).toBe('share/damaged')
    expect(await code(`b${whole.slice(1)}`)).toBe('share/newer')
    for (const bad of ['', 'a!', 'a b', `${whole}%`, 'azzzz']) expect(await code(bad)).toBe('share/damaged')
    // bytes that are no text
    expect(await code(`a${deflateRawSync(Buffer.from([0xff, 0xfe, 0xc0])).toString('base64url')}`)).toBe('share/damaged')
  })
  it('that would unfold without end is left at the bound', async () => {
    const bomb = byNode('0'.repeat(30_000_000))
    expect(bomb.length).toBeLessThan(60_000)
    expect(await code(bomb)).toBe('share/too-large')
    expect(await code(byNode('x'.repeat(100)), 100)).toBe('good')
    expect(await code(byNode('x'.repeat(101)), 100)).toBe('share/too-large')
  })
})
