import { createContext, use, type ReactNode } from 'react'
import { createDirectoryStore, type DirectoryStore, type KnownCards } from './data/directoryStore.ts'
import { createPageStore, type PageStore } from './data/pageStore.ts'
import type { PagePayload } from './data/pagePayload.ts'

/** A document that was loaded, and what was fetched since. */
export interface Visit {
  /** The page that the HTML was rendered for; hydration starts from it whatever the address bar says. */
  readonly served: PagePayload
  readonly directoryStore: DirectoryStore
  readonly pageStore: PageStore
  readonly cards: KnownCards
}

/** The stores that begin with the payload of the page that was served. */
export function createVisit(served: PagePayload): Visit {
  const cards: KnownCards = new Map()
  const directoryStore = createDirectoryStore(served.config, cards)
  return { served, cards, directoryStore, pageStore: createPageStore({ served, directoryStore, cards }) }
}

const VisitContext = createContext<Visit | null>(null)

interface ProviderProps {
  readonly visit: Visit
  readonly children: ReactNode
}

/** Provides the payload of the page that was served, and the stores that begin with it. */
export function PagePayloadProvider({ visit, children }: ProviderProps) {
  return <VisitContext value={visit}>{children}</VisitContext>
}

/** The payload of the page that was served, and the stores that begin with it. */
export function usePagePayload(): Visit {
  const visit = use(VisitContext)
  if (!visit) throw new Error('usePagePayload needs a PagePayloadProvider above it: wrap the page in App.')
  return visit
}
