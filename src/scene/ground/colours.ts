/** The ground's colours, as printed; shared by the drawn table and the flat one. */
export const GROUND = {
  grass: '#7c8652',
  grassDark: '#5f6f42',
  grassLight: '#98a265',
  grassDry: '#aba26c',
  cloth: '#3d4a2c',
  earth: '#8d7350',
  earthDark: '#6b5437',
  earthLight: '#b39a70',
  mud: '#5d5136',
  water: '#5f8288',
  waterDeep: '#46686f',
  waterLight: '#9dbcc0',
  wood: '#4c5230',
  woodDark: '#3a4026',
  rock: '#8f8a78',
  gravel: '#a49b86',
  vine: '#6f6b35',
} as const

export interface EdgeStyle {
  readonly colour: string
  readonly alpha: number
  /** Width in cm, and the dashes along it in cm. */
  readonly width: number
  readonly dash: readonly number[] | null
}

/** How the edge that the rules measure to is drawn. Kinds differ by dash as well as by colour. */
export const EDGE: { readonly [kind: string]: EdgeStyle } = {
  hill: { colour: '#f2ecc8', alpha: 0.6, width: 0.14, dash: null },
  steepHill: { colour: '#f6e9c4', alpha: 0.75, width: 0.2, dash: null },
  plateau: { colour: '#f6e9c4', alpha: 0.8, width: 0.18, dash: null },
  wood: { colour: '#232c14', alpha: 0.8, width: 0.22, dash: null },
  rough: { colour: '#4a3f1f', alpha: 0.75, width: 0.16, dash: [0.5, 0.5] },
  vineyard: { colour: '#4a3f1f', alpha: 0.6, width: 0.14, dash: [0.9, 0.5] },
  village: { colour: '#f0ddb0', alpha: 0.85, width: 0.18, dash: [1.4, 0.6] },
  sector: { colour: '#f0ddb0', alpha: 0.7, width: 0.14, dash: null },
  stream: { colour: '#d3e4e2', alpha: 0.6, width: 0.12, dash: null },
  river: { colour: '#d3e4e2', alpha: 0.7, width: 0.16, dash: null },
  lake: { colour: '#d3e4e2', alpha: 0.7, width: 0.16, dash: null },
  lane: { colour: '#3f301b', alpha: 0.6, width: 0.12, dash: [1, 0.4] },
  ford: { colour: '#efe6cf', alpha: 0.7, width: 0.12, dash: [0.4, 0.4] },
  zone: { colour: '#ffffff', alpha: 0.7, width: 0.2, dash: [2.4, 1.6] },
}

/** The order in which kinds are painted, from the lowest. */
export const LAYERS = [
  'hill',
  'steepHill',
  'plateau',
  'field',
  'vineyard',
  'rough',
  'wood',
  'village',
  'sector',
  'lake',
  'river',
  'stream',
  'ford',
  'treeRow',
  'lane',
  'road',
  'bridge',
  'wall',
  'hedge',
  'zone',
] as const
