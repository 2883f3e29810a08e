/** Work by its key, never twice at a time: who asks for it while it runs is given what is under way. */
export function oneAtATime<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const under = running.get(key)
    if (under) return under
    const begun = work().finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
}
