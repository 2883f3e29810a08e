/** Drills out of a table as it stands. */
export { drillsAt, MOST, type Position } from './make'
