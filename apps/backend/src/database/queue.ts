/** Runs a task after all tasks before it have ended. */
export type Enqueue = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * A queue that runs one task at a time. PGlite has a single session and @supabase/lite does not serialise requests on it:
 * two at once would run inside one transaction, one of them under the other's role.
 */
export function createQueue(): Enqueue {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    // The caller handles a failed task; the queue only waits for its end.
    last = result.catch(() => undefined)
    return result
  }
}
