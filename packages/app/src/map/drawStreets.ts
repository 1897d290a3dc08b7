import type { MapBox, MapLook, MapView, Streets, StreetsOptions } from '@dira/ui/ListingMap'
import { addProtocol, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { PMTiles, Protocol } from 'pmtiles'
import { WORKER_POLICY } from '@dira/data/site'
import { streetStyle } from './streetStyle.ts'

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)
setWorkerUrl(trustedWorkerUrl())

/** MapLibre counts 512 pixels for the world at zoom 0, the map of listings 256. */
const ZOOM_APART = 1
/** Beyond it more pixels are not seen, and cost. */
const MOST_PIXELS_PER_PIXEL = 2

/** Draws the streets of a PMTiles file below the marks of a map; resolved when they are seen. A part of the script of its own, with MapLibre in it. */
export async function drawStreets(
  element: HTMLElement,
  tilesUrl: string,
  { view, look, onFail }: StreetsOptions,
): Promise<Streets> {
  const archive = new PMTiles(new URL(tilesUrl, location.href).href)
  protocol.add(archive)
  const { minLon, minLat, maxLon, maxLat } = await archive.getHeader()
  const styleOf = (colours: MapLook) =>
    streetStyle(`pmtiles://${archive.source.getKey()}`, plainColours(colours), document.documentElement.lang)
  const map = new MapLibreMap({
    container: element,
    style: styleOf(look),
    ...cameraOf(view),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    renderWorldCopies: false,
    pixelRatio: Math.min(devicePixelRatio, MOST_PIXELS_PER_PIXEL),
  })
  const remove = () => map.remove()
  await new Promise((resolve, reject) => {
    map.once('load', resolve)
    map.once('error', ({ error }) => reject(new Error('MapLibre could not draw the streets.', { cause: error })))
  }).catch((error: unknown) => {
    remove()
    throw error
  })
  map.on('error', onFail)
  map.on('webglcontextlost', onFail)
  return {
    covers: ({ south, west, north, east }: MapBox) =>
      west <= maxLon && minLon <= east && south <= maxLat && minLat <= north,
    show: (next) => map.jumpTo(cameraOf(next)),
    paint: (colours) => map.setStyle(styleOf(colours)),
    remove,
  }
}

const cameraOf = ({ lat, lng, zoom }: MapView) => ({ center: { lat, lng }, zoom: zoom - ZOOM_APART })

/** In numbers: of the names of the system's colours, as forced colours have them, MapLibre knows none. */
function plainColours(look: MapLook): MapLook {
  const context = document.createElement('canvas').getContext('2d')
  const plain = (value: string | number) => {
    if (!context || typeof value === 'number' || !CSS.supports('color', value)) return value
    context.fillStyle = value
    return context.fillStyle
  }
  return Object.fromEntries(Object.entries(look).map(([name, value]) => [name, plain(value)])) as unknown as MapLook
}

/** What the browser knows of trusted types, as the types of the DOM lack it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => object }
}

/** The address of MapLibre's worker, as the one that the policy of the page lets a script start. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (!trustedTypes) return workerUrl
  const policy = trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: () => workerUrl })
  // MapLibre looks at the end of the address for the kind of the worker, which such an address does not let it see.
  const address = Object.assign(policy.createScriptURL(workerUrl), {
    endsWith: () => false,
    split: () => [workerUrl],
  })
  return address as unknown as string
}
