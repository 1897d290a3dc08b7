import { createContext, use, useState, type ReactNode } from 'react'
import { createDirectoryStore, type DirectoryStore, type KnownCards } from '../data/directoryStore.ts'
import { createPageStore, type PageStore } from '../data/pageStore.ts'
import type { PagePayload } from './siteConfig.ts'

interface Served {
  /** The page that the HTML was rendered for; hydration starts from it whatever the address bar says. */
  readonly served: PagePayload
  readonly directoryStore: DirectoryStore
  readonly pageStore: PageStore
  readonly cards: KnownCards
}

const ServedContext = createContext<Served | null>(null)

/** Provides the payload of the page that was served, and the stores that begin with it. */
export function PagePayloadProvider({ payload, children }: { payload: PagePayload; children: ReactNode }) {
  const [value] = useState(() => {
    const cards: KnownCards = new Map()
    const directoryStore = createDirectoryStore(payload.config, cards)
    return {
      served: payload,
      cards,
      directoryStore,
      pageStore: createPageStore({ served: payload, directoryStore, cards }),
    }
  })
  return <ServedContext value={value}>{children}</ServedContext>
}

/** The payload of the page that was served, and the stores that begin with it. */
export function usePagePayload(): Served {
  const served = use(ServedContext)
  if (!served) throw new Error('usePagePayload needs a PagePayloadProvider above it: wrap the page in App.')
  return served
}
