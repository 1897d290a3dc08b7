import {
  EMPTY_SEARCH,
  MOST_KILOMETRES,
  clearFilters,
  toggleFilter,
  type ActiveFilter,
  type SearchState,
} from '@dira/directory-core'
import { LinkButton, NoListings } from '@dira/ui'
import type { ListingsData } from '../../app/pageData.ts'

interface NothingFoundProps {
  readonly data: ListingsData
  readonly filters: readonly ActiveFilter[]
  readonly hrefOf: (state: SearchState) => string
}

/** How far a list looks next, in kilometres. */
const RADII = [5, 10, 25, 50, 100, 250, MOST_KILOMETRES]

/** Shown where nothing matches: how to widen the search. */
export function NothingFound({ data: { state, nearestBeyond }, filters, hrefOf }: NothingFoundProps) {
  if (nearestBeyond !== undefined && state.near?.within) {
    const { within, ...near } = state.near
    const wider = RADII.find((kilometres) => kilometres > nearestBeyond)
    const href = hrefOf({ ...state, near: { ...near, ...(wider && { within: wider }) }, page: 1 })
    return <NoListings nearest={{ km: nearestBeyond, within, wider, href }} />
  }
  return (
    <NoListings
      filters={filters}
      hrefOf={({ group, value }) => hrefOf({ ...toggleFilter(state, group, value), page: 1 })}
      clearHref={hrefOf({ ...clearFilters(state), page: 1 })}
      {...(state.search !== '' && {
        actions: (
          <LinkButton variant="secondary" href={hrefOf({ ...EMPTY_SEARCH, sort: state.sort })}>
            Show all businesses
          </LinkButton>
        ),
      })}
    />
  )
}
