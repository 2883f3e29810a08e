/** How the hand-over's units look and what they are called: kits and dresses of `models/`, names in both languages. Data. */
import type { Formed } from './brigades'
import type { Id, Name, Nation, PieceType } from './types'

type Dressed = readonly [kit: string, dress: string]

const LOOKS: { readonly [n in Nation]: { readonly [t in PieceType]?: Dressed } } = {
  france: {
    line: ['shako-infantry', 'sardinia-line'],
    light: ['plumed-infantry', 'sardinia-bersaglieri'],
    guard: ['bearskin-infantry', 'sardinia-guard'],
    hussar: ['hussar', 'sardinia-aosta'],
    chasseur: ['hussar', 'sardinia-nizza'],
    dragoon: ['helmet-horse', 'sardinia-genova'],
    cuirassier: ['cuirassier', 'sardinia-piemonte-reale'],
    guardHorse: ['helmet-horse', 'sardinia-novara'],
    sixPounder: ['field-gun', 'sardinia-artillery'],
    eightPounder: ['field-gun', 'sardinia-artillery'],
    twelvePounder: ['position-gun', 'sardinia-artillery'],
    horseSixPounder: ['horse-gun', 'sardinia-horse-artillery'],
  },
  austria: {
    line: ['shako-infantry', 'austria-1848-german'],
    jaeger: ['plumed-infantry', 'austria-1848-jaeger'],
    militia: ['shako-infantry', 'austria-1848-german-3'],
    grenadier: ['bearskin-infantry', 'austria-1848-grenadier'],
    grenz: ['shako-infantry', 'austria-1848-grenz'],
    hussar: ['hussar', 'austria-1848-hussar'],
    chevauleger: ['helmet-horse', 'austria-1848-chevauleger'],
    dragoon: ['helmet-horse', 'austria-1848-dragoon'],
    lancer: ['lancer', 'austria-1848-uhlan'],
    cuirassier: ['cuirassier', 'austria-1848-cuirassier'],
    sixPounder: ['field-gun', 'austria-1848-artillery'],
    twelvePounder: ['position-gun', 'austria-1848-artillery'],
    horseSixPounder: ['horse-gun', 'austria-1848-artillery'],
  },
}
export const lookOf = (nation: Nation, type: PieceType): Dressed =>
  LOOKS[nation][type] ?? (nation === 'france' ? ['shako-infantry', 'sardinia-line'] : ['shako-infantry', 'austria-1848-german'])
export const GENERAL_DRESS: { readonly [n in Nation]: string } = { france: 'sardinia-general', austria: 'austria-1848-general' }

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
