import pLimit, { type LimitFunction } from 'p-limit'

export interface TurnsOptions {
  /** How many tasks run at a time, of all clients. */
  readonly atOnce: number
  /** How many tasks of one client may wait or run. */
  readonly mostOfOne: number
  /** How many clients may have one. */
  readonly mostClients: number
  /** The error that is thrown beyond. */
  readonly refusal: () => Error
}

/** Runs a task when it is the client's turn. Rejects at once where too many wait. */
export type Turns = <Result>(client: string, task: () => Promise<Result>) => Promise<Result>

/**
 * Lets clients take turns: the tasks of each wait in a queue of its own, from which one at a time goes into the queue of all. So a client waits for one task of every
 * other one, however many those send.
 */
export function createTurns({ atOnce, mostOfOne, mostClients, refusal }: TurnsOptions): Turns {
  const ofAll = pLimit(atOnce)
  const clients = new Map<string, { readonly own: LimitFunction; count: number }>()

  return async (key, task) => {
    const client = clients.get(key) ?? { own: pLimit(1), count: 0 }
    if (client.count >= mostOfOne || (client.count === 0 && clients.size >= mostClients)) throw refusal()
    client.count += 1
    clients.set(key, client)
    try {
      return await client.own(() => ofAll(task))
    } finally {
      client.count -= 1
      if (client.count === 0) clients.delete(key)
    }
  }
}
