/** The hour of a battle at the beginning of a turn, as an ISO time without seconds; `minutes`: how long a turn is. Past midnight the date stays. */
export function clockAt(start: { readonly date: string; readonly time: string }, turn: number, minutes: number): string {
  const [h, m] = start.time.split(':').map(Number)
  const at = h! * 60 + m! + minutes * Math.max(0, turn - 1)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${start.date}T${two(Math.floor(at / 60) % 24)}:${two(at % 60)}`
}
