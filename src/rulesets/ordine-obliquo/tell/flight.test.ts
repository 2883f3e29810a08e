import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FlightEvent } from '../events/flight'
import type { GeneralEvent } from '../events/generals'
import { id } from '../play.testing'
import { pose, table } from '../rules/table.testing'
import { tell } from '../tell'

const words = (['it', 'en'] as const).map(
  lang =>
    JSON.parse(readFileSync(`src/text/catalogues/ordine-obliquo-told.${lang}.json`, 'utf8')) as {
      readonly [key: string]: string
    },
)
const said = (code: string): boolean => words.every(w => code in w || (`${code}_one` in w && `${code}_other` in w))

const unit = id('a/I/1')
const parts = { pose: pose(1, 2), formation: 'line' as const, village: null, disorder: null, guns: null }
const fled = { type: 'Fled' as const, unit, ends: [], formation: 'line' as const, returns: null }
const FLIGHTS: readonly (readonly [FlightEvent, readonly string[]])[] = [
  [{ ...fled, way: 'rout', parts }, ['Routed']],
  [{ ...fled, way: 'retreat', parts }, ['Retreated']],
  [{ ...fled, way: 'retreat', parts: { ...parts, guns: pose(1, 2) } }, ['Retreated', 'GunsAbandoned']],
  [{ ...fled, way: 'rout', parts: null }, ['RoutedOff']],
  [{ ...fled, way: 'retreat', parts: null }, ['RetreatedAway']],
  [{ ...fled, way: 'retreat', parts: null, returns: { pose: pose(1, 2), turn: 3 } }, ['RetreatedOff']],
  [{ type: 'Stuck', unit, cp: 2, removed: false }, ['Stuck']],
  [{ type: 'Stuck', unit, cp: 2, removed: true }, ['StuckRemoved']],
  [{ type: 'RoutShook', unit, friends: [id('a/I/2'), id('a/I/3')] }, ['RoutShook', 'RoutShook']],
  [{ type: 'RallyTried', unit, roll: 3, needed: 50, rallied: true, halts: true }, ['Rallied', 'RalliedHalts']],
  [{ type: 'RallyTried', unit, roll: 93, needed: 50, rallied: false, halts: false }, ['RallyFailed']],
  [{ type: 'TurnedAbout', unit, back: true, pose: null }, ['WillShowBack']],
  [{ type: 'TurnedAbout', unit, back: false, pose: null }, ['WillFront']],
  [{ type: 'TurnedAbout', unit, back: false, pose: pose(1, 2) }, ['TurnedAbout']],
  [{ type: 'CameBack', unit, pose: pose(1, 2) }, ['CameBack']],
  [{ type: 'SteppedForward', unit, pose: pose(1, 2), cm: 1.5 }, ['SteppedForward']],
  [{ type: 'BrokeThrough', unit, pose: pose(1, 2), cm: 12, charge: null }, ['BrokeThrough']],
  [{ type: 'FlightsEnded', later: [] }, ['NotBack']],
]
const general = 'a/I/general'
const test = { type: 'GeneralTested' as const, general, unit, roll: 1 }
const GENERALS: readonly (readonly [GeneralEvent, readonly string[]])[] = [
  [{ ...test, roll: 4, fate: null }, ['GeneralUnhurt']],
  [{ ...test, fate: 2 }, ['GeneralKilled']],
  [{ ...test, fate: 3 }, ['GeneralWounded']],
  [{ ...test, fate: 5 }, ['GeneralGrazed']],
  [{ ...test, fate: 6 }, ['GeneralSaved']],
  [{ type: 'GeneralLost', general, fate: 'dead', shaken: [unit], returns: 5 }, ['BrigadeShaken', 'BrigadeLeaderless']],
  [{ type: 'GeneralLost', general: 'a/C/general', fate: 'dead', shaken: [], returns: null }, ['ChiefDead']],
  [{ type: 'GeneralLost', general: 'a/C/general', fate: 'wounded', shaken: [], returns: null }, ['ChiefAway']],
  [{ type: 'GeneralReplaced', general, at: [1, 2] }, ['GeneralReplaced']],
  [{ type: 'CpRegained', unit, cp: 1 }, ['CpRegained']],
]

describe('13, 14 what the log says', () => {
  const seen = { ...table({ 'a/I/1': { place: 'off', pose: null, returns: { pose: pose(1, 2), turn: 3 } } }), turn: 3 }
  it('13, 14 every event of flight and of generals has its sentence in both languages', () => {
    for (const [event, codes] of [...FLIGHTS, ...GENERALS]) {
      const lines = tell(event, seen)
      expect(lines.map(l => l.phrase.code)).toEqual(codes.map(c => `event.${c}`))
      for (const l of lines) {
        expect(said(l.phrase.code), l.phrase.code).toBe(true)
        expect(l.clause).toMatch(/^1[0-4]/)
      }
    }
  })
})
