import type { Name } from '../rulesets/contract'

const name = (it: string, en: string): Name => ({ it, en })
const unit = (called: Name, kind: string, kit: string, dress: string) => ({
  name: called,
  kind,
  experience: 'regular',
  kit,
  dress,
})

/** The table of the first lesson: one battalion and a battery behind it, one enemy battalion that stands and waits. */
export const LESSON_TABLE = {
  campo: 1,
  ruleset: 'ordine-obliquo',
  id: 'lesson',
  title: name('La prima lezione', 'The first lesson'),
  table: { width: 120, depth: 80 },
  north: 0,
  turns: 2,
  ground: [],
  seats: {
    a: {
      army: {
        campo: 1,
        ruleset: 'ordine-obliquo',
        army: 'lesson-prussia',
        title: name('Prussia', 'Prussia'),
        nation: 'prussia',
        class: 'normal',
        brigades: [
          {
            id: 'I',
            name: name('Brigata', 'Brigade'),
            general: { name: name('Bevern', 'Bevern'), dress: 'prussia-general' },
            units: [unit(name('I/7 Bevern', 'I/7 Bevern'), 'line', 'line-infantry', 'prussia-line')],
          },
          {
            id: 'C',
            name: name('Comando', 'Headquarters'),
            general: { name: name('Comandante', 'Commander'), dress: 'prussia-general' },
            units: [unit(name('Batteria leggera', 'Light Battery'), 'lightGun', 'gun-light', 'prussia-artillery')],
          },
        ],
      },
      deploy: {
        'a/I/1': { front: [52, 30], facing: 0 },
        'a/C/1': { front: [74, 32], facing: 0, formation: 'battery' },
      },
      generals: { 'a/I': [52, 24], 'a/C': [64, 20] },
      orders: { 'a/I': { kind: 'attack', target: 'b/I' } },
      retreat: [60, 0],
    },
    b: {
      army: {
        campo: 1,
        ruleset: 'ordine-obliquo',
        army: 'lesson-austria',
        title: name('Austria', 'Austria'),
        nation: 'austria',
        class: 'normal',
        brigades: [
          {
            id: 'I',
            name: name('Brigata', 'Brigade'),
            general: { name: name('Lacy', 'Lacy'), dress: 'austria-general' },
            units: [unit(name('Waldeck', 'Waldeck'), 'line', 'line-infantry', 'austria-line')],
          },
          {
            id: 'C',
            name: name('Comando', 'Headquarters'),
            general: { name: name('Comandante', 'Commander'), dress: 'austria-general' },
            units: [unit(name('Batteria lontana', 'Far Battery'), 'lightGun', 'gun-light', 'austria-artillery')],
          },
        ],
      },
      deploy: {
        'b/I/1': { front: [66, 54], facing: 195 },
        'b/C/1': { front: [112, 76], facing: 180, formation: 'battery' },
      },
      generals: { 'b/I': [67, 60], 'b/C': [106, 72] },
      orders: { 'b/I': { kind: 'halt' } },
      retreat: [60, 80],
    },
  },
  rules: { initiative: [{ turn: 1, seat: 'a' }], start: { date: '1757-05-01', time: '10:00' } },
} as const
