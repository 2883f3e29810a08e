import { MINUTES_A_TURN } from './tables'

/** Date and time at which a turn begins. */
export function clockOf(start: { readonly date: string; readonly time: string }, turn: number): string {
  const [h, m] = start.time.split(':').map(Number)
  const minutes = h! * 60 + m! + MINUTES_A_TURN * Math.max(0, turn - 1)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${start.date}T${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}
