import type { Name, Typed } from '../rulesets/contract'

const name = (it: string, en: string): Name => ({ it, en })
const unit = (it: string, en: string, kind: string, kit: string, dress: string) => ({
  name: name(it, en),
  kind,
  experience: 'regular',
  kit,
  dress,
})

const army = (nation: 'prussia' | 'austria', title: Name, general: Name, own: readonly object[], horse: readonly object[]) => ({
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
      units: horse,
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
      army: army(
        'prussia',
        name('Prussia', 'Prussia'),
        name('Bevern', 'Bevern'),
        [
          unit('I/7 Bevern', 'I/7 Bevern', 'line', 'line-infantry', 'prussia-line'),
          unit('II/7 Bevern', 'II/7 Bevern', 'line', 'line-infantry', 'prussia-line'),
          unit('Granatieri', 'Grenadiers', 'grenadier', 'grenadier', 'prussia-grenadier'),
          unit('Batteria leggera', 'Light Battery', 'lightGun', 'gun-light', 'prussia-artillery'),
        ],
        [unit('Corazzieri', 'Cuirassiers', 'cuirassier', 'cuirassier', 'prussia-cuirassier')],
      ),
      deploy: {
        'a/I/1': { front: [80, 44], facing: 0 },
        'a/I/2': { front: [98, 44], facing: 0 },
        'a/I/3': { front: [80, 32], facing: 0 },
        'a/I/4': { front: [101, 33], facing: 0, formation: 'battery' },
        'a/C/1': { front: [122, 44], facing: 0 },
      },
      generals: { 'a/I': [90, 38], 'a/C': [90, 24] },
      orders: { 'a/I': { kind: 'attack', target: 'b/I' }, 'a/C/1': { kind: 'attack', target: 'b/I' } },
      retreat: [90, 0],
    },
    b: {
      army: army(
        'austria',
        name('Austria', 'Austria'),
        name('Lacy', 'Lacy'),
        [
          unit('Linea 1', 'Line 1', 'line', 'line-infantry', 'austria-line'),
          unit('Linea 2', 'Line 2', 'line', 'line-infantry', 'austria-line'),
        ],
        [unit('Ussari', 'Hussars', 'hussar', 'hussar', 'austria-hussar')],
      ),
      deploy: {
        'b/I/1': { front: [84, 78], facing: 180 },
        'b/I/2': { front: [102, 78], facing: 180 },
        'b/C/1': { front: [124, 80], facing: 180 },
      },
      generals: { 'b/I': [93, 84], 'b/C': [92, 100] },
      orders: { 'b/I': { kind: 'attack', target: 'a/I' }, 'b/C/1': { kind: 'attack', target: 'a/I' } },
      retreat: [90, 120],
    },
  },
  rules: { initiative: [{ turn: 1, seat: 'a' }], start: { date: '1757-05-01', time: '10:00' } },
} as const

/** What is done before a hand is laid on it, so that the near side's first battalion can be wheeled at once. */
export const EMPTY_PRELUDE: readonly (readonly ['a' | 'b', Typed])[] = [
  ['b', { type: 'endPhase' }],
  ['a', { type: 'endPhase' }],
  ['a', { type: 'chooseFirst', first: 'a' } as Typed],
  ['a', { type: 'endPhase' }],
]
