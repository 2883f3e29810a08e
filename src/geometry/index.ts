/** The drill book of the measured table: pure 2-D geometry in cm and degrees. The public door; `drill/reach`, which carries a library, is asked for by its own name. */
export { wheelOnto } from './aim'
export { areaOfShape, overlap, shareIn } from './area'
export { type Box, boxDistance, boxesOverlap, boxOf, footprintDistance, footprintsOverlap } from './box'
export { clipConvex, clipHalfPlane } from './clip'
export type { Rings } from './drill/booleans'
export { type Charge, type ChargeOptions, charges, type SideMet, sideAt, threats } from './drill/charges'
export { detour } from './drill/detour'
export { type Field, fieldOf, onTable, passage, placeStop, type Stop, wayStop } from './drill/field'
export { hull } from './drill/hull'
export { clampLast, type DrillFault, drillFaults, type Judged, judgeSteps } from './drill/judge'
export { type Body, costOf, type Manoeuvres, type World } from './drill/manoeuvres'
export { type Solution, solve, solveIn } from './drill/solve'
export {
  aboutFace,
  ahead,
  centreOf,
  corners,
  footprintAt,
  fromLocal,
  grown,
  poseFromCentre,
  poseOf,
  right,
  toLocal,
} from './footprint'
export { type Gap, gap, gapCm } from './gap'
export { isCircle, isDot, isFootprint, isPolygon, verticesOf } from './kind'
export {
  areaOf,
  bounds,
  insideByParity,
  nearestOnBorder,
  nearestOnSegment,
  type PolygonFault,
  pointInPolygon,
  polygonFault,
  segmentsMeet,
  signedArea,
} from './polygon'
export type { Circle, Dot, Footprint, Point, Polygon, Pose, Shape, Side, Step } from './shapes'
export { pointInAny, type Sight, sight } from './sight'
export {
  applyStep,
  applySteps,
  arcOf,
  cutStep,
  degreesOf,
  localVector,
  pathLength,
  pivotOf,
  posesAlong,
  stepLength,
  turnedBy,
  wheel,
} from './steps'
export { type Obstacle, obstacleOf } from './sweep/obstacle'
export { depthIn, type Swept, standsIn, sweep, sweepObstacles } from './sweep/sweep'
export { ANGLE, angleAtMost, atLeast, atMost, CONTACT, NOISE, QUANTUM, quantise, quantisePoint, quantisePose } from './tolerance'
export { acos, asin, atan2, bearingOf, cos, direction, normalise, PI, sin, toDegrees, toRadians, turnBetween } from './trig'
export { add, along, bearing, between, cross, distance, dot, length, orient, rotate, scale, sub } from './vec'
export { behind, corridor, type InZone, type Origin, sector, sectorOutline } from './zones'
