import { createDirectory, type Directory, type Listing } from '@dira/directory-core'
import * as names from '../app/names.ts'
import type { PageData } from '../app/pageData.ts'
import { pageDataAt } from '../app/pages.ts'
import { imageOriginsOf, type SiteConfig } from '../app/siteConfig.ts'
import { createPageSource } from './createPageSource.ts'
import { phonesFrom, type PhoneBook } from './phoneBook.ts'
import { rememberedCards } from './rememberedCards.ts'

/** Listings that can be searched. The engine comes with this module: import it when a search is wanted. */
export function searchable(listings: readonly Listing[]): Directory {
  return createDirectory(listings, { names })
}

/** Gives what the page at a path and query shows. */
export type PageEngine = (url: string) => PageData

/** The pages over a directory, computed where this runs, at this moment. */
export function pageEngine(directory: Directory, config: SiteConfig, phones: PhoneBook = {}): PageEngine {
  const imageOrigins = imageOriginsOf(config)
  const readPhones = phonesFrom(phones)
  const cardOf = rememberedCards({ names, imageOrigins, readPhones })
  return (url) =>
    pageDataAt(
      new URL(url, 'http://site.invalid'),
      createPageSource({ directory, names, instant: new Date(), imageOrigins, readPhones, cardOf }),
    )
}
