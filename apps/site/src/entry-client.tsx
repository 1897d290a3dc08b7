import '@dira/ui/styles'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { captureEarlyInput } from './app/earlyInput.ts'
import { loadRoute, loadRoutes } from './app/routes.tsx'
import type { PagePayload } from './app/siteConfig.ts'

const root = document.getElementById('root')
const written = document.getElementById('page-payload')?.textContent
if (root && written) {
  const payload = JSON.parse(written) as PagePayload // Written by this site's own renderer, into this page.
  // The route's code first: with it at hand, hydration finds the same tree as the HTML.
  await loadRoute(location.pathname)
  captureEarlyInput(root)
  hydrateRoot(
    root,
    <BrowserRouter>
      <App payload={payload} />
    </BrowserRouter>,
  )
  // The other pages' code as soon as somebody is there: with it, what was seen before opens without a network.
  const arrival = new AbortController()
  const prepare = () => {
    arrival.abort()
    whenIdle(() => void loadRoutes().catch(() => undefined))
  }
  for (const type of ['pointerover', 'touchstart', 'keydown', 'scroll']) {
    addEventListener(type, prepare, { signal: arrival.signal, passive: true })
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work)
}
