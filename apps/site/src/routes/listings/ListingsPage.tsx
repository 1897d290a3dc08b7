import { useAddress } from '../../app/address.ts'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { useSteadyPage } from '../../app/usePage.ts'
import { Listings } from './Listings.tsx'
import { useTypedSearch } from './useTypedSearch.ts'

/** `/listings`, `/classifieds`, `/categories/{…}` and `/locations/{…}`: a list of businesses, searched as one types. */
export function ListingsPage() {
  const { pathname } = useAddress()
  // Another list begins anew: what was typed into this one is not meant for it.
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
