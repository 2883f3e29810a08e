/** Times that React rendered the table's own components since the page was opened: none may be added during a drag. */
let count = 0
export const rendered = (): void => {
  count++
}
export const rendersOf = (): number => count
