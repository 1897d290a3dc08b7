import '@dira/ui/styles'
import { CONSOLE_PATHS, type ConsoleSettings } from '@dira/data/site'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'
import { App } from './shell/App.tsx'
import { headOf, type PageHead } from './shell/pageHead.ts'

/** The HTML of the pages at an address, as it is before anybody is signed in. */
interface ConsolePage extends PageHead {
  /** The address, with `:name` for what differs. */
  readonly path: string
  /** For an installation whose emails go out by themselves. */
  readonly sendsEmails: boolean
  readonly app: string
}

/** Nothing else of an installation shows before the script runs. */
const UNKNOWN: ConsoleSettings = { siteUrl: '', apiUrl: '', formsUrl: '', publishableKey: '', imageOrigins: [] }

// The build takes them from here. Not awaited: the code of a page imports this module, and would wait for it.
void renderPages().then((pages) => console.log(JSON.stringify(pages)))

/** Renders every page of the console once, at build. */
async function renderPages(): Promise<readonly ConsolePage[]> {
  const pages: ConsolePage[] = []
  for (const sendsEmails of [false, true]) {
    for (const path of CONSOLE_PATHS) pages.push(await renderPage(path, sendsEmails))
  }
  return pages
}

async function renderPage(path: string, sendsEmails: boolean): Promise<ConsolePage> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path.replaceAll(':', ''), 'http://console.invalid')))
  const head = context instanceof Response ? undefined : headOf(context.matches.map(({ route }) => route))
  if (context instanceof Response || !head) throw new Error(`The route table of the console has no page at ${path}.`)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <App settings={sendsEmails ? { ...UNKNOWN, sendsEmails } : UNKNOWN}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw new AggregateError(errors, `The page ${path} could not be rendered.`)
  return { ...head, path, sendsEmails, app: await new Response(prelude).text() }
}
