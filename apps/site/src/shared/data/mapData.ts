import {
  rowCard,
  type GeoBox,
  type ListingRow,
  type MapCell,
  type Scope,
  type SearchContext,
  type SearchResult,
  type SearchState,
} from '@dira/directory-core'
import type { MapData } from '../pageData.ts'
import type { ListInput } from './listingsData.ts'

/** The zoom of the cells by which the listings of a list without a box are found: as fine as those of the whole world can be. */
const OVERVIEW = 4
/** A map has at least so many cells along its longer side. A browser puts together what is too close to be told apart on its screen. */
const ACROSS = 24
const DEEPEST = 20

/** The zoom of a map's cells, for the context of a search; undefined where no map is wanted. */
export function cellZoom({ box }: Pick<SearchState, 'box'>): number {
  if (!box) return OVERVIEW
  const degrees = Math.max(box.north - box.south, box.east - box.west, Number.MIN_VALUE)
  return Math.min(Math.max(Math.ceil(Math.log2((90 * ACROSS) / degrees)), 0), DEEPEST)
}

interface Asked {
  readonly state: SearchState
  readonly scope: Scope
  readonly context: SearchContext
  readonly source: Pick<ListInput, 'store' | 'names'>
}

/** The map of a search's listings; undefined where nobody knows the positions, as in browsers. */
export async function mapData(
  found: SearchResult<ListingRow>,
  { state, scope, context, source: { store, names } }: Asked,
): Promise<MapData | undefined> {
  if (!found.map) return undefined
  const { box: asked, ...anywhere } = state
  const box = asked ?? boundsOf(found.map.cells)
  const isFine = asked !== undefined || box === undefined
  const finer = isFine
    ? found
    : await store.answer({ ...state, box, page: 1 }, scope, { ...context, zoom: cellZoom({ box }) })
  const { cells } = finer.map ?? found.map
  const { matches } = asked ? await store.answer({ ...anywhere, page: 1 }, scope, context) : found
  return {
    ...(box && { box }),
    // A listing at a pin has no more than the search knows of it: a map may have hundreds.
    cells: cells.map(({ listing, ...cell }) => ({ ...cell, ...(listing && { card: rowCard(listing, names) }) })),
    matches,
    places: found.listings.map(({ mapCoordinates }) => mapCoordinates ?? null),
  }
}

/** The smallest box with all of some cells. */
function boundsOf(cells: readonly MapCell<ListingRow>[]): GeoBox | undefined {
  if (cells.length === 0) return undefined
  return {
    south: Math.min(...cells.map(({ south }) => south)),
    west: Math.min(...cells.map(({ west }) => west)),
    north: Math.max(...cells.map(({ north }) => north)),
    east: Math.max(...cells.map(({ east }) => east)),
  }
}
