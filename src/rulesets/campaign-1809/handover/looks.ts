/** How the hand-over's units look and what they are called: kits and dresses of `models/`, names in both languages. Data. */
import type { Formed } from './brigades'
import type { Id, Name, Nation, PieceType } from './types'

type Dressed = readonly [kit: string, dress: string]

const LOOKS: { readonly [n in Nation]: { readonly [t in PieceType]?: Dressed } } = {
  france: {
    line: ['shako-infantry', 'france-1809-line'],
    light: ['shako-infantry', 'france-1809-light'],
    guard: ['bearskin-infantry', 'france-1809-old-guard'],
    hussar: ['hussar', 'france-1809-hussar'],
    chasseur: ['hussar', 'france-1809-chasseur'],
    dragoon: ['helmet-horse', 'france-1809-dragoon'],
    cuirassier: ['helmet-horse', 'france-1809-cuirassier'],
    guardHorse: ['hussar', 'france-1809-guard-chasseur'],
    sixPounder: ['field-gun', 'france-1809-artillery'],
    eightPounder: ['field-gun', 'france-1809-artillery'],
    twelvePounder: ['position-gun', 'france-1809-artillery'],
    horseSixPounder: ['horse-gun', 'france-1809-artillery'],
  },
  austria: {
    line: ['helmet-infantry', 'austria-1809-german'],
    jaeger: ['plumed-infantry', 'austria-1809-jaeger'],
    militia: ['plumed-infantry', 'austria-1809-landwehr'],
    grenadier: ['bearskin-infantry', 'austria-1809-grenadier'],
    grenz: ['shako-infantry', 'austria-1809-grenz'],
    hussar: ['hussar', 'austria-1809-hussar'],
    chevauleger: ['helmet-horse', 'austria-1809-chevauleger'],
    dragoon: ['helmet-horse', 'austria-1809-dragoon'],
    lancer: ['lancer', 'austria-1809-uhlan'],
    cuirassier: ['helmet-horse', 'austria-1809-cuirassier'],
    sixPounder: ['field-gun', 'austria-1809-artillery'],
    twelvePounder: ['position-gun', 'austria-1809-artillery'],
    horseSixPounder: ['horse-gun', 'austria-1809-artillery'],
  },
}
export const lookOf = (nation: Nation, type: PieceType): Dressed =>
  LOOKS[nation][type] ??
  (nation === 'france' ? ['shako-infantry', 'france-1809-line'] : ['helmet-infantry', 'austria-1809-german'])
export const GENERAL_DRESS: { readonly [n in Nation]: string } = {
  france: 'france-1809-general',
  austria: 'austria-1809-general',
}

const WORDS: { readonly [t in PieceType]: readonly [it: string, en: string] } = {
  line: ['Linea', 'Line'],
  light: ['Fanteria leggera', 'Light Infantry'],
  guard: ['Guardia', 'Guard'],
  jaeger: ['Jäger', 'Jaegers'],
  militia: ['Landwehr', 'Landwehr'],
  grenadier: ['Granatieri', 'Grenadiers'],
  grenz: ['Grenzer', 'Grenzers'],
  hussar: ['Ussari', 'Hussars'],
  chasseur: ['Cacciatori a cavallo', 'Chasseurs'],
  chevauleger: ['Cavalleggeri', 'Chevaulegers'],
  lancer: ['Ulani', 'Uhlans'],
  dragoon: ['Dragoni', 'Dragoons'],
  cuirassier: ['Corazzieri', 'Cuirassiers'],
  guardHorse: ['Cavalleria della Guardia', 'Guard Cavalry'],
  sixPounder: ['Batteria da 6', '6-pounder Battery'],
  eightPounder: ['Batteria da 8', '8-pounder Battery'],
  twelvePounder: ['Batteria da 12', '12-pounder Battery'],
  horseSixPounder: ['Batteria a cavallo', 'Horse Battery'],
}
/** The name of the n-th unit of a type on its side. */
export const unitName = (type: PieceType, n: number): Name => ({ it: `${WORDS[type][0]} ${n}`, en: `${WORDS[type][1]} ${n}` })

const ORDINAL = (n: number): string => (n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'))
const BRIGADE: { readonly [w in Formed['what']]: readonly [it: string, en: string] } = {
  foot: ['brigata', 'Brigade'],
  horse: ['brigata di cavalleria', 'Cavalry Brigade'],
  guns: ['artiglieria', 'Artillery'],
  chief: ['comando', 'Headquarters'],
}
/** The name of a brigade: that of its contingent, what it is and which. */
export function brigadeName(formed: Pick<Formed, 'what' | 'number'>, contingent: Name): Name {
  const [it, en] = BRIGADE[formed.what]
  const n = formed.number
  return {
    it: `${contingent.it}: ${n > 0 ? `${n}ª ` : ''}${it}`,
    en: `${contingent.en}: ${n > 0 ? `${n}${ORDINAL(n)} ` : ''}${en}`,
  }
}
export const nameless = (brigade: Id): Name =>
  brigade === 'C'
    ? { it: 'Comandante', en: 'Commander' }
    : { it: `Generale della ${brigade} brigata`, en: `General of Brigade ${brigade}` }
