/** Keeps the built page for when there is no line; only where it was built, so that working on it shows each change. */
export function offline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isSecureContext) return
  addEventListener('load', () => void navigator.serviceWorker.register('./offline.js', { scope: './' }).catch(() => {}))
}
