import { useHydrated } from '@dira/ui'
import { useAddress } from '../../shared/address.ts'
import { listViewOf, questionOf, type ListView } from '../../shared/data/listView.ts'
import { useShownPage } from '../../shared/useShownPage.ts'
import { PlainHeader } from './ListHeader.tsx'
import { Listings, type ListParts } from './Listings.tsx'
import { ListingCards } from './Results.tsx'
import { useAnswer } from './useAnswer.ts'
import { useTypedSearch } from './useTypedSearch.ts'

const PARTS: ListParts = { Header: PlainHeader, Cards: ListingCards }

/** `/listings`, `/categories/{…}` and `/locations/{…}`: a list of businesses with search as you type. */
export function ListingsPage({ parts = PARTS }: { readonly parts?: ListParts }) {
  const { pathname, search } = useAddress()
  // Another list starts with state of its own.
  return <ListAt key={pathname} path={pathname} view={listViewOf(new URLSearchParams(search))} parts={parts} />
}

function ListAt({ path, view, parts }: { readonly path: string; readonly view: ListView; readonly parts: ListParts }) {
  const typed = useTypedSearch(path, view)
  const { data, url, isComing, retry } = useAnswer(typed.url)
  const isHydrated = useHydrated()
  const isOther = isHydrated && questionOf(url) !== questionOf(typed.wanted)
  useShownPage(data)
  return <Listings data={data} typed={typed} {...{ isComing, isOther, retry, parts }} />
}
