import { useAddress } from '../../app/address.ts'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { useSteadyPage } from '../../app/usePage.ts'
import { PlainHeader } from './ListHeader.tsx'
import { Listings, type ListParts } from './Listings.tsx'
import { ListingCards } from './Results.tsx'
import { useTypedSearch } from './useTypedSearch.ts'

const PARTS: ListParts = { Header: PlainHeader, Cards: ListingCards }

/** `/listings`, `/categories/{…}` and `/locations/{…}`: a list of businesses with search as you type. */
export function ListingsPage({ parts = PARTS }: { readonly parts?: ListParts }) {
  const { pathname } = useAddress()
  // Another list starts with state of its own.
  return <ListAt key={pathname} path={pathname} parts={parts} />
}

function ListAt({ path, parts }: { readonly path: string; readonly parts: ListParts }) {
  const typed = useTypedSearch(path)
  const { state, isComing } = useSteadyPage(typed.url)
  return (
    <PageSwitch state={state}>
      {(data) =>
        data.page === 'listings' ? <Listings data={data} typed={typed} isComing={isComing} parts={parts} /> : null
      }
    </PageSwitch>
  )
}
