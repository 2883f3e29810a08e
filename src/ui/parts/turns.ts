/** A battle that goes on until it is won says so many turns: they are not counted out to anybody. */
export const isOpen = (turns: number): boolean => turns >= 1000
/** A sentence about turns: with their number, or (`<code>.open`) without it. */
export const turnsCode = (code: string, turns: number): string => (isOpen(turns) ? `${code}.open` : code)
