/** A set of listeners. */
export interface Listeners<T extends readonly unknown[]> {
  /** Returns a function that removes the listener. */
  readonly add: (listener: (...news: T) => void) => () => void
  readonly notify: (...news: T) => void
}

export function createListeners<T extends readonly unknown[]>(): Listeners<T> {
  const listeners = new Set<(...news: T) => void>()
  return {
    add: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (...news) => listeners.forEach((listener) => listener(...news)),
  }
}
