import { EMPTY_SEARCH, clearFilters, toggleFilter, type ActiveFilter, type SearchState } from '@dira/directory-core'
import { LinkButton, NoListings } from '@dira/ui'
import type { ListingsData } from '../../app/pageData.ts'

interface NothingFoundProps {
  readonly data: ListingsData
  readonly filters: readonly ActiveFilter[]
  readonly hrefOf: (state: SearchState) => string
}

/** Shown where nothing matches: how to widen the search. */
export function NothingFound({ data: { state }, filters, hrefOf }: NothingFoundProps) {
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
