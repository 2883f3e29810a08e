import { hexAspect, hexDistance, hexSight, labelOf, neighboursOf, onMap } from '../../../hex'
import type { Op } from './ops'

export const HEX_OPS: { readonly [op: string]: Op } = {
  hexDistance: (read, given) => {
    const layout = read.layout(given)
    const from = read.hex(given.from, layout, ['from'])
    const to = read.hex(given.to, layout, ['to'])
    return () => ({ hexes: hexDistance(from, to) })
  },
  hexNeighbours: (read, given) => {
    const layout = read.layout(given)
    const of = read.hex(given.of, layout, ['of'])
    const columns = read.whole(given, 'columns')
    const rows = read.whole(given, 'rows')
    if (!onMap(layout, of, columns, rows)) read.fail(['of'], 'off-map', 'the hex does not lie on the map')
    return () => ({
      hexes: neighboursOf(layout, of)
        .filter(h => onMap(layout, h, columns, rows))
        .map(h => labelOf(layout, h))
        .filter(l => l !== null),
    })
  },
  hexSight: (read, given) => {
    const layout = read.layout(given)
    const from = read.hex(given.from, layout, ['from'])
    const to = read.hex(given.to, layout, ['to'])
    const blocking = read.list(given, 'blocking').map((b, i) => read.hex(b, layout, ['blocking', i]))
    return () => {
      const { clear, through } = hexSight(from, to, h => blocking.some(b => b.q === h.q && b.r === h.r))
      return { clear, through: through.map(h => labelOf(layout, h)).filter(l => l !== null) }
    }
  },
  hexAspect: (read, given) => {
    const layout = read.oneOf(given, 'layout', ['flat'])
    const of = read.hex(given.of, layout, ['of'])
    const facing = read.number(given, 'facing')
    const from = read.hex(given.from, layout, ['from'])
    if (!read.fault) {
      if (facing % 60 !== 0) read.fail(['facing'], 'out-of-bounds', 'a facing is a multiple of 60')
      else if (hexDistance(of, from) !== 1) read.fail(['from'], 'not-adjacent', 'the two hexes are not adjacent')
    }
    return () => ({ aspect: hexAspect(layout, of, facing, from) })
  },
}
