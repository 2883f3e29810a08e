import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Name } from '../contract'
import { calledOf, wholeOf, wingOf } from './wings'

const NAME: Name = { it: 'Bersaglieri', en: 'Bersaglieri' }

describe('Leggera: the halves of a pair', () => {
  it('are the right wing and the left; linked they are called as the whole', () => {
    const [right, left] = [wingOf(NAME, 1), wingOf(NAME, 2)]
    expect(right).toEqual({ it: 'Bersaglieri, ala destra', en: 'Bersaglieri, right wing' })
    expect(left).toEqual({ it: 'Bersaglieri, ala sinistra', en: 'Bersaglieri, left wing' })
    expect([wholeOf(right), wholeOf(left)]).toEqual([NAME, NAME])
    expect(calledOf({ name: left, linked: false })).toEqual(left)
    expect(calledOf({ name: right, linked: true })).toEqual(NAME)
  })
  it('of an older file are known too, and other names stay as they are', () => {
    expect(wholeOf({ it: 'Szluiner (½, 2)', en: 'Szluiner (½)' })).toEqual({ it: 'Szluiner', en: 'Szluiner' })
    expect(wholeOf({ it: '1ª batteria', en: '1st Battery' })).toEqual({ it: '1ª batteria', en: '1st Battery' })
  })
  it('in the armies of the house stand one after the other, right before left, of one body', () => {
    let pairs = 0
    for (const file of readdirSync('armies').filter(f => f.endsWith('.json'))) {
      const army = JSON.parse(readFileSync(`armies/${file}`, 'utf8')) as {
        ruleset: string
        groups: { units: { name: Name; single?: true }[] }[]
      }
      if (army.ruleset !== 'radetzky') continue
      for (const { units } of army.groups)
        units.forEach(({ name }, i) => {
          expect(name.it + name.en, file).not.toContain('½')
          if (!/ala destra$/.test(name.it)) return
          pairs++
          const whole = wholeOf(name)
          expect([name, units[i + 1]?.name], file).toEqual([wingOf(whole, 1), wingOf(whole, 2)])
        })
    }
    expect(pairs).toBeGreaterThan(12)
  })
})
