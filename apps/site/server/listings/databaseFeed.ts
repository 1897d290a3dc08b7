import {
  createPlaceSuggester,
  placeIndex,
  type CountedGroups,
  type Listing,
  type ListingFacts,
  type ListingRow,
} from '@dira/directory-core'
import type { ListingsData } from '@dira/data'
import { countText } from '../../src/app/countText.ts'
import * as names from '../../src/app/names.ts'
import type { DatabaseSearch } from '../dataService.ts'
import type { DirectoryFeed, Published } from './directoryFeed.ts'
import { createFreshness } from './freshness.ts'

export interface DatabaseFeedOptions {
  readonly data: Pick<ListingsData, 'version'>
  readonly search: DatabaseSearch
  /** What the filters for hours, offers and features find a listing by. */
  readonly facts: ListingFacts
  readonly onWarning: (message: string) => void
  readonly onStep: (step: string) => void
  readonly now?: () => number
}

const NOT_FOLLOWED =
  'Without SUPABASE_SECRET_KEY this server does not keep the search of the database up to date. Set it, or run pnpm fill:search after each change.'

/**
 * The published listings as the database searches them: this server keeps none but what pages have shown. The first start fills the search, which
 * takes some minutes for a million listings; a later one goes on with what has changed.
 */
export async function openDatabaseFeed({
  data,
  search: { store, follow },
  facts,
  onWarning,
  onStep,
  now = () => performance.now(),
}: DatabaseFeedOptions): Promise<DirectoryFeed> {
  const ended = new AbortController()
  const { signal } = ended
  if (!follow) onWarning(NOT_FOLLOWED)
  onStep('Preparing the search of the database')
  await follow?.({
    facts,
    signal,
    onProgress: (written) => onStep(`Preparing the search: ${countText(written)} listings`),
  })
  let published = publishedOf(await store.groups())
  let following: Promise<void> | undefined
  let isBehind = false
  let isFailing = false
  const { isFresh, invalidate, check } = createFreshness(ask, { now, isAsked: true })

  function publishedOf({
    groups,
    version,
  }: {
    readonly groups: readonly CountedGroups[]
    readonly version: string
  }): Published {
    const places = placeIndex(groups)
    const suggestPlaces = createPlaceSuggester({ groups }, { places, names })
    return {
      version,
      size: groups.reduce((sum, { count }) => sum + count, 0),
      store: {
        search: store.search,
        answer: store.answer,
        // The database corrects no text.
        suggest: () => ({ corrections: [] }),
        find: store.find,
        places: () => places,
        slugs: async () => {
          const slugs: string[] = []
          for await (const page of store.slugs()) slugs.push(...page)
          return slugs
        },
      },
      typing: async (text) => {
        const { phrase, room, ...placesAndCategories } = suggestPlaces(text)
        return { ...placesAndCategories, listings: phrase === '' || room === 0 ? [] : await store.suggest(text, room) }
      },
      // Its rows are whole listings.
      read: async (rows: readonly ListingRow[]) => rows as readonly Listing[],
      changed: new Map(),
    }
  }

  async function ask(): Promise<void> {
    try {
      if ((await data.version()) !== published.version) {
        // No page waits for hours, offers and features. And where very many packages have ended, nobody is answered before they are followed.
        isBehind = true
        following ??= keepFollowing()
        published = publishedOf(await store.groups())
      }
      isFailing = false
    } catch (error) {
      fail(error)
    }
  }

  /** Follows once more where the listings have changed meanwhile: it may have looked for changes before. */
  async function keepFollowing(): Promise<void> {
    try {
      while (isBehind) {
        isBehind = false
        await follow?.({ facts, signal })
      }
    } catch (error) {
      fail(error)
    } finally {
      following = undefined
    }
  }

  function fail(error: unknown): void {
    if (!isFailing)
      onWarning(`The data service does not answer; pages go on from what is in memory. (${String(error)})`)
    isFailing = true
  }

  return {
    current: () => published,
    isFresh,
    invalidate,
    fresh: async () => {
      await check()
      return published
    },
    close: async () => {
      ended.abort()
      await following
    },
  }
}
