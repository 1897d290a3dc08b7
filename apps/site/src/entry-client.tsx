import '@dira/ui/styles'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './shell/App.tsx'
import { captureEarlyInput, report, PageErrorBoundary } from '@dira/app'
import { watchBack } from './shared/overlays.tsx'
import { createVisit } from './shared/PagePayloadProvider.tsx'
import { loadPage, loadPagesAhead } from './shell/pageRoutes.ts'
import type { PagePayload } from './shared/data/pagePayload.ts'
import { routerOptions } from './shell/siteRouter.ts'
import { siteRoutes } from './shell/siteRoutes.tsx'
import { whenIdle } from './shared/whenIdle.ts'
import { HYDRATION_EVENT, VISITOR_MARK } from '@dira/data/site'

void begin()

// A function: a module that awaits a page's code would wait for ever when that code imports the module.
async function begin(): Promise<void> {
  const root = document.getElementById('root')
  const written = document.getElementById('page-payload')?.textContent
  if (!root || !written) return
  const payload = JSON.parse(written) as PagePayload // Written by this site's own renderer, into this page.
  // The page's code first: with it, hydration finds the same tree as the HTML. Without it the HTML stays as it is.
  if (!(await isLoaded(loadPage(location.pathname)))) return
  captureEarlyInput(root)
  watchBack()
  const visit = createVisit(payload)
  const served = { pathname: location.pathname, data: payload.data }
  const router = createBrowserRouter(
    siteRoutes,
    routerOptions({ served, pageStore: visit.pageStore, router: () => router }),
  )
  dispatchEvent(new Event(HYDRATION_EVENT))
  // In a transition, so that React does it in small pieces and scrolling stays smooth.
  startTransition(() => {
    hydrateRoot(
      root,
      <PageErrorBoundary>
        <App visit={visit}>
          <RouterProvider router={router} />
        </App>
      </PageErrorBoundary>,
      { onCaughtError: (error) => report({ kind: 'error', error }) },
    )
  })
  // The other pages' code once the visitor does something: with it, pages seen before open without a network.
  const untilTouched = new AbortController()
  const prepare = () => {
    untilTouched.abort()
    whenIdle(() => void loadPagesAhead())
  }
  if (performance.getEntriesByName(VISITOR_MARK).length > 0) prepare()
  for (const type of ['pointerover', 'touchstart', 'keydown', 'scroll']) {
    addEventListener(type, prepare, { signal: untilTouched.signal, passive: true })
  }
}

function isLoaded(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
