import { NEAREST, activeFilters, formatNear, type SearchState } from '@dira/directory-core'
import { CardFacts, ListingGrid, NearestListings, Stack, Stale, Suggestions, type ListingGridProps } from '@dira/ui'
import { useMemo, type ComponentType } from 'react'
import { useFinerDistance } from '../../shared/exactPosition.ts'
import * as names from '@dira/data/names'
import { listHref } from '../../shared/data/listView.ts'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { paths } from '@dira/data/site'
import { useCardStatus } from '../../shared/useCardStatus.ts'
import { useNow } from '../../shared/useNow.ts'
import { saveAction } from '../../shared/saved/CardActions.tsx'
import { CompareForm } from './CompareForm.tsx'
import { ClaimedRows, KnownListings } from './KnownListings.tsx'
import { measuredCards, type MeasuredCards } from './measuredCards.ts'
import { NothingFound } from './NothingFound.tsx'

/** From which card on all of them are compact on a phone. */
const COMPACT_FROM = 3
/** How many pictures the first screen shows: a row of a wide one. */
const FIRST_PICTURES = 3

/** Shows what a list found. */
export type CardsComponent = ComponentType<
  Pick<ListingGridProps, 'cards' | 'hrefOf' | 'headingLevel' | 'renderActions' | 'facts' | 'distanceOf' | 'statusOf'>
>

export const ListingCards: CardsComponent = (shown) => (
  <ListingGrid {...shown} compactFrom={COMPACT_FROM} eagerPictures={FIRST_PICTURES} />
)

interface ResultsProps {
  readonly data: ListingsData
  /** What the controls show. */
  readonly asked: SearchState
  /** The list answers another question, or is another page or order of the answer that is asked for. */
  readonly isOther: boolean
  readonly isStale: boolean
  readonly Cards: CardsComponent
}

/** What a list found, and how, or the ways on where there is nothing. */
export function Results({ data, asked, isOther, isStale, Cards }: ResultsProps) {
  const { state, words, namedPages, corrections, list } = data
  const hrefOf = (next: SearchState) => listHref(next, list.path, data.view)
  const { cards, distanceOf } = useMeasuredCards(data, asked)
  const statusOf = useCardStatus(cards, useNow())
  const shown = { hrefOf: paths.listing, renderActions: saveAction, facts: CardFacts, distanceOf, statusOf }
  const knownFrom = data.known?.from ?? cards.length
  const suggestions = (
    <Suggestions
      {...(words && { words })}
      pages={namedPages}
      corrections={corrections}
      hrefOf={(search) => hrefOf({ ...state, search, isExact: false, page: 1 })}
    />
  )
  if (cards.length === 0) {
    return (
      <Stale isStale={isOther}>
        {suggestions}
        <NothingFound data={data} filters={activeFilters(state, names, data.nearName)} hrefOf={hrefOf} />
      </Stale>
    )
  }
  return (
    <>
      <Stale isStale={isOther}>{suggestions}</Stale>
      <Stale isStale={isStale} look="muted">
        <Stack gap={7}>
          {data.nearest && (
            <NearestListings
              listings={data.nearest.map(({ card, ...distance }) => ({ card, distance }))}
              hrefOf={paths.listing}
            />
          )}
          {knownFrom > 0 &&
            (data.view === 'rows' ? (
              <ClaimedRows
                cards={cards.slice(0, knownFrom)}
                count={data.matches - (data.known?.matches ?? 0)}
                distanceOf={distanceOf}
              />
            ) : (
              <Cards {...shown} cards={cards.slice(0, knownFrom)} headingLevel={2} />
            ))}
          {data.known && knownFrom < cards.length && (
            <KnownListings known={data.known} cards={cards.slice(knownFrom)} distanceOf={distanceOf} />
          )}
        </Stack>
      </Stale>
      <CompareForm cards={cards} />
    </>
  )
}

/**
 * The cards of a list in their order, with their distances as long as those are asked for; finer where this visit knows where the visitor is.
 */
export function useMeasuredCards({ cards, ways, near, state, map }: ListingsData, asked: SearchState): MeasuredCards {
  const finer = useFinerDistance(state.near)
  // Beside a map nobody chooses an order.
  const isByDistance = state.sort === NEAREST || map !== undefined
  const measured = useMemo(
    () => measuredCards({ cards, ...(ways && { ways }), ...(near && { near }) }, finer, isByDistance),
    [cards, ways, near, finer, isByDistance],
  )
  return placeOf(state) === placeOf(asked) ? measured : { cards: measured.cards, distanceOf: unknownDistance }
}

const placeOf = ({ near }: SearchState) => near && formatNear(near)
const unknownDistance = () => undefined
