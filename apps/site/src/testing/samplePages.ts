import {
  createDirectory,
  listingCard,
  plainPhoneLinks,
  type Directory,
  type Listing,
  type ListingRow,
} from '@dira/directory-core'
import * as names from '@dira/data/names'
import type { PageData } from '../shared/data/pageData.ts'
import { pageDataAt } from '../shell/pageDataAt.ts'
import type { PageSource } from '../shared/data/pageSource.ts'
import { createPageSource, type PageInput } from '../shared/data/createPageSource.ts'
import { storeOf } from '../shared/data/listingStore.ts'
import { narrowing } from '../shared/data/narrowing.ts'
import { nothingFound, understoodList } from '../shared/data/understoodList.ts'

const OPTIONS = { names, imageOrigins: [], readPhones: plainPhoneLinks }

/** Whole listings in memory, with all that a server finds them by. */
export function directoryOf(listings: readonly Listing[]): Directory {
  return createDirectory(listings, { names, ...narrowing(OPTIONS) })
}

/** What pages over a store are computed from, as on a server. */
export function inputOf({ store, read }: Pick<PageInput, 'store' | 'read'>): PageInput {
  return {
    ...OPTIONS,
    store,
    read,
    instant: new Date(),
    understoodList,
    nothingFound,
    cardsOf: async (rows) => (await read(rows)).map((listing) => listingCard(listing, OPTIONS)),
  }
}

/** The same over some listings. */
export function inputOver(directory: Directory, changes: Partial<PageInput> = {}): PageInput {
  // The rows of such a directory are whole listings.
  const read = async (rows: readonly ListingRow[]) => rows as readonly Listing[]
  return { ...inputOf({ store: storeOf(directory), read }), ...changes }
}

export function sourceOver(directory: Directory, changes?: Partial<PageInput>): PageSource {
  return createPageSource(inputOver(directory, changes))
}

/** The page at a path and query over some listings. */
export function pageOver(directory: Directory, url: string, changes?: Partial<PageInput>): Promise<PageData> {
  return pageDataAt(new URL(url, 'http://site.invalid'), sourceOver(directory, changes))
}
