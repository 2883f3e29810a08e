/** Whether this tab may write a game: one tab at a time. Where the browser knows no locks, it may. */
export async function holdGame(id: string): Promise<{ readonly held: boolean; release(): void }> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return { held: true, release: () => {} }
  return new Promise(resolve => {
    locks
      .request(`campo/game/${id}`, { ifAvailable: true }, lock => {
        if (!lock) return resolve({ held: false, release: () => {} })
        // Held until it is released, or the tab goes.
        return new Promise<void>(free => resolve({ held: true, release: free }))
      })
      .catch(() => resolve({ held: true, release: () => {} }))
  })
}

/** Asks the browser, once and for all visits, not to clear what is stored. */
export async function askToKeep(board: Pick<Storage, 'getItem' | 'setItem'> | null): Promise<void> {
  try {
    if (board?.getItem('campo/asked-to-keep') || !navigator.storage?.persist) return
    board?.setItem('campo/asked-to-keep', '1')
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // It stays as it is; the settings show it.
  }
}
