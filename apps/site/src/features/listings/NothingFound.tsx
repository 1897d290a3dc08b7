import {
  EMPTY_SEARCH,
  NEAREST,
  MOST_KILOMETRES,
  clearFilters,
  toggleFilter,
  parseNear,
  type ActiveFilter,
  type SearchState,
} from '@dira/directory-core'
import { LinkButton, NativeButton, NoListings, nearOfPosition, useRequestedPosition } from '@dira/ui'
import { keepPosition } from '../../shared/exactPosition.ts'
import { useGo } from '../../shared/overlays.tsx'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { paths } from '@dira/data/site'

interface NothingFoundProps {
  readonly data: ListingsData
  readonly filters: readonly ActiveFilter[]
  readonly hrefOf: (state: SearchState) => string
}

/** How far a list looks next, in kilometres. */
const RADII = [5, 10, 25, 50, 100, 250, MOST_KILOMETRES]

/** Shown where nothing matches: how to widen the search. */
export function NothingFound({ data: { state, nearestBeyond, nothing }, filters, hrefOf }: NothingFoundProps) {
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
      nothing={nothing}
      addHref={nothing && !nothing.isWhereAsked ? paths.getListed() : undefined}
      {...(state.search !== '' && {
        actions: nothing?.isWhereAsked ? (
          <UsePosition state={state} hrefOf={hrefOf} />
        ) : (
          <LinkButton variant="secondary" href={hrefOf({ ...EMPTY_SEARCH, sort: state.sort })}>
            Show all businesses
          </LinkButton>
        ),
      })}
    />
  )
}

/** Asks the device where it is, and leads to the same search near to that. */
function UsePosition({ state, hrefOf }: Pick<NothingFoundProps, 'hrefOf'> & { readonly state: SearchState }) {
  const go = useGo()
  const { asked, ask } = useRequestedPosition({
    onFound: (position) => {
      keepPosition(position)
      const near = parseNear(nearOfPosition(position))
      if (near) go(hrefOf({ ...state, near, sort: NEAREST, page: 1 }))
    },
  })
  const isFailed = asked.state !== 'idle' && asked.state !== 'asking'
  return (
    <NativeButton needsScript onClick={ask} isDisabled={asked.state === 'asking'}>
      {isFailed ? 'This device does not say where it is. Try again' : 'Use my position'}
    </NativeButton>
  )
}
