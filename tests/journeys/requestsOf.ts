import type { BrowserContext, Request } from '@playwright/test'

/** What a person would call slow, in milliseconds. */
const SLOW = 3000

/**
 * Watches what the pages of a context ask for. Gives a line for each request that was slow, refused or failed, or has no answer yet: when a journey
 * fails on a machine far away, nothing else tells what it waited for.
 */
export function requestsOf(context: BrowserContext): () => readonly string[] {
  const start = performance.now()
  const open = new Map<Request, number>()
  const lines: string[] = []
  const seconds = (time: number) => ((time - start) / 1000).toFixed(1)
  const line = (request: Request, outcome: string) => {
    const { pathname } = new URL(request.url())
    return `${seconds(open.get(request) ?? start)}–${seconds(performance.now())} ${request.method()} ${pathname}: ${outcome}`
  }
  context.on('request', (request) => open.set(request, performance.now()))
  context.on('response', (response) => {
    const request = response.request()
    const isSlow = performance.now() - (open.get(request) ?? start) > SLOW
    if (isSlow || response.status() >= 400) lines.push(line(request, `${response.status()}`))
    open.delete(request)
  })
  context.on('requestfailed', (request) => {
    // A page that is left gives up what it asked for.
    const reason = request.failure()?.errorText ?? 'failed'
    if (reason !== 'net::ERR_ABORTED') lines.push(line(request, reason))
    open.delete(request)
  })
  return () => [...lines, ...[...open.keys()].map((request) => line(request, 'no answer'))]
}
