/** The army builder: lists of equal value for the encounter. */
import type { ArmyBuilder } from '../../contract'
import type { ArmyGroup, ArmyUnit } from '../scenario'
import { COMMAND_VALUES } from '../tables'
import { emptyList, nameOfLine, stepped } from './edit'
import { faultsOfFile, fieldLists, fileOfList, listOfFile, worthOfFile } from './file'
import { boxesOf, breaksAt, faultsOfList, linesOf, valueOfBase, worthOfGroup, worthOfList } from './list'
import { KIND_NAMES, NATION_NAMES } from './names'
import { EVEN, kindsOf, profileOf, SIZES } from './table'

export type { Nation, UnitKind } from '../kinds'
export { NATIONS } from '../kinds'
export type { ArmyGroup, ArmyUnit } from '../scenario'
export type { Step } from './edit'
export type { Line, List, ListFault } from './list'
export type { Profile } from './table'

/** The bases of a brigade with their places in it, `I/1` on. */
const placed = (g: ArmyGroup): readonly { readonly id: string; readonly unit: ArmyUnit }[] =>
  g.units.map((unit, i) => ({ id: `${g.id}/${i + 1}`, unit }))

const desk = {
  placed,
  breaksAt,
  boxesOf,
  commandValues: COMMAND_VALUES,
  emptyList,
  faultsOfList,
  fileOfList,
  kindsOf,
  kindNames: KIND_NAMES,
  linesOf,
  listOfFile,
  nameOfLine,
  nationNames: NATION_NAMES,
  profileOf,
  sizes: SIZES,
  stepped,
  valueOfBase,
  worthOfGroup,
  worthOfList,
}
export type Desk = typeof desk

export const builder: ArmyBuilder = {
  worth: worthOfFile,
  faults: faultsOfFile,
  even: (a, b) => Math.abs(a - b) <= EVEN,
  field: fieldLists,
  desk,
}
