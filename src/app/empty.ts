import type { Name } from '../rulesets/contract'

const name = (it: string, en: string): Name => ({ it, en })
const unit = (it: string, en: string, kind: string, kit: string, dress: string) => ({
  name: name(it, en),
  kind,
  experience: 'regular',
  kit,
  dress,
})

const army = (nation: 'prussia' | 'austria', title: Name, general: Name, own: readonly object[]) => ({
  campo: 1,
  ruleset: 'ordine-obliquo',
  army: `empty-${nation}`,
  title,
  nation,
  class: 'normal',
  brigades: [
    { id: 'I', name: name('Brigata', 'Brigade'), general: { name: general, dress: `${nation}-general` }, units: own },
    {
      id: 'C',
      name: name('Comando', 'Headquarters'),
      general: { name: name('Comandante', 'Commander'), dress: `${nation}-general` },
      units: [],
    },
  ],
})

/** The empty table: open ground and a few units of each side, to place, wheel and measure in the free way. */
export const EMPTY_TABLE = {
  campo: 1,
  ruleset: 'ordine-obliquo',
  id: 'empty',
  title: name('Un tavolo vuoto', 'An empty table'),
  table: { width: 180, depth: 120 },
  north: 0,
  turns: 12,
  ground: [],
  seats: {
    a: {
      army: army('prussia', name('Prussia', 'Prussia'), name('Bevern', 'Bevern'), [
        unit('I/7 Bevern', 'I/7 Bevern', 'line', 'line-infantry', 'prussia-line'),
        unit('II/7 Bevern', 'II/7 Bevern', 'line', 'line-infantry', 'prussia-line'),
        unit('Granatieri', 'Grenadiers', 'grenadier', 'grenadier', 'prussia-grenadier'),
        unit('Corazzieri', 'Cuirassiers', 'cuirassier', 'cuirassier', 'prussia-cuirassier'),
        unit('Batteria leggera', 'Light Battery', 'lightGun', 'light-gun', 'prussia-artillery'),
      ]),
      deploy: {
        'a/I/1': { front: [70, 44], facing: 0 },
        'a/I/2': { front: [90, 44], facing: 0 },
        'a/I/3': { front: [110, 44], facing: 0 },
        'a/I/4': { front: [134, 40], facing: 0 },
        'a/I/5': { front: [54, 44], facing: 0, formation: 'battery' },
      },
      generals: { 'a/I': [90, 36], 'a/C': [90, 24] },
      retreat: [90, 0],
    },
    b: {
      army: army('austria', name('Austria', 'Austria'), name('Lacy', 'Lacy'), [
        unit('Linea 1', 'Line 1', 'line', 'line-infantry', 'austria-line'),
        unit('Linea 2', 'Line 2', 'line', 'line-infantry', 'austria-line'),
        unit('Ussari', 'Hussars', 'hussar', 'hussar', 'austria-hussar'),
      ]),
      deploy: {
        'b/I/1': { front: [82, 78], facing: 180 },
        'b/I/2': { front: [102, 78], facing: 180 },
        'b/I/3': { front: [126, 82], facing: 180 },
      },
      generals: { 'b/I': [92, 86], 'b/C': [92, 100] },
      retreat: [90, 120],
    },
  },
  rules: { start: { date: '1757-05-01', time: '10:00' } },
} as const
