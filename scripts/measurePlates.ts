/* pnpm measure:plates: how much of a processor the plates of places take among many listings, how large they are, and how many are alike; `--size=250000`. */
import { parseArgs } from 'node:util'
import {
  categoryIcon,
  createDirectory,
  encodeIndex,
  GEO_SEARCH,
  openServerIndex,
} from '../packages/directory-core/src/index.ts'
import { percentile } from '../bench/figures.ts'
import { makePlacedListings } from '../bench/placed.ts'
import { plateSvg } from '../packages/ui/src/cover.ts'
import { storeOf } from '../apps/site/src/shared/data/listingStore.ts'
import { createPlates } from '../apps/site/server/plates/createPlates.ts'
import { createLandAround } from '../apps/site/server/plates/landAround.ts'

const PLATES = 1000

const { values } = parseArgs({ options: { size: { type: 'string', default: '250000' } } })
const listings = makePlacedListings(Number(values.size))
const options = { geo: GEO_SEARCH }
const directory = openServerIndex(encodeIndex(createDirectory(listings, options), { use: 'server' }), options)
const landAround = createLandAround()
const plates = createPlates(landAround)({ directory, store: storeOf(directory) })

// What a server does once: read the files of the land, and collect the positions.
for (const metres of [25_000, 200_000]) landAround({ lat: 0, lng: 20 })(metres)
await plates.ofListing(listings[0]!)

const times: number[] = []
const files: string[] = []
let ofLand = 0
for (const [at, listing] of listings.entries()) {
  if (at % Math.floor(listings.length / PLATES) !== 0 || files.length === PLATES) continue
  const before = process.cpuUsage()
  const plate = await plates.ofListing(listing)
  const { user, system } = process.cpuUsage(before)
  times.push((user + system) / 1000)
  if (!plate) throw new Error(`${listing.slug} has no plate.`)
  if (plate.land) ofLand += 1
  else if (plate.same.length + plate.others.length === 0) throw new Error(`The plate of ${listing.slug} is empty.`)
  const look = { category: categoryIcon(listing.category), look: 'large', hasGround: true } as const
  files.push(plateSvg(plate, look))
}
const bytes = files.map((file) => file.length)
console.log(
  [
    `${files.length} plates among ${listings.length.toLocaleString('en')} listings`,
    `p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms, most ${Math.max(...times).toFixed(1)} ms`,
    `p50 ${percentile(bytes, 0.5)} bytes, most ${Math.max(...bytes)} bytes`,
    `${new Set(files).size} differ, ${ofLand} show the land`,
  ].join('\n'),
)
