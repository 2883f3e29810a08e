/** The part of sat 0.9 that the bench uses; the package brings no types. */
declare module 'sat' {
  export class Vector {
    constructor(x: number, y: number)
  }
  export class Polygon {
    constructor(at: Vector, points: readonly Vector[])
  }
  export function testPolygonPolygon(a: Polygon, b: Polygon): boolean
  const SAT: { Vector: typeof Vector; Polygon: typeof Polygon; testPolygonPolygon: typeof testPolygonPolygon }
  export default SAT
}
