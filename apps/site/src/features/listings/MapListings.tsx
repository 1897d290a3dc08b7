import type { GeoBox, SearchState } from '@dira/directory-core'
import {
  MapFollow,
  MapLayout,
  MapRows,
  Pagination,
  PinCard,
  ResultsSummary,
  Stack,
  Stale,
  ViewLinks,
  useHydrated,
  type ResultsSummaryProps,
} from '@dira/ui'
import type { MapCell } from '@dira/ui/ListingMap'
import type { MapPictureProps } from '@dira/ui/map'
import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode, type Ref, type RefObject } from 'react'
import { listHref, viewHrefs } from '../../shared/data/listView.ts'
import type { ListingsData, MapData } from '../../shared/data/pageData.ts'
import { paths } from '@dira/data/site'
import { useCardStatus } from '../../shared/useCardStatus.ts'
import { useNow } from '../../shared/useNow.ts'
import { saveAction } from '../../shared/saved/CardActions.tsx'
import type { ListMapProps } from './ListMap.tsx'
import { MapFailed } from './MapFailed.tsx'
import { groundOf, homeOf, linkOf, markOf, nameOfCountry, placeOf, withChosen } from './mapMarks.ts'
import { useMeasuredCards } from './Results.tsx'
import { SamePlace } from './SamePlace.tsx'
import { useMovedMap } from './useMovedMap.ts'

const ListMap = lazy<ComponentType<ListMapProps>>(() =>
  import('./ListMap.tsx').then(
    ({ ListMap: loaded }) => ({ default: loaded }),
    () => ({ default: MapFailed }),
  ),
)
// Only a server renders it: where there is script, nobody sees it.
const MapPicture = lazy<ComponentType<MapPictureProps>>(async () => ({
  default: (await import('@dira/ui/map')).MapPicture,
}))

/** From this width on the list stands beside the map, and what is chosen has a card there. */
const WIDE = '(min-width: 1024px)'

export interface MapListingsProps {
  readonly data: ListingsData & { readonly map: MapData }
  /** What the controls show: what was asked for, before its list is there. */
  readonly state: SearchState
  /** The list answers another question, or is another page of the answer that is asked for. */
  readonly isOther: boolean
  readonly isStale: boolean
  /** It could not be fetched. */
  readonly isFailed: boolean
  readonly search: ReactNode
  readonly filters: ReactNode
  readonly filterCount: number
  readonly summary: Pick<ResultsSummaryProps, 'matches' | 'total' | 'isFailed' | 'understood' | 'elsewhere'>
  readonly countRef: RefObject<HTMLParagraphElement | null>
  readonly resultsRef: Ref<HTMLElement>
  /** What stands above the rows: how the search was understood. */
  readonly above: ReactNode
  /** What stands in place of the rows where there are none to show. */
  readonly instead: ReactNode
}

/** A list as a map with rows beside it. The same listings are on the map, in the list and in the count; moving the map narrows all of them. */
export function MapListings({
  data,
  state,
  isOther,
  isStale,
  isFailed,
  search,
  filters,
  filterCount,
  summary,
  countRef,
  resultsRef,
  above,
  instead,
}: MapListingsProps) {
  const { list, map } = data
  const isHydrated = useHydrated()
  const [pointed, setPointed] = useState<string>()
  const [chosen, setChosen] = useState<{ readonly cell: MapCell; readonly isWide: boolean }>()
  const mapHref = (next: SearchState) => listHref(next, list.path, 'map')

  const boxHref = (box: GeoBox) => mapHref({ ...data.state, box, page: 1 })
  const { map: shown, isWhole, onRest, searchHere, ...moved } = useMovedMap({ data, state, mapHref })

  // Another part of the map has the same marks, another question others.
  const anywhere = (asked: SearchState) => {
    const { box: _, ...rest } = asked
    return mapHref({ ...rest, page: 1 })
  }
  const hasOtherMarks = isOther && anywhere(data.state) !== anywhere(state)
  const inView = hasOtherMarks ? NONE : shown.cells
  const cells = useMemo(() => inView.map(markOf), [inView])
  const ground = useMemo(() => groundOf(shown), [shown])
  const seen = inView.reduce((sum, { count }) => sum + count, 0)
  const chosenCard = chosen && inView.find(({ card }) => card?.slug === chosen.cell.id)?.card
  const { cards: inOrder, distanceOf } = useMeasuredCards(data, state)
  const cards = withChosen(inOrder, chosenCard, chosen?.isWide ?? true)
  const home = homeOf(data)
  const statusOf = useCardStatus(cards, useNow())
  return (
    <MapLayout
      search={search}
      filters={filters}
      filterCount={filterCount}
      isBusy={isStale && !isFailed}
      map={
        isHydrated ? (
          <Suspense fallback={<div />}>
            <ListMap
              box={data.state.box}
              bounds={map.box}
              // A town's own list is not of its country.
              countries={list.art?.kind === 'map' && !list.places ? [] : home}
              cells={cells}
              ground={ground}
              count={seen}
              home={home}
              countryName={nameOfCountry}
              isBusy={isStale && !isFailed}
              isUnknown={hasOtherMarks}
              pointed={pointed === undefined ? undefined : { slug: pointed, place: placeOf(pointed, data) }}
              selectedId={chosen?.cell.id}
              onSelect={(cell) => setChosen(cell && { cell, isWide: matchMedia(WIDE).matches })}
              onRest={onRest}
              onLeave={() => countRef.current?.focus()}
              card={
                chosenCard ? (
                  // On a narrow screen it is the first row of the list below.
                  chosen.isWide ? (
                    <PinCard
                      card={chosenCard}
                      href={paths.listing(chosenCard.slug)}
                      headingLevel={2}
                      status={statusOf(chosenCard) ?? undefined}
                    />
                  ) : null
                ) : (
                  !hasOtherMarks &&
                  chosen?.cell.box && (
                    <SamePlace
                      count={chosen.cell.count}
                      isApproximate={chosen.cell.approximate === chosen.cell.count}
                      box={chosen.cell.box}
                      hrefOf={boxHref}
                    />
                  )
                )
              }
            >
              <MapFollow {...moved} onSearchHere={searchHere} />
            </ListMap>
          </Suspense>
        ) : (
          <noscript>
            {map.box && (
              <Suspense>
                <MapPicture box={map.box} cells={cells} home={home} linkOf={(cell) => linkOf(cell, boxHref)} />
              </Suspense>
            )}
          </noscript>
        )
      }
      summary={
        <ResultsSummary
          onMap={{
            seen,
            all: map.matches,
            ...(isWhole && { unplaced: map.matches - seen }),
          }}
          countRef={countRef}
          {...summary}
        >
          <ViewLinks view="map" hrefs={viewHrefs(state, list.path)} />
        </ResultsSummary>
      }
    >
      <section ref={resultsRef} tabIndex={-1}>
        <Stack gap={5}>
          {above}
          {cards.length === 0 || isFailed ? (
            instead
          ) : (
            <>
              <Stale isStale={isStale} look="muted">
                <MapRows
                  cards={cards}
                  hrefOf={paths.listing}
                  headingLevel={2}
                  selectedSlug={chosenCard?.slug}
                  onPoint={setPointed}
                  renderActions={saveAction}
                  distanceOf={distanceOf}
                  statusOf={(card) => statusOf(card) ?? undefined}
                />
              </Stale>
              <Stale isStale={isOther}>
                <Pagination
                  page={data.pageNumber}
                  pageCount={data.pageCount}
                  hrefOf={(page) => mapHref({ ...data.state, page })}
                />
              </Stale>
            </>
          )}
        </Stack>
      </section>
    </MapLayout>
  )
}

const NONE: MapData['cells'] = []
