import type { LoadStreets } from '@dira/ui/ListingMap'

/** The streets of a PMTiles file, whose code is fetched when they are missed; none without such a file. */
export function streetsOf(tilesUrl: string | undefined): LoadStreets | undefined {
  if (tilesUrl === undefined) return undefined
  return async (element, options) => {
    const { drawStreets } = await import('./drawStreets.ts')
    return drawStreets(element, tilesUrl, options)
  }
}
