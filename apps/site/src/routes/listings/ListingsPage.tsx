import { useAddress } from '../../app/address.ts'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { useSteadyPage } from '../../app/usePage.ts'
import { Listings } from './Listings.tsx'
import { useTypedSearch } from './useTypedSearch.ts'

/** `/listings`, `/classifieds`, `/categories/{…}` and `/locations/{…}`: a list of businesses with search as you type. */
export function ListingsPage() {
  const { pathname } = useAddress()
  // Another list starts with state of its own.
  return <ListAt key={pathname} path={pathname} />
}

function ListAt({ path }: { readonly path: string }) {
  const typed = useTypedSearch(path)
  const { state, isComing } = useSteadyPage(typed.url)
  return (
    <PageSwitch state={state}>
      {(data) => (data.page === 'listings' ? <Listings data={data} typed={typed} isComing={isComing} /> : null)}
    </PageSwitch>
  )
}
