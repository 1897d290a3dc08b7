/** Does something once the browser is idle, at the latest after so many milliseconds. */
export function whenIdle(work: () => void, timeout = 3000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
  else setTimeout(work)
}
