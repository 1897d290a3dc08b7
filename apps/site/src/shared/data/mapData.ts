import {
  EMPTY_SEARCH,
  EVERYWHERE,
  rowCard,
  type GeoBox,
  type ListingRow,
  type MapCell,
  type Scope,
  type SearchContext,
  type SearchResult,
  type SearchState,
} from '@dira/directory-core'
import type { MapData } from './pageData.ts'
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
    ...(box && (await groundOf(box, { context, source: { store } }))),
    places: found.listings.map(({ mapCoordinates }) => mapCoordinates ?? null),
  }
}

/** So many degrees a map may show for the listings on its ground to be told: about a town and what surrounds it. */
const GROUND_DEGREES = 1.5
/** Marks on the ground are so many steps finer than the cells of what was found. */
const GROUND_STEPS = 4

/** A mark for every three pixels of a map of a town. */
const GROUND_CELLS = 2 ** 16

/** Where any listings lie, whatever was searched for; nothing where the map shows more than a town. */
async function groundOf(
  box: GeoBox,
  { context, source }: { readonly context: SearchContext; readonly source: Pick<ListInput, 'store'> },
) {
  const [height, width] = [box.north - box.south, box.east - box.west]
  if (!(height > 0 && width > 0 && Math.max(height, width) <= GROUND_DEGREES)) return undefined
  const zoom = Math.min(cellZoom({ box }) + GROUND_STEPS, DEEPEST)
  const { map } = await source.store.answer({ ...EMPTY_SEARCH, box }, EVERYWHERE, {
    ...context,
    zoom,
    mostCells: GROUND_CELLS,
  })
  const within = (part: number, whole: number) => Math.round((part / whole) * 1000)
  return {
    ground: (map?.cells ?? [])
      .filter(({ count, approximate = 0 }) => approximate < count)
      .flatMap(({ lat, lng }) => [within(lat - box.south, height), within(lng - box.west, width)]),
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
