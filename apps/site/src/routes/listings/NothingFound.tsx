import { EMPTY_SEARCH, clearFilters, toggleFilter, type ActiveFilter, type SearchState } from '@dira/directory-core'
import { LinkButton, ListingGrid, NoListings, Suggestions } from '@dira/ui'
import type { ListingsData } from '../../app/pageData.ts'
import { paths } from '../../app/paths.ts'

interface NothingFoundProps {
  readonly data: ListingsData
  readonly filters: readonly ActiveFilter[]
  readonly hrefOf: (state: SearchState) => string
}

/** Shown where nothing matches: what was probably meant, and how to widen the search. */
export function NothingFound({ data: { state, suggestions }, filters, hrefOf }: NothingFoundProps) {
  return (
    <div>
      {suggestions && (
        <Suggestions
          corrections={suggestions.corrections}
          hrefOf={(search) => hrefOf({ ...state, search, page: 1 })}
          {...(suggestions.allWords && { allWords: suggestions.allWords })}
        >
          {suggestions.allWords && (
            <ListingGrid headingLevel={2} cards={suggestions.allWords.cards} hrefOf={paths.listing} />
          )}
        </Suggestions>
      )}
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
    </div>
  )
}
