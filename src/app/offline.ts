/** What a page may know of a newer build: it waits, or its files have taken the place of those of this page. */
export type Newer = { readonly take: () => void }
type Told = (newer: Newer) => void

const listeners = new Set<Told>()
let known: Newer | null = null
function tell(take: () => void): void {
  known = { take }
  for (const l of listeners) l(known)
}
/** Tells when a newer build waits, at once where one does already; gives the way to hear no more. */
export function onNewer(told: Told): () => void {
  listeners.add(told)
  if (known) told(known)
  return () => listeners.delete(told)
}

/** This page asked for the newer build: it is loaded anew when that one serves. */
let taken = false

/** A worker that has come while another one serves this page: it is told, and taken when the page says so. */
function watch(registration: ServiceWorkerRegistration): void {
  const waits = () => {
    const { waiting } = registration
    if (waiting && navigator.serviceWorker.controller)
      tell(() => {
        taken = true
        waiting.postMessage('take')
      })
  }
  waits()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', waits)
  })
}

/**
 * Keeps this build's files for when there is no line; only where it was built, so that working on it shows each change. A newer build
 * waits until somebody takes it, here or in another tab: nothing is loaded anew in the midst of a game.
 */
export function offline(): void {
  // A part of the page that is gone: a newer build took its place on the server.
  addEventListener('vite:preloadError', () => tell(() => location.reload()))
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isSecureContext) return
  let served = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all takes the page over without a change of files.
    const first = !served
    served = true
    if (first) return
    if (taken) location.reload()
    else tell(() => location.reload())
  })
  const keep = () => {
    navigator.serviceWorker.register('./offline.js', { scope: './' }).then(watch, () => {})
  }
  // Not before the page stands: what is seen first is fetched first.
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}
