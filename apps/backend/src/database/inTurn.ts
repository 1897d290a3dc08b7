/** Runs a task when every task before it has ended. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * A queue of one. PGlite has a single session and @supabase/lite does not take turns on it: two requests at once would run
 * inside one transaction, one of them under the other's role.
 */
export function createQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const turn = last.then(task)
    // A failed task is its caller's to handle; the queue only waits for its end.
    last = turn.catch(() => undefined)
    return turn
  }
}
