// First: it decides how schemas are checked.
import './shared/zodWithoutEval.ts'
import '@dira/ui/styles'
import { captureEarlyInput, report } from '@dira/app'
import { overlayEntries } from '@dira/app/overlayHistory'
import { HYDRATION_EVENT, type ConsoleSettings } from '@dira/data/site'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'
import { SETTINGS_ID } from './shared/settings.ts'
import { App } from './shell/App.tsx'

void begin()

// A function: a module that awaits a page's code would wait for ever when that code imports the module.
async function begin(): Promise<void> {
  const root = document.getElementById('root')
  const written = document.getElementById(SETTINGS_ID)?.textContent
  if (!root || !written) return
  const settings = JSON.parse(written) as ConsoleSettings // Written by the site's own server, into this page.
  // The page's code first: with it, hydration finds the same tree as the HTML. Without it the HTML stays as it is.
  if (!(await isPageLoaded())) return
  captureEarlyInput(root)
  // Before the router listens: a window's listeners are called in the order in which they were added.
  addEventListener('popstate', overlayEntries.onPopState)
  const app = (
    <App settings={settings}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  )
  dispatchEvent(new Event(HYDRATION_EVENT))
  const options = { onCaughtError: (error: unknown) => report({ kind: 'error', error }) }
  // In development nothing was rendered at build.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app, options))
  else createRoot(root, options).render(app)
}

/** Fetches the code of the page at the address, and says whether it came. */
async function isPageLoaded(): Promise<boolean> {
  try {
    const matches = matchRoutes(routes, location) ?? []
    await Promise.all(
      matches.map(async ({ route }) => {
        if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
      }),
    )
    return true
  } catch {
    return false
  }
}
