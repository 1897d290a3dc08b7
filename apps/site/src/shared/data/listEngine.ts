import { openIndex, SERVER_PARAMS, type Directory, type ListingRow, type NamesOfPlaces } from '@dira/directory-core'
import * as names from '@dira/data/names'
import type { ListHead, ListingsData } from './pageData.ts'
import { serverTime, type SiteConfig } from '@dira/data/site'
import { cardsOf, knownCards } from './cardsOf.ts'
import type { KnownCards } from './directoryStore.ts'
import { listingsData, type ListInput } from './listingsData.ts'
import { storeOf } from './listingStore.ts'

/** The directory of a search index. The engine comes with this module: import it when a search is wanted. */
export function openDirectory(index: ArrayBuffer): Directory<ListingRow> {
  return openIndex(new Uint8Array(index), { names })
}

/** The lists that the server would answer, computed where this runs. */
export interface ListEngine {
  readonly directory: Directory<ListingRow>
  /** Whether it can tell what a list shows at an address: what is open, had or near only the server finds. */
  readonly canFind: (url: string) => boolean
  /** What a list shows at an address. */
  readonly listAt: (url: string, list: ListHead) => Promise<ListingsData>
  /** The same without waiting for cards that are not known yet. */
  readonly glanceAt: (url: string, list: ListHead) => Promise<ListingsData>
  /** By which places are suggested, too. */
  readonly otherNames: () => Promise<NamesOfPlaces | undefined>
}

/** Fetches what understands a text when one is first searched for. Where it cannot be had, texts are found as they are. */
const words = () => import('./understoodList.ts').catch(() => undefined)
const understoodList: ListInput['understoodList'] = async (...query) => (await words())?.understoodList(...query)
const nothingFound: ListInput['nothingFound'] = async (...query) => (await words())?.nothingFound(...query)

/** The lists over a directory. */
export function listEngine(
  directory: Directory<ListingRow>,
  known: { readonly cards: KnownCards; readonly config: SiteConfig },
): ListEngine {
  const listAt = (url: string, list: ListHead, ofRows: ListInput['cardsOf']) =>
    listingsData(new URL(url, 'http://site.invalid'), {
      list,
      source: {
        store: storeOf(directory),
        names,
        instant: new Date(serverTime()),
        understoodList,
        nothingFound,
        cardsOf: ofRows,
      },
    })
  return {
    directory,
    canFind: (url) => {
      const query = new URLSearchParams(url.split('?')[1])
      return !SERVER_PARAMS.some((name) => query.has(name))
    },
    listAt: (url, list) => listAt(url, list, (rows) => cardsOf(rows, known)),
    otherNames: async () => (await words())?.NAMES_OF_PLACES,
    glanceAt: (url, list) => listAt(url, list, async (rows) => knownCards(rows, known.cards)),
  }
}
