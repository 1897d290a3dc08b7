import type { Directory } from '@dira/directory-core'
import type { PageData } from '../app/pageData.ts'
import { imageOriginsOf, type SiteConfig } from '../app/siteConfig.ts'
import { pageDataFor } from './pageDataFor.ts'
import { rememberedCards } from './rememberedCards.ts'

// The engine comes with this module: import it when a search is wanted.
export { createDirectory } from '@dira/directory-core'

/** Gives what the page at a path and query shows. */
export type PageEngine = (url: string) => PageData

/** The pages over a directory, computed where this runs, at this moment. */
export function pageEngine(directory: Directory, config: SiteConfig): PageEngine {
  const imageOrigins = imageOriginsOf(config)
  const cardOf = rememberedCards({ imageOrigins })
  return (url) =>
    pageDataFor(new URL(url, 'http://site.invalid'), { directory, instant: new Date(), imageOrigins, cardOf })
}
