import './zodWithoutEval.ts'
import type { ListingsData } from '@dira/data'
import {
  COMPARE_LIMIT,
  compareView,
  listingCard,
  listingOrigins,
  originOf,
  parseComparison,
  plainPhoneLinks,
  type Listing,
  type ListingCard,
  type ListingChanges,
  type Place,
} from '@dira/directory-core'
import { isListPath } from './listPath.ts'
import * as names from '@dira/data/names'
import type { PageData } from './pageData.ts'
import { paths, serverTime, imageOriginsOf, type SiteConfig } from '@dira/data/site'
import { siteData } from './siteData.ts'
import { placeKey, type ExportedIds } from './exportedIds.ts'

// A static host has files only. What it cannot know is asked of the data service by the browser.

/** What has changed since the search index, by the numbers of its rows. */
export async function changesSince(config: SiteConfig): Promise<ListingChanges> {
  const changes = await siteData(config).listings.changesSince(config.indexCursor)
  if (changes.put.length + changes.remove.length === 0 && !changes.isReset) return {}
  // Written by this site's own server.
  return ofExport(changes, (await (await fetch(config.idsPath)).json()) as ExportedIds)
}

type Changes = Pick<Awaited<ReturnType<ListingsData['changesSince']>>, 'put' | 'remove' | 'isReset'>

/** What the data service says has changed, as an export knows its listings and places. */
export function ofExport({ put, remove, isReset }: Changes, { ids, places }: ExportedIds): ListingChanges {
  const rowOf = new Map(ids.map((id, row) => [id, String(row)]))
  return {
    put: put.map((listing) => ({ ...withKnownPlaces(listing, places), id: rowOf.get(listing.id) ?? listing.id })),
    remove: isReset ? [...rowOf.values()] : remove.flatMap((id) => rowOf.get(id) ?? []),
  }
}

/** A listing of the data service, which knows places by the slugs of their names, with those that they have in the addresses of their pages. */
function withKnownPlaces(listing: Listing, places: ExportedIds['places']): Listing {
  const { country, province, city } = listing.location
  const known = ({ name, slug }: Place) => ({ name, slug: places[placeKey(country, name)] ?? slug })
  const location = { country, ...(province && { province: known(province) }), ...(city && { city: known(city) }) }
  return { ...listing, location }
}

/** The cards of some listings. */
export async function cardsOf(slugs: readonly string[], config: SiteConfig): Promise<readonly ListingCard[]> {
  const listings = await siteData(config).listings.withSlugs(slugs)
  return listings.map((listing) => listingCard(listing, { names, imageOrigins: imageOriginsOf(config) }))
}

interface Lists {
  /** Waits for the search index. */
  readonly ready: () => Promise<void>
  /** The list at an address by the search index, if that has it. */
  readonly compute: (url: string) => Promise<PageData | undefined>
}

/** The page of an address with a query: the files of a static host have none. */
export async function queriedPage(url: string, config: SiteConfig, { ready, compute }: Lists): Promise<PageData> {
  const [pathname = ''] = url.split('?')
  if (!isListPath(pathname)) return chosenPage(url, config)
  await ready()
  const known = await compute(url)
  if (!known)
    throw new Error(`${url} is not to be had from a static host, which does not find what is open, had or near.`)
  return known
}

/** The shortlist or the comparison of an address. */
async function chosenPage(url: string, config: SiteConfig): Promise<PageData> {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid')
  const slugs = parseComparison(searchParams)
  const chosen = inOrder(await siteData(config).listings.withSlugs(slugs), slugs)
  const options = { names, imageOrigins: imageOriginsOf(config), readPhones: plainPhoneLinks }
  const isShortlist = pathname === paths.shortlist()
  const listings = isShortlist ? chosen : chosen.slice(0, COMPARE_LIMIT)
  const page = {
    slugs: listings.map(({ slug }) => slug),
    ...(listings.length > 0 && { origins: listingOrigins(listings.map(originOf)) }),
  }
  return isShortlist
    ? { ...page, page: 'shortlist', cards: listings.map((listing) => listingCard(listing, options)) }
    : { ...page, page: 'compare', view: compareView(listings, { ...options, now: serverTime() }) }
}

function inOrder(listings: readonly Listing[], slugs: readonly string[]): readonly Listing[] {
  return slugs.flatMap((slug) => listings.find((listing) => listing.slug === slug) ?? [])
}
