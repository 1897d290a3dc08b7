import { type GeoPoint } from '../location/near.ts'
import { factName } from '../names/displayNames.ts'
import { CHOICE_FILTERS, FACT_FILTERS, type ChoiceGroup, type FactGroup } from '../filter/filters.ts'
import { CHOICES, type Choice } from '../listing/choices.ts'
import { countFacets } from './countFacets.ts'
import type { FacetDimensions } from './facetDimensions.ts'
import { highlightListings } from './highlightListings.ts'
import type { Query } from './index/query.ts'
import type { ListingRow } from '../rows/rows.ts'
import type { Scope } from '../scope/scope.ts'
import type { FacetCount, SearchAnswer, SearchResult } from './searchResult.ts'
import { listPage } from './listPages.ts'
import { searchSegment, type SegmentHits } from './searchSegment.ts'
import type { SearchState } from './searchState.ts'
import type { SearchTexts } from './index/searchTexts.ts'
import { searchWords, wordForms } from './searchWords.ts'
import type { Segment } from './segment.ts'
import { countChoice, countFacts, passingHits, type PassingHits } from './passingHits.ts'
import { filterDocs } from './filterDocs.ts'
import type { GeoSearch } from './geoSearch.ts'
import type { SearchContext } from './searchContext.ts'
import { topListings } from './topListings.ts'

export interface SearchRequest<Row extends ListingRow = ListingRow> {
  readonly segments: readonly Segment<Row>[]
  readonly dimensions: FacetDimensions
  readonly texts: SearchTexts
  /** Replaces the state's own search text. */
  readonly query: Query
  readonly state: SearchState
  readonly scope: Scope
  readonly context: SearchContext
  readonly geo?: GeoSearch | undefined
  /** Where the state's `near` is, if it has one and that is known. */
  readonly point?: GeoPoint | undefined
  /** What listings that are equal otherwise are ordered around: that point, or the middle of the scope's region or city. */
  readonly middle?: GeoPoint | undefined
}

/** A whole search: match, count, filter, sort, take one page. */
export function searchSegments<Row extends ListingRow>(request: SearchRequest<Row>): SearchResult<Row> {
  return resultOf(request, hitsOf(request))
}

/** The same, or where nothing in the scope has the text as one phrase, a search for all of its words. */
export function answerSegments<Row extends ListingRow>(request: SearchRequest<Row>): SearchAnswer<Row> {
  const { understood, hits, words } = understand(request)
  return { ...resultOf(understood, hits), ...(words && { words }) }
}

/** The number of matches of an answer, without its page. */
export function countAnswer(request: SearchRequest): number {
  const { understood, hits } = understand(request)
  return countFacets(understood.dimensions, filterDocs(hits, understood), understood.state).matches
}

/** The request as it is answered, and its hits: for the text itself, or for its words. */
function understand<Row extends ListingRow>(
  request: SearchRequest<Row>,
): {
  readonly understood: SearchRequest<Row>
  readonly hits: readonly SegmentHits<Row>[]
  readonly words?: readonly string[]
} {
  const hits = hitsOf(request)
  const words = request.query.kind === 'text' ? searchWords(request.query.folded) : []
  if (words.length < 2 || hasMatches(hits)) return { understood: request, hits }
  // From here on the hits above are overwritten. They were none.
  const understood = { ...request, query: { kind: 'terms', terms: words.map(wordForms) } } as const
  const byWords = hitsOf(understood)
  return { understood, hits: byWords, ...(hasMatches(byWords) && { words }) }
}

function hitsOf<Row extends ListingRow>({ segments, query, scope }: SearchRequest<Row>): SegmentHits<Row>[] {
  return segments.map((segment) => searchSegment(segment, query, scope))
}

/** Whether something in the scope matches, under whatever filters. So a filter never changes how a text is understood. */
function hasMatches(hits: readonly SegmentHits[]): boolean {
  return hits.some(({ matches }) => matches.some((count) => count > 0))
}

function resultOf<Row extends ListingRow>(
  request: SearchRequest<Row>,
  allHits: readonly SegmentHits<Row>[],
): SearchResult<Row> {
  const { dimensions, texts, query, state, context, geo, point, middle } = request
  const found = filterDocs(allHits, request)
  const { facets, passing, ...counts } = countFacets(dimensions, found, state)
  const hits = passingHits(found, passing)
  const { matches, unclaimed } = counts
  const { page, pageCount, from, to } = listPage(
    context.areRows ? { cards: 0, rows: matches } : { cards: matches - unclaimed, rows: unclaimed },
    state.page,
  )
  const first = context.first && { ...request, state: context.first }
  const { listings, kinds } = topListings({ hits, sort: state.sort, geo, point, middle, unclaimed, first, from, to })
  return {
    ...counts,
    listings,
    highlights: highlightListings(listings, query, texts),
    kinds,
    page,
    pageCount,
    ...(middle && { middle }),
    facets: { ...facets, ...factFacets(request, hits), ...choiceFacets(request, hits) },
    ...(geo &&
      point && {
        near: point,
        distances: listings.map((listing) => kilometres(geo.metresTo(point, listing.mapCoordinates))),
      }),
    ...(geo && context.zoom !== undefined && { map: geo.mapCells(hits, request) }),
  }
}

function kilometres(metres: number): number | null {
  return metres === Infinity ? null : metres / 1000
}

/** One option for each fact that is known. */
function factFacets({ dimensions: { names }, context }: SearchRequest, hits: readonly PassingHits[]) {
  const counts = countFacts(hits, context)
  const facets = FACT_FILTERS.map(([group, factsOf]) => {
    const known = factsOf(names.filters).filter(({ fact }) => counts.has(fact))
    return [group, known.map(({ fact, ...option }) => ({ ...option, count: counts.get(fact)! }))] as const
  })
  return Object.fromEntries(facets) as Readonly<Record<FactGroup, FacetCount[]>> // Each of them.
}

/** The values that occur, and those that are chosen: the most frequent first, then by name in the reader's alphabet. */
function choiceFacets({ dimensions: { names }, state, segments }: SearchRequest, hits: readonly PassingHits[]) {
  // Every segment has the same collator.
  const { compare } = segments[0]!.index.collator
  const facets = CHOICE_FILTERS.map(([group, name]) => {
    const { isOrdered }: Choice = CHOICES[name]
    const counts = countChoice(hits, name)
    const options = [...new Set([...counts.keys(), ...(state[group] ?? [])])].map((value) => {
      return { value, label: factName(names, name, value), count: counts.get(value) ?? 0 }
    })
    return [
      group,
      options.toSorted((a, b) =>
        isOrdered ? compare(a.value, b.value) : b.count - a.count || compare(a.label, b.label),
      ),
    ] as const
  })
  return Object.fromEntries(facets) as Readonly<Record<ChoiceGroup, FacetCount[]>> // Each of them.
}
