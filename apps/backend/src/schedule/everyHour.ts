const HOUR = 3_600_000

/** Does something now and then every hour. Returns a function that stops. */
export function everyHour(task: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  const run = () => void task().catch(onError)
  run()
  const timer = setInterval(run, HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
