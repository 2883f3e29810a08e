import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameStep } from '../rulesets/contract'
import { arcToDegrees, parseSteps, printSteps } from './moves'
import { FORMATIONS } from './movesWords'

const steps = (text: string, width?: number) => {
  const r = parseSteps(text, width)
  if (!r.ok) throw new Error(`${r.error.code} at ${r.error.at}`)
  return r.value
}
const fault = (text: string, width?: number) => {
  const r = parseSteps(text, width)
  return r.ok ? null : [r.error.code, r.error.at, r.error.text]
}

describe('the written form of a move', () => {
  const three: GameStep[] = [{ wheel: 'left', degrees: 12.5 }, { advance: 6 }, { oblique: 20, cm: 4 }]
  it('is read in both languages, whatever parts the steps', () => {
    for (const text of [
      'I/1 Linea: wheel L 12.5° · advance 6.0 · oblique R 20° 4.0',
      'perno S 12,5° · avanti 6,0 · obliquo D 20° 4,0',
      'wheel L 12,5; advance 6; oblique R 20 4',
      'WHEEL left 12.5 deg, adv 6 cm, obliquo destra 20 gradi 4cm',
      'perno S 12,5°,avanti 6,obliquo D 20°4,0',
      'wheel L 12.5 advance 6 oblique R 4 cm 20°',
      'wheel 12.5° L\nadvance 6\noblique R 20° 4',
    ])
      expect(steps(text)).toEqual(three)
  })
  it('takes every manoeuvre', () => {
    expect(
      steps(
        'about face; dietrofront; about-face; retire 2; indietro ,5; shift L 2; traslare D 3,5; form open order; forma linea S',
      ),
    ).toEqual([
      { aboutFace: true },
      { aboutFace: true },
      { aboutFace: true },
      { retire: 2 },
      { retire: 0.5 },
      { shift: -2 },
      { shift: 3.5 },
      { form: 'open' },
      { form: 'line', face: 'left' },
    ])
    expect(steps('form march column; forma colonna retro; form line rear')).toEqual([
      { form: 'column' },
      { form: 'column', face: 'rear' },
      { form: 'line', face: 'rear' },
    ])
  })
  it('turns an arc into degrees by the width of the front', () => {
    // 5 cm on a radius of 16: 5 / (2π · 16) of a full turn.
    expect(steps('wheel L 5.0 cm', 16)).toEqual([{ wheel: 'left', degrees: expect.closeTo(17.9049311, 6) }])
    expect(steps('perno S 5,0 cm', 16)).toEqual(steps('wheel L 5 cm', 16))
    expect(fault('wheel L 5 cm')).toEqual(['width', 8, '5'])
  })
  it('uses the width that the unit has by then', () => {
    const widths = (before: readonly GameStep[]) => (before.some(s => 'form' in s) ? 4 : 16)
    const r = parseSteps('form column; wheel R 2 cm', widths)
    expect(r.ok && r.value[1]).toEqual({ wheel: 'right', degrees: arcToDegrees(2, 4) })
  })
  it('says where and why it can not be read', () => {
    expect(fault('')).toEqual(['empty', 0, ''])
    expect(fault('I/1 Linea:')).toEqual(['empty', 10, ''])
    expect(fault('march 4')).toEqual(['word', 0, 'march'])
    expect(fault('I/1 L: advance 4 · whel L 5')).toEqual(['word', 19, 'whel'])
    expect(fault('advance')).toEqual(['missing', 0, 'advance'])
    expect(fault('advance 4 5')).toEqual(['tooMuch', 10, '5'])
    expect(fault('advance −4')).toEqual(['negative', 8, '−4'])
    expect(fault('advance 4°')).toEqual(['number', 8, '4'])
    expect(fault('advance R 4')).toEqual(['tooMuch', 8, 'R'])
    expect(fault('wheel 12.5°')).toEqual(['side', 0, 'wheel'])
    expect(fault('wheel rear 12.5°')).toEqual(['side', 0, 'wheel'])
    expect(fault('form colum')).toEqual(['formation', 5, 'colum'])
    expect(fault('form')).toEqual(['missing', 0, 'form'])
    expect(fault('advance 4 €')).toEqual(['word', 10, '€'])
  })
  it('R40 refuses numbers that could be meant two ways', () => {
    expect(fault('advance 1.234,5')).toEqual(['number', 8, '1.234,5'])
    expect(fault('advance 1,234.5')).toEqual(['number', 8, '1,234.5'])
    expect(fault('advance 1e3')).toEqual(['word', 9, 'e'])
    expect(fault('advance 1 000')).toEqual(['tooMuch', 10, '000'])
    expect(steps('advance 12,5 cm')).toEqual([{ advance: 12.5 }])
    expect(steps('advance 5,')).toEqual([{ advance: 5 }])
    expect(steps('advance ,5')).toEqual([{ advance: 0.5 }])
  })
  it('prints like the log', () => {
    expect(printSteps(three, 'en', { name: 'I/1 Linea' })).toBe('I/1 Linea: wheel L 12.5° · advance 6.0 · oblique R 20° 4.0')
    expect(printSteps(three, 'it')).toBe('perno S 12,5° · avanti 6,0 · obliquo D 20° 4,0')
    expect(printSteps([{ wheel: 'left', degrees: arcToDegrees(5, 16) }], 'en', { widths: 16 })).toBe('wheel L 5.0 cm')
    expect(printSteps([{ shift: -2 }, { aboutFace: true }, { form: 'open', face: 'rear' }], 'it')).toBe(
      'traslare S 2,0 · dietrofront · forma ordine aperto retro',
    )
    expect(printSteps([{ advance: 1e-7 }], 'en')).toBe('advance 0.0000001')
  })
  it('is shown with two decimals at most', () => {
    const steps = [{ wheel: 'left' as const, degrees: 12.3456789 }, { oblique: -20.004, cm: 4 }, { advance: 19.75000001000057 }]
    expect(printSteps(steps, 'en', { shown: true })).toBe('wheel L 12.35° · oblique L 20° 4.0 · advance 19.75')
    expect(printSteps([{ advance: 19.75000001000057 }], 'it')).toBe('avanti 19,75000001000057')
  })

  it('reads back exactly what it printed, in either language', () => {
    const amount = fc.oneof(
      fc.integer({ min: 0, max: 3000 }).map(n => n / 10),
      fc.double({ min: 0, max: 400, noNaN: true }),
      fc.integer({ min: 0, max: 900000 }).map(n => n / 10000),
    )
    const plus = amount.map(v => v + 0)
    const signed = fc.tuple(plus, fc.boolean()).map(([v, minus]) => (minus && v !== 0 ? -v : v))
    const side = fc.constantFrom('left' as const, 'right' as const)
    const step: fc.Arbitrary<GameStep> = fc.oneof(
      fc.record({ wheel: side, degrees: plus }),
      fc.tuple(side, fc.integer({ min: 1, max: 300 })).map(([wheel, n]) => ({ wheel, degrees: arcToDegrees(n / 10, 16) })),
      fc.record({ advance: plus }),
      fc.record({ oblique: signed, cm: plus }),
      fc.record({ retire: plus }),
      fc.record({ shift: signed }),
      fc.constant({ aboutFace: true as const }),
      fc.record({ form: fc.constantFrom(...FORMATIONS) }),
      fc.record({
        form: fc.constantFrom(...FORMATIONS),
        face: fc.constantFrom('left' as const, 'right' as const, 'rear' as const),
      }),
    )
    const name = fc.constantFrom(undefined, 'I/1 Linea', 'Grenadiere 4,5')
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('en' as const, 'it' as const),
        fc.constantFrom(undefined, 16, 12),
        name,
        (list, language, widths, n) => {
          const text = printSteps(list, language, { widths, name: n })
          expect(parseSteps(text, widths)).toEqual({ ok: true, value: list })
        },
      ),
    )
  })
})
