import '@dira/ui/styles'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { captureEarlyInput } from './app/earlyInput.ts'
import { loadRoute, loadRoutes } from './app/routes.tsx'
import type { PagePayload } from './app/siteConfig.ts'
import { MISSING_CODE_EVENT, VISITOR_MARK } from './app/startScript.ts'
import { whenIdle } from './app/whenIdle.ts'
import { PageErrorBoundary } from './layout/PageErrorBoundary.tsx'

/** Whether what is being fetched is for later: nobody waits for it. */
let isAhead = false
addEventListener('vite:preloadError', () => {
  if (!isAhead) dispatchEvent(new Event(MISSING_CODE_EVENT))
})

void begin()

// A function, since a module that awaited a page's code would wait for ever when that code needs the module.
async function begin(): Promise<void> {
  const root = document.getElementById('root')
  const written = document.getElementById('page-payload')?.textContent
  if (!root || !written) return
  const payload = JSON.parse(written) as PagePayload // Written by this site's own renderer, into this page.
  // The route's code first: with it at hand, hydration finds the same tree as the HTML. Without it the HTML stands as it is.
  if (!(await isLoaded(loadRoute(location.pathname)))) return
  captureEarlyInput(root)
  // In a transition, so that it is done in small pieces: nobody who scrolls meanwhile waits for it.
  startTransition(() => {
    hydrateRoot(
      root,
      <PageErrorBoundary>
        <BrowserRouter>
          <App payload={payload} />
        </BrowserRouter>
      </PageErrorBoundary>,
    )
  })
  // The other pages' code as soon as somebody is there: with it, what was seen before opens without a network.
  const arrival = new AbortController()
  const prepare = () => {
    arrival.abort()
    whenIdle(() => void loadAhead())
  }
  if (performance.getEntriesByName(VISITOR_MARK).length > 0) prepare()
  for (const type of ['pointerover', 'touchstart', 'keydown', 'scroll']) {
    addEventListener(type, prepare, { signal: arrival.signal, passive: true })
  }
}

async function loadAhead(): Promise<void> {
  isAhead = true
  await loadRoutes()
  isAhead = false
}

function isLoaded(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
