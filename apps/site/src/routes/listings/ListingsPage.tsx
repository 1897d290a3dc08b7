import { useState } from 'react'
import { useAddress } from '../../app/address.ts'
import type { ListingsData } from '../../app/pageData.ts'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { usePage, type PageState } from '../../app/usePage.ts'
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
  const state = usePage(typed.url)
  const before = useLastList(state)
  const shown: PageState = state.status === 'loading' && before ? { status: 'ready', data: before } : state
  return (
    <PageSwitch state={shown}>
      {(data) => (data.page === 'listings' ? <Listings data={data} typed={typed} isComing={shown !== state} /> : null)}
    </PageSwitch>
  )
}

/** The list as it was shown last: it stays while the next one is on its way. */
function useLastList(state: PageState): ListingsData | undefined {
  const [last, setLast] = useState<ListingsData>()
  if (state.status === 'ready' && state.data.page === 'listings' && state.data !== last) setLast(state.data)
  return last
}
