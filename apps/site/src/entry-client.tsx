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
  // The other pages' code while nothing else is to do: with it, what was seen before opens without a network.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => void loadRoutes().catch(() => undefined))
}
