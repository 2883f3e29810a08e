/** What the journeys in a browser may look at: only in builds made for them. It holds both sides' secrets. */
export function expose(part: { readonly [key: string]: unknown }): void {
  if (import.meta.env.MODE !== 'journeys') return
  const w = window as unknown as { __campo?: Record<string, unknown> }
  w.__campo = { ...w.__campo, ...part }
}
