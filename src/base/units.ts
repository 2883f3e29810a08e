/**
 * Units of measure and ids as types. A plain number is taken for any of them; a `Deg` is refused where a `Cm` is wanted.
 * Ids are branded fully: they are cast where data enters, and nowhere else.
 */
type Unit<U extends string> = number & { readonly '~unit'?: U }
export type Brand<T, B extends string> = T & { readonly '~brand': B }

/** Centimetres on the table. */
export type Cm = Unit<'cm'>
/** Degrees; a bearing is 0 along +y and grows clockwise. */
export type Deg = Unit<'deg'>
/** Square centimetres. */
export type Cm2 = Unit<'cm2'>

/** A unit's id, `<seat>/<brigade>/<n>`, as `a/I/1`. */
export type UnitId = Brand<string, 'unit'>
/** The id of a piece of ground, a disc or a general, unique in its game. */
export type Id = string
export const unitId = (text: string): UnitId => text as UnitId

/** A side at the table: `a` sits at the near edge, `b` at the far one; `umpire` where a game has one. */
export type Seat = 'a' | 'b' | 'umpire'
/** Who looks: a seat, or someone who may see only what both may. */
export type Viewer = Seat | 'spectator'

/** A name as data, in both languages. */
export interface Name {
  readonly it: string
  readonly en: string
}

/** The number of a rule in the game's own text, as `7.2`; or the title of a section where a text has no numbers. */
export type Clause = string
