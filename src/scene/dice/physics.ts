/** The physics: fetched when dice are first thrown, with its machine code inside, so that it needs no network of its own. */
export type Physics = typeof import('@dimforge/rapier3d-compat')

let loading: Promise<Physics> | null = null

/** Fetches and starts it once; asked again after a failure it tries again. */
export function loadPhysics(): Promise<Physics> {
  loading ??= start().catch((e: unknown) => {
    loading = null
    throw e
  })
  return loading
}

async function start(): Promise<Physics> {
  const physics = await import('@dimforge/rapier3d-compat')
  // It scolds its own way of calling its own start, at once and each time; nobody at the table can help that.
  const { warn } = console
  console.warn = () => {}
  let started: Promise<void>
  try {
    started = physics.init()
  } finally {
    console.warn = warn
  }
  await started
  return physics
}
