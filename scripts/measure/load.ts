import { CATEGORIES, COUNTRIES, SORT_ORDERS } from '../../packages/directory-core/src/index.ts'
import autocannon from 'autocannon'
import { tableRow } from '../../bench/figures.ts'

const READERS = 50
const SECONDS = 15
const WORDS = ['lodge', 'tours', 'safari', 'coffee', 'craft', 'museum', 'beach', 'guest house', 'wine', 'market']

/** Searches, filters, orders and pages that find something. */
const LISTS = COUNTRIES.flatMap(({ slug: country }) =>
  SORT_ORDERS.flatMap((sort) => [
    ...WORDS.map((search) => ({ search, country, sort })),
    ...CATEGORIES.map(({ slug: category }) => ({ category, country, sort })),
    ...['1', '2', '3'].map((page) => ({ country, sort, page })),
  ]),
).map((query) => `/listings?${new URLSearchParams(query)}`)

let asked = 0
/** The next of these lists, at an address that nobody has asked for before: it has to be made. */
const unseen = () => `${LISTS[asked % LISTS.length]}&asked=${(asked += 1)}`

/** What fifty readers ask for, and how many pages a second they want together; without a number each asks again at once. */
const LOADS: readonly { readonly name: string; readonly path: () => string; readonly rate?: number }[] = [
  { name: 'from memory: home', path: () => '/' },
  { name: 'from memory: a listing', path: () => '/listings/nara-dunes-lodge' },
  { name: 'from memory: a search', path: () => '/listings?search=lodge&country=namibia' },
  { name: 'never asked for before, each reader one a second', path: unseen, rate: READERS },
  { name: 'never asked for before', path: unseen },
]

/** Prints how many requests a second the site answers, and how long they wait, with fifty readers. */
export async function measureLoad(site: string): Promise<void> {
  console.log(`\n## The server under ${READERS} readers, ${SECONDS} s each, on the machine that also asks\n`)
  console.log('| pages | requests/s | p50 | p99 | not answered with 200 |')
  console.log('|---|--:|--:|--:|--:|')
  for (const { name, path, rate } of LOADS) {
    const { requests, latency, non2xx, errors } = await autocannon({
      url: site,
      connections: READERS,
      duration: SECONDS,
      ...(rate !== undefined && { overallRate: rate }),
      headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
      requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    })
    console.log(
      tableRow([
        name,
        Math.round(requests.average).toLocaleString('en'),
        `${latency.p50} ms`,
        `${latency.p99} ms`,
        String(non2xx + errors),
      ]),
    )
  }
}
