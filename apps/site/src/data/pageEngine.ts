import { createDirectory, type Directory, type Listing } from '@dira/directory-core'
import * as names from '../app/names.ts'
import type { PageData } from '../app/pageData.ts'
import { pageDataAt } from '../app/pages.ts'
import { imageOriginsOf, type SiteConfig } from '../app/siteConfig.ts'
import { createPageSource, type PageInput } from './createPageSource.ts'
import { phonesFrom, type PhoneBook } from './phoneBook.ts'
import { rememberedCards } from './rememberedCards.ts'

/** Listings that can be searched. The engine comes with this module: import it when a search is wanted. */
export function searchable(listings: readonly Listing[]): Directory {
  return createDirectory(listings, { names })
}

/** What the server would answer, by path and query. */
export interface PageEngine {
  /** What a page shows. The same address asked for again is the same page. */
  readonly pageAt: (url: string) => PageData
  /** What pages are computed from at this moment. */
  readonly input: () => PageInput
}

/** The pages over a directory, computed where this runs, at this moment. */
export function pageEngine(
  directory: Directory,
  config: SiteConfig,
  {
    phones = {},
    understoodList = () => undefined,
  }: { readonly phones?: PhoneBook; readonly understoodList?: PageInput['understoodList'] } = {},
): PageEngine {
  const imageOrigins = imageOriginsOf(config)
  const readPhones = phonesFrom(phones)
  const cardOf = rememberedCards({ names, imageOrigins, readPhones })
  const input = (): PageInput => ({
    directory,
    names,
    instant: new Date(),
    imageOrigins,
    readPhones,
    understoodList,
    cardOf,
  })
  let computed: { readonly url: string; readonly data: PageData } | undefined

  function pageAt(url: string): PageData {
    if (computed?.url !== url) {
      computed = { url, data: pageDataAt(new URL(url, 'http://site.invalid'), createPageSource(input())) }
    }
    return computed.data
  }

  return { pageAt, input }
}
