import type { Choice, HexMark, Phrase, UnitId } from '../contract'

/** A command that may be given as it stands, in words; whose it is, whether it is the next thing to do, the hex that a tap on means it. */
export const offered = <C>(
  command: C,
  code: string,
  with_: NonNullable<Phrase['with']> = {},
  unit?: UnitId,
  primary?: boolean,
  hex?: HexMark,
): Choice<C> => ({
  command,
  text: { code, with: with_ },
  ...(unit ? { unit } : {}),
  ...(primary ? { primary } : {}),
  ...(hex ? { hex } : {}),
})
