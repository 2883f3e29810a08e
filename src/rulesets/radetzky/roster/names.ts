/** What bases are called in a new list, as they would be in an army file. */
import type { Name } from '../../contract'
import type { Nation, UnitKind } from '../kinds'

const n = (it: string, en: string): Name => ({ it, en })

export const KIND_NAMES: { readonly [k in UnitKind]: Name } = {
  line: n('Fanteria di linea', 'Line infantry'),
  guard: n('Granatieri Guardie', 'Guard Grenadiers'),
  bersaglieri: n('Bersaglieri', 'Bersaglieri'),
  carabinieri: n('Carabinieri a cavallo', 'Mounted Carabinieri'),
  cavalry: n('Cavalleria', 'Cavalry'),
  fieldBattery: n('Batteria da battaglia', 'Field battery'),
  horseBattery: n('Batteria a cavallo', 'Horse battery'),
  positionBattery: n('Batteria da posizione', 'Position battery'),
  train: n('Treno', 'Train'),
  german: n('Fanteria tedesca', 'German infantry'),
  hungarian: n('Fanteria ungherese', 'Hungarian infantry'),
  jager: n('Jäger', 'Jäger'),
  grenzer: n('Grenzer', 'Grenzer'),
  grenadier: n('Granatieri', 'Grenadiers'),
  fortress: n('Fanteria da fortezza', 'Fortress infantry'),
  cuirassier: n('Corazzieri', 'Cuirassiers'),
  dragoon: n('Dragoni', 'Dragoons'),
  chevauleger: n('Cavalleggeri', 'Chevaulegers'),
  uhlan: n('Ulani', 'Uhlans'),
  hussar: n('Ussari', 'Hussars'),
  austrianBattery: n('Batteria da campagna', 'Field battery'),
  rockets: n('Batteria di razzi', 'Rocket battery'),
  secondLine: n('Truppe di seconda linea', 'Second-line troops'),
  volunteers: n('Volontari', 'Volunteers'),
  command: n('Comando', 'Command'),
}
export const NATION_NAMES: { readonly [n in Nation]: Name } = {
  sardinia: n('Regno di Sardegna', 'Kingdom of Sardinia'),
  austria: n('Austria', 'Austria'),
}
export const CHIEF_NAME = n('Comandante in capo', 'Commander-in-chief')
export const GENERAL_NAME = n('Generale', 'General')
export const brigadeName = (numeral: string): Name => n(`Brigata ${numeral}`, `Brigade ${numeral}`)
export const numbered = (name: Name, i: number): Name => (i < 2 ? name : n(`${name.it} ${i}`, `${name.en} ${i}`))
