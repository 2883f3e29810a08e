/** Fetches the physics ahead of the first throw; that it failed is found out when dice are thrown. */
export async function warmPhysics(): Promise<void> {
  try {
    const { loadPhysics } = await import('./physics')
    await loadPhysics()
  } catch {
    // the throw asks again, and shows the faces where it can't be had
  }
}
