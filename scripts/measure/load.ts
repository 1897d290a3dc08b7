import autocannon from 'autocannon'
import { tableRow } from '../../bench/figures.ts'

const READERS = 50
const SECONDS = 15
const WORDS = ['lodge', 'tours', 'safari', 'coffee', 'craft', 'museum', 'beach', 'guest house', 'wine', 'market']
const COUNTRIES = ['kenya', 'namibia', 'south-africa', 'tanzania', 'morocco']

/** Who reads, by what they read: paths in turn. */
const LOADS: Readonly<Record<string, readonly string[]>> = {
  'prerendered: home': ['/'],
  'prerendered: a listing': ['/listings/nara-dunes-lodge'],
  'on demand, asked before': ['/listings?search=lodge&country=namibia'],
  'on demand, each its own': Array.from(
    { length: 20_000 },
    (_, at) =>
      `/listings?search=${encodeURIComponent(WORDS[at % WORDS.length]!)}+${at}&country=${COUNTRIES[at % COUNTRIES.length]}`,
  ),
}

/** Prints how many requests a second the site answers, and how long they wait, with fifty readers who each ask again at once. */
export async function measureLoad(site: string): Promise<void> {
  console.log(`\n## The server under ${READERS} readers, ${SECONDS} s each, on the machine that also asks\n`)
  console.log('| pages | requests/s | p50 | p99 | not answered with 200 |')
  console.log('|---|--:|--:|--:|--:|')
  for (const [name, paths] of Object.entries(LOADS)) {
    const { requests, latency, non2xx, errors } = await autocannon({
      url: site,
      connections: READERS,
      duration: SECONDS,
      headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
      requests: paths.map((path) => ({ path })),
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
