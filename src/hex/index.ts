/** The hex table's kernel: labels, neighbours, distances, lines and sight. The public door. */
export { type Aspect, hexAspect, hexDistance } from './hex'
export { bearingsOf, type Hex, type HexLayout, hexOf, labelOf, neighboursOf, onMap, placeOf } from './labels'
export { type HexLine, hexLine, hexSight } from './sight'
