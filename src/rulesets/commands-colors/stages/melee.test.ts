import { describe, expect, it } from 'vitest'
import { change, field, id, ordered, play, played, refusal, script, told } from '../table.testing'

const LN = id('a/LN/1')
const foe = id('b/LN/1')
const pass = ['b', { type: 'react', do: 'pass' }] as const
const melee = ['a', { type: 'melee', unit: LN, target: foe }] as const
const line = () => field({ a: { LN: ['G5'] }, b: { LN: ['G4'] } })

describe('melee: dice', () => {
  it('French line rolls its blocks and one more against foot; foot symbols and sabers hit', () => {
    const { state, events } = script(line(), melee, [...pass, 'IISFC'] as never)
    expect(told(events, 'Battled')[0]).toMatchObject({ hits: 3, flags: 1 })
    expect(state.units[foe]!.blocks).toBe(2)
    // one flag of Austrian line: two hexes back, and two ways to go
    expect(state.ask).toMatchObject({ what: 'retreat', seat: 'b', left: 2 })
  })
  it('militia and Grenzers hit nothing with sabers', () => {
    const s = field({ a: { LN: ['G5'] }, b: { GRZ: ['G4'] } })
    const grz = id('b/GRZ/1')
    const { events } = script(
      s,
      ['a', { type: 'melee', unit: LN, target: grz }],
      [pass[0], pass[1], 'CCCCC'],
      ['b', { type: 'battleBack', go: true }, 'SSSI'],
    )
    expect(told(events, 'Battled')[1]).toMatchObject({ why: 'back', hits: 1 })
  })
  it('town takes two dice off foot, three off horse', () => {
    const s = field({ a: { LN: ['G5'] }, b: { LN: ['G4'] }, ground: { G4: 'T' } })
    expect(told(script(s, melee, [pass[0], pass[1], 'CCC']).events, 'Battled')[0]).toMatchObject({
      faces: ['cavalry', 'cavalry', 'cavalry'],
    })
    const beside = field({ a: { LC: ['G5'] }, b: { LN: ['G4'] }, ground: { G4: 'T' } })
    expect(refusal(change(beside, 'a/LC/1', { blocks: 3 }), 'a', { type: 'melee', unit: id('a/LC/1'), target: foe })).toBe(
      'battle/no-dice',
    )
  })
})

describe('battle back', () => {
  it('by who stood, with what is left; nobody advances after it', () => {
    const { state, events } = script(line(), melee, [pass[0], pass[1], 'IIICC'], ['b', { type: 'battleBack', go: true }, 'IF'])
    expect(told(events, 'Battled').map(e => (e as { why: string }).why)).toEqual(['attack', 'back'])
    expect(state.units[LN]!.blocks).toBe(3)
    // one flag, one hex back for French line
    expect(state.ask).toMatchObject({ what: 'retreat', seat: 'a', left: 1 })
  })
  it('not by who gave way even one hex of two', () => {
    const s = field({ a: { LN: ['G5'] }, b: { LN: ['G4', 'G3', 'H3'] } })
    // two friends beside it support: one flag is ignored, the other costs two hexes that are not free
    const { state, events } = script(s, melee, [pass[0], pass[1], 'FFCCC'], ['b', { type: 'ignore', count: 1 }])
    expect(told(events, 'Blocked')).toHaveLength(2)
    expect(state.units[foe]!.blocks).toBe(3)
    // it stood, and battles back
    expect(state.ask).toMatchObject({ what: 'back', seat: 'b' })
  })
})

describe('flags and retreats', () => {
  it('one way alone is gone at once; with the last hex the attacker may take the ground', () => {
    const s = field({ a: { LN: ['A4'] }, b: { LN: ['A3'] } })
    const { state, events } = script(s, melee, [pass[0], pass[1], 'FCCCC'])
    expect(told(events, 'Retreated').map(e => (e as { hex: string }).hex)).toEqual(['A2'])
    // from A2 there are A1 and B1
    expect(state.ask).toMatchObject({ what: 'retreat', left: 1 })
    const after = script(state, ['b', { type: 'retreat', hex: 'B1' }])
    expect(after.state.ask).toMatchObject({ what: 'advance', seat: 'a' })
    const on = script(after.state, ['a', { type: 'advance', path: ['A3'] }])
    expect(on.state.units[LN]!.hex).toBe('A3')
    expect(told(on.events, 'AttackEnded')).toHaveLength(1)
  })
  it('on its own edge every hex costs a block', () => {
    const s = field({ a: { LN: ['G2'] }, b: { LN: ['G1'] } })
    const { state } = script(s, melee, [pass[0], pass[1], 'FCCCC'])
    expect(state.units[foe]!.blocks).toBe(3)
  })
  it('a unit without leader that comes upon one alone stops there and takes him on', () => {
    let s = field({ a: { LN: ['G5'] }, b: { LN: ['G4', 'A1'] }, leaders: { b: ['A1'] } })
    s = {
      ...s,
      leaders: { ...s.leaders, 'b/L/1': { ...s.leaders['b/L/1']!, hex: 'G3' } },
      units: { ...s.units, 'b/LN/2': { ...s.units['b/LN/2']!, leader: null } },
    }
    const { state, events } = script(s, melee, [pass[0], pass[1], 'FCCCC'], ['b', { type: 'retreat', hex: 'G3' }])
    expect(told(events, 'Joined')).toHaveLength(1)
    expect(state.units[foe]).toMatchObject({ hex: 'G3', leader: 'b/L/1' })
  })
  it('a leader with it lets it ignore one flag, and he is tested where it was hit: two sabers', () => {
    const s = field({ a: { LN: ['G5'] }, b: { LN: ['G4'] }, leaders: { b: ['G4'] } })
    const hit = script(s, melee, [pass[0], pass[1], 'IFCCC SS'])
    expect(told(hit.events, 'LeaderLost')).toHaveLength(1)
    expect(hit.state.banners).toEqual({ a: 1, b: 0 })
    const safe = script(s, melee, [pass[0], pass[1], 'IFCCC SI'])
    expect(safe.state.ask).toMatchObject({ what: 'ignore', count: 1, may: 1 })
  })
  it('with his unit destroyed one die decides; else he gets away one to three hexes', () => {
    const s = change(field({ a: { LN: ['G5'] }, b: { LN: ['G4'] }, leaders: { b: ['G4'] } }), foe, { blocks: 1 })
    expect(script(s, melee, [pass[0], pass[1], 'IIIII S']).state.banners.a).toBe(2)
    const away = script(s, melee, [pass[0], pass[1], 'IIIII I'], ['b', { type: 'escape', path: ['G3', 'F2', 'F1'] }])
    expect(away.state.leaders['b/L/1']!.hex).toBe('F1')
    expect(away.state.ask).toMatchObject({ what: 'advance', seat: 'a' })
  })
})

describe('squares and battalion mass', () => {
  const horse = id('a/LC/1')
  const charge = ['a', { type: 'melee', unit: horse, target: foe }] as const
  const square = ['b', { type: 'react', do: 'formSquare' }] as const
  const field_ = () => field({ a: { LC: ['G5'] }, b: { LN: ['G4'] } })
  it('Austrian line stands in mass: no card leaves the hand; its die comes first, then one of the horse', () => {
    const { state, events } = script(field_(), charge, [square[0], square[1], 'I I'])
    expect(state.units[foe]).toMatchObject({ square: 'mass', blocks: 4 })
    expect(state.hands.b).toHaveLength(5)
    expect(
      told(events, 'Battled').map(e => [(e as { why: string }).why, (e as unknown as { faces: unknown[] }).faces.length]),
    ).toEqual([
      ['square', 1],
      ['attack', 1],
    ])
    expect(state.attack).toBe(null)
  })
  it('a flag of its die throws the horse back a hex and ends the attack', () => {
    const { state } = script(field_(), charge, [square[0], square[1], 'F'])
    expect(state.ask).toMatchObject({ what: 'retreat', seat: 'a', unit: horse, left: 1 })
    const after = script(state, ['a', { type: 'retreat', hex: 'G6' }])
    expect(after.state.attack).toBe(null)
    expect(after.state.units[foe]!.blocks).toBe(5)
  })
  it('others lay a card on the track, picked blind by the attacker; with fewer than three cards they cannot', () => {
    const s = field({ a: { LC: ['G5'] }, b: { GR: ['G4'] } })
    const gr = id('b/GR/1')
    const attack = ['a', { type: 'melee', unit: horse, target: gr }] as const
    const asked = script(s, attack, [square[0], square[1]])
    expect(asked.state.ask).toMatchObject({ what: 'pick', seat: 'a' })
    const { state } = script(asked.state, ['a', { type: 'pick', index: 2 }, 'C C'])
    expect(state.units[gr]).toMatchObject({ square: { card: 'probeRight' } })
    expect(state.hands.b).toHaveLength(4)
    // the die's hit counted
    expect(state.units[horse]!.blocks).toBe(3)
    const few = script({ ...s, hands: { ...s.hands, b: ['probeLeft', 'probeRight'] } }, attack)
    expect(refusal(few.state, 'b', square[1])).toBe('react/few-cards')
  })
  it('with the option the square battles back after the horse has rolled, and a die is all that it has', () => {
    const s = { ...field_(), options: { ...field_().options, squareBackRoll: true } }
    const { state } = script(s, charge, [square[0], square[1], 'I I'])
    expect(state.ask).toMatchObject({ what: 'back', seat: 'b' })
    const { events } = script(state, ['b', { type: 'battleBack', go: true }, 'C'])
    expect(told(events, 'Battled')[0]).toMatchObject({ why: 'back', faces: ['cavalry'], hits: 1 })
    expect(script(field_(), charge, [square[0], square[1], 'I I']).state.ask).toBe(null)
  })
  it('masses may be counted for the whole battle: the fifth of an army of four cards is none', () => {
    const s = { ...field_(), options: { ...field_().options, massLimit: 'total' } }
    const { state } = script(s, charge, [square[0], square[1], 'I I'])
    expect(state.massesFormed).toBe(1)
    expect(script(field_(), charge, [square[0], square[1], 'I I']).state.massesFormed).toBe(undefined)
    const again = (formed: number) => script({ ...s, massesFormed: formed }, charge).state
    expect(refusal(again(s.size.b - 1), 'b', square[1])).toBe(null)
    expect(refusal(again(s.size.b), 'b', square[1])).toBe('react/no-counter')
  })
  it('no square in a town, nor behind works on the side attacked', () => {
    const town = script(field({ a: { LC: ['G5'] }, b: { LN: ['G4'] }, ground: { G4: 'T' } }), charge)
    expect(refusal(town.state, 'b', square[1])).toBe('react/square-ground')
    const works = script(field({ a: { LC: ['G5'] }, b: { LN: ['G4'] }, works: { G4: ['SW', 'SE'] } }), charge)
    expect(refusal(works.state, 'b', square[1])).toBe('react/square-ground')
    const open = script(field({ a: { LC: ['G5'] }, b: { LN: ['G4'] }, works: { G4: ['NW'] } }), charge)
    expect(refusal(open.state, 'b', square[1])).toBe(null)
  })
  it('flags against a square cost blocks: for Austrian line two each', () => {
    const s = change(line(), foe, { square: 'mass' })
    const { state } = script(s, melee, [pass[0], pass[1], 'FCCCC'])
    expect(state.units[foe]).toMatchObject({ blocks: 3, hex: 'G4' })
    const one = change(field({ a: { LN: ['G5'] }, b: { LN: ['G4'] }, options: { squareFlags: 'one' } }), foe, { square: 'mass' })
    expect(script(one, melee, [pass[0], pass[1], 'FCCCC']).state.units[foe]!.blocks).toBe(4)
  })
  it('the card comes back when the unit is destroyed, or leaves square', () => {
    let s = field({ a: { LN: ['G5'] }, b: { GR: ['G4'] } })
    const gr = id('b/GR/1')
    s = change({ ...s, hands: { ...s.hands, b: ['probeLeft'] } }, gr, { blocks: 1, square: { card: 'bombard' } })
    const { state } = script(s, ['a', { type: 'melee', unit: LN, target: gr }], [pass[0], pass[1], 'IIIII'])
    expect(state.hands.b).toEqual(['probeLeft', 'bombard'])
    expect(state.units[gr]).toMatchObject({ hex: null, square: null })
  })
})

describe('retire and reform', () => {
  const s = () => field({ a: { LN: ['G5'] }, b: { HC: ['G4'] } })
  const horse = id('b/HC/1')
  const attack = ['a', { type: 'melee', unit: LN, target: horse }] as const
  it('horse attacked by foot goes two hexes back; only its symbol hits, and it does not battle back', () => {
    const { state, events } = script(s(), attack, ['b', { type: 'react', do: 'retire', path: ['G3', 'G2'] }, 'CSFI'])
    expect(told(events, 'Battled')[0]).toMatchObject({ hits: 1, flags: 0 })
    expect(state.units[horse]).toMatchObject({ hex: 'G2', blocks: 3 })
    expect(state.ask).toMatchObject({ what: 'advance', seat: 'a' })
  })
  it('not where its way is taken, nor for foot', () => {
    const shut = field({ a: { LN: ['G5'] }, b: { HC: ['G4'], LN: ['G3', 'H3'] } })
    const { state } = script(shut, attack)
    expect(refusal(state, 'b', { type: 'react', do: 'retire', path: ['G3', 'G2'] })).toBe('react/no-way')
    expect(refusal(script(line(), melee).state, 'b', { type: 'react', do: 'retire', path: ['G3', 'G2'] })).toBe('react/retire')
  })
})

describe('First Strike', () => {
  const s = () => ({ ...line(), hands: { a: line().hands.a, b: ['firstStrike', 'probeLeft'] as never } })
  it('the defender rolls first; then the attacker with what is left; nobody battles back', () => {
    const { state, events } = script(s(), melee, ['b', { type: 'react', do: 'firstStrike' }, 'IICCC CCC'])
    expect(told(events, 'Battled').map(e => (e as { why: string }).why)).toEqual(['strike', 'attack'])
    expect(state.units[LN]!.blocks).toBe(2)
    expect(state.discards).toContain('firstStrike')
    expect(state.attack).toBe(null)
  })
  it('who is thrown back by it does not attack', () => {
    const { state } = script(
      s(),
      melee,
      ['b', { type: 'react', do: 'firstStrike' }, 'FCCCC'],
      ['a', { type: 'retreat', hex: 'F6' }],
    )
    expect(state.units[foe]!.blocks).toBe(5)
    expect(state.attack).toBe(null)
  })
  it('is not offered to a square, nor without the card', () => {
    expect(refusal(script(line(), melee).state, 'b', { type: 'react', do: 'firstStrike' })).toBe('react/no-card')
    const { state } = script(change(s(), foe, { square: 'mass' }), melee)
    expect(refusal(state, 'b', { type: 'react', do: 'firstStrike' })).toBe('react/strike')
  })
})

describe('lancers, cuirassiers, combined arms', () => {
  it('a lancer rolls its flags once more; what they showed stays', () => {
    const s = { ...field({ a: { LN: ['G5'] }, b: { LNCR: ['G4'] } }), active: 'b' as const }
    const { events } = script(
      ordered(s),
      ['b', { type: 'melee', unit: id('b/LNCR/1'), target: LN }],
      ['a', { type: 'react', do: 'pass' }, 'FFCA IF'],
    )
    expect(told(events, 'Battled')[0]).toMatchObject({ again: ['infantry', 'flag'], hits: 1, flags: 3 })
  })
  it('not against cuirassiers', () => {
    const s = { ...field({ a: { CU: ['G5'] }, b: { LNCR: ['G4'] } }), active: 'b' as const }
    const { events } = script(
      ordered(s),
      ['b', { type: 'melee', unit: id('b/LNCR/1'), target: id('a/CU/1') }],
      ['a', { type: 'react', do: 'pass' }, 'FFII'],
    )
    expect(told(events, 'Battled')[0]).toMatchObject({ again: [], flags: 2 })
  })
  it('a cuirassier is spared one hit of foot’s fire, not of guns’', () => {
    const s = field({ a: { LN: ['G6'], FA: ['H6'] }, b: { CU: ['G4'] } })
    const shot = play(s, 'a', { type: 'fire', unit: LN, target: id('b/CU/1') }, 'CCII')
    expect(told(shot.events, 'Battled')[0]).toMatchObject({ hits: 1 })
    const gun = play(s, 'a', { type: 'fire', unit: id('a/FA/1'), target: id('b/CU/1') }, 'CCI')
    expect(told(gun.events, 'Battled')[0]).toMatchObject({ hits: 2 })
  })
  it('guns add their own dice to a melee, and the defender battles back at who led it', () => {
    const s = field({ a: { LN: ['G5'], FA: ['G6'] }, b: { LN: ['G4'] } })
    const { state, events } = script(
      s,
      ['a', { type: 'melee', unit: LN, target: foe, partner: id('a/FA/1') }],
      [pass[0], pass[1], 'CCCCC CCC'],
    )
    expect(told(events, 'Battled')[0]).toMatchObject({ faces: { length: 8 } })
    expect(state.ask).toMatchObject({ what: 'back', seat: 'b' })
    expect(state.units['a/FA/1']!.use.fought).toBe(true)
  })
})

describe('breakthrough and the bonus melee', () => {
  it('horse goes into the hex, one further, and battles once more', () => {
    const s = change(field({ a: { LC: ['G5'] }, b: { LN: ['G4', 'G2'] } }), foe, { blocks: 1 })
    const horse = id('a/LC/1')
    const { state } = script(
      s,
      ['a', { type: 'melee', unit: horse, target: foe }],
      [pass[0], pass[1], 'IIII'],
      ['a', { type: 'advance', path: ['G4', 'G3'] }],
    )
    expect(state.ask).toMatchObject({ what: 'bonus', seat: 'a' })
    const on = script(
      state,
      ['a', { type: 'bonus', target: id('b/LN/2') }],
      [pass[0], pass[1], 'CCCC'],
      ['b', { type: 'battleBack', go: false }],
    )
    expect(on.state.attack).toBe(null)
    expect(on.state.turn).toBe(4)
  })
  it('not out of a town', () => {
    const s = change(field({ a: { CU: ['G5'] }, b: { LN: ['G4', 'G3'] }, ground: { G4: 'T' } }), foe, { blocks: 1 })
    const cu = id('a/CU/1')
    const { state } = script(
      s,
      ['a', { type: 'melee', unit: cu, target: foe }],
      [pass[0], pass[1], 'II'],
      ['a', { type: 'advance', path: ['G4'] }],
    )
    expect(state.ask).toBe(null)
  })
  it('charge dice count again in it, and not into a town', () => {
    const s = { ...change(field({ a: { LC: ['G5'] }, b: { LN: ['G4'] } }), foe, { blocks: 5 }), played: played('cavalryCharge') }
    const { events } = script(s, ['a', { type: 'melee', unit: id('a/LC/1'), target: foe }], [pass[0], pass[1], 'CCCCC'])
    expect(told(events, 'Battled')[0]).toMatchObject({ faces: { length: 5 } })
  })
})
