/**
 * Keeps this build's files for when there is no line; only where it was built, so that working on it shows each change. A part of
 * the page that is gone because a newer build took its place brings the newer page: the game has saved itself.
 */
export function offline(): void {
  addEventListener('vite:preloadError', () => location.reload())
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isSecureContext) return
  const keep = () => {
    navigator.serviceWorker.register('./offline.js', { scope: './' }).catch(() => {})
  }
  // Not before the page stands: what is seen first is fetched first.
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}
