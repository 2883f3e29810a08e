/** Sections of the rules, by which a number or a refusal is named; the text has no numbers. */
export const CLAUSE = {
  setUp: 'setUp',
  command: 'command',
  order: 'order',
  move: 'move',
  sight: 'sight',
  fire: 'fire',
  melee: 'melee',
  terrain: 'terrain',
  works: 'works',
  square: 'square',
  mass: 'mass',
  retire: 'retire',
  strike: 'firstStrike',
  combined: 'combinedArms',
  lancer: 'lancer',
  cuirass: 'cuirassier',
  leader: 'leader',
  flags: 'flags',
  advance: 'advance',
  back: 'battleBack',
  banners: 'banners',
  draw: 'draw',
  formation: 'formation',
} as const
/** What a draw from the pack is called among the rolls. */
export const DRAW = 'ccDraw'
