import {
  PAGE_SIZE,
  TIER_DISPLAY,
  countrySlug,
  substanceOf,
  tierOf,
  type Listing,
  type SearchState,
  type SortOrder,
} from '@dira/directory-core'
import type { Engine, ReadAnswer } from './engine.ts'

/** What an engine that only finds rows is given for the rest: filters, counts, order and page, as fast as plain arrays make them. */
export type RestOfCall = (rows: ArrayLike<number>, count: number, state: SearchState) => ReadAnswer

/** An engine of a finder, which answers the rows that match a text, and the rest of the call. */
export function withRestOfCall(
  listings: readonly Listing[],
  find: (search: string) => readonly [rows: ArrayLike<number>, count: number],
): Engine {
  const finish = restOfCall(listings)
  return { search: (state) => finish(...find(state.search), state) }
}

export function restOfCall(listings: readonly Listing[]): RestOfCall {
  const columns = [
    columnOf(listings, (listing) => listing.category),
    columnOf(listings, ({ location }) => countrySlug(location.country)),
    columnOf(listings, tierOf),
  ] as const
  const order = orders(listings)
  const passing = new Uint32Array(listings.length)
  const marks = new Uint8Array(listings.length)

  return (rows, count, state) => {
    const [categories, countries, tiers] = columns
    const chosen = [
      allowed(categories, state.categories),
      allowed(countries, state.countries),
      allowed(tiers, state.tiers),
    ] as const
    const counts = columns.map(({ slugs }) => new Uint32Array(slugs.length))
    const [byCategory, byCountry, byTier] = counts as [Uint32Array, Uint32Array, Uint32Array]
    let matches = 0
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]!
      const category = categories.ids[row]!
      const country = countries.ids[row]!
      const tier = tiers.ids[row]!
      const isCategory = chosen[0][category] === 1
      const isCountry = chosen[1][country] === 1
      const isTier = chosen[2][tier] === 1
      if (isCountry && isTier) byCategory[category]! += 1
      if (isCategory && isTier) byCountry[country]! += 1
      if (isCategory && isCountry) byTier[tier]! += 1
      if (isCategory && isCountry && isTier) passing[matches++] = row
    }
    const from = Math.min(state.page - 1, Math.max(0, Math.ceil(matches / PAGE_SIZE) - 1)) * PAGE_SIZE
    const page = order.pick({
      rows: passing,
      count: matches,
      // Nothing here is near anything.
      sort: state.sort === 'nearest' ? 'featured' : state.sort,
      from,
      to: Math.min(from + PAGE_SIZE, matches),
      marks,
    })
    const shown = page.map((row) => listings[row]!)
    return () => ({
      matches,
      ids: shown.map(({ id }) => id),
      counts: Object.fromEntries(columns.flatMap(({ slugs }, at) => slugs.map((slug, id) => [slug, counts[at]![id]!]))),
    })
  }
}

interface Column {
  readonly slugs: readonly string[]
  readonly ids: Uint8Array
}

function columnOf(listings: readonly Listing[], textOf: (listing: Listing) => string): Column {
  const known = new Map<string, number>()
  const ids = new Uint8Array(listings.length)
  for (const [at, listing] of listings.entries()) {
    const text = textOf(listing)
    let id = known.get(text)
    if (id === undefined) known.set(text, (id = known.size))
    ids[at] = id
  }
  return { slugs: [...known.keys()], ids }
}

function allowed({ slugs }: Column, values: readonly string[]): Uint8Array {
  return Uint8Array.from(slugs, (slug) => (values.length === 0 || values.includes(slug) ? 1 : 0))
}

interface Pick {
  readonly rows: Uint32Array
  readonly count: number
  readonly sort: SortOrder
  readonly from: number
  readonly to: number
  readonly marks: Uint8Array
}

/** Both orders made once. A page is picked by marking the places of the rows in the order and walking along the marks. */
function orders(listings: readonly Listing[]) {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  const rows = Uint32Array.from(listings.keys())
  const byName = rows.slice().sort((a, b) => compare(listings[a]!.businessName, listings[b]!.businessName) || a - b)
  const placeOfName = inverse(byName)
  const groupOf = Uint8Array.from(
    listings,
    (listing) => TIER_DISPLAY[tierOf(listing)].rank * 20 - substanceOf(listing) + 20,
  )
  const featured = rows.slice().sort((a, b) => groupOf[a]! - groupOf[b]! || placeOfName[a]! - placeOfName[b]!)
  const isFirst = Uint8Array.from(byName, (row, at) =>
    at === 0 || compare(listings[byName[at - 1]!]!.businessName, listings[row]!.businessName) !== 0 ? 1 : 0,
  )
  const orderOf = { featured, az: byName, za: byName }
  const placeOf = { featured: inverse(orderOf.featured), az: inverse(byName) }
  return {
    pick({ rows: found, count, sort, from, to, marks }: Pick): number[] {
      const order = orderOf[sort]
      const places = sort === 'featured' ? placeOf.featured : placeOf.az
      marks.fill(0)
      for (let at = 0; at < count; at += 1) marks[places[found[at]!]!] = 1
      const picked: number[] = []
      let seen = 0
      const visit = (place: number) => {
        if (marks[place] === 0) return
        if (seen >= from && seen < to) picked.push(order[place]!)
        seen += 1
      }
      if (sort !== 'za') for (let place = 0; seen < to; place += 1) visit(place)
      else {
        // Equal names keep their order from Z to A, too.
        for (let end = order.length; seen < to;) {
          let start = end - 1
          while (isFirst[start] === 0) start -= 1
          for (let place = start; place < end; place += 1) visit(place)
          end = start
        }
      }
      return picked
    },
  }
}

function inverse(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length)
  for (const [place, row] of order.entries()) places[row] = place
  return places
}
