/** Who wants to know of something, and a way to tell them. */
export interface Listeners<T extends readonly unknown[]> {
  /** Returns how to stop. */
  readonly add: (listener: (...news: T) => void) => () => void
  readonly tell: (...news: T) => void
}

export function createListeners<T extends readonly unknown[]>(): Listeners<T> {
  const listeners = new Set<(...news: T) => void>()
  return {
    add: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (...news) => listeners.forEach((listener) => listener(...news)),
  }
}
