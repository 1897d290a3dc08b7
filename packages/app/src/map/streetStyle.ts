import type { MapLook } from '@dira/ui/ListingMap'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** What the layers of Protomaps' basemaps are drawn with. Names are drawn with the page's own typeface: no fonts or symbols are fetched. */
export function streetStyle(tiles: string, look: MapLook, language: string): StyleSpecification {
  return {
    version: 8,
    sources: { tiles: { type: 'vector', url: tiles } },
    layers: layers(look, ['coalesce', ['get', `name:${language}`], ['get', 'name']]),
  }
}

/** How wide roads are, in pixels, by their kind and zoom. */
const ROADS = {
  highway: [3, 14],
  major_road: [2, 12],
  minor_road: [0.6, 9],
  path: [0.4, 3],
} as const
const [FAR, CLOSE] = [11, 17]

type Kind = keyof typeof ROADS
const isKind = (...kinds: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
]
const widthOf = (kind: Kind, edge = 0): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  FAR,
  ROADS[kind][0] + edge,
  CLOSE,
  ROADS[kind][1] + edge,
]

function layers(look: MapLook, name: ExpressionSpecification): LayerSpecification[] {
  const tiles = { source: 'tiles' } as const
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const
  const roads = (['path', 'minor_road', 'major_road', 'highway'] as const).map((kind) => ({
    ...tiles,
    type: 'line' as const,
    'source-layer': 'roads',
    filter: isKind(kind),
    layout: round,
    kind,
  }))
  const text = {
    'text-field': name,
    // As `font-family` has it: MapLibre draws from the fonts of the page.
    'text-font': look.textFont.split(',').map((font) => font.trim().replaceAll(/["']/g, '')),
    'text-size': 13 * look.textScale,
  } as const
  const halo = { 'text-color': look.text, 'text-halo-color': look.land, 'text-halo-width': 2 } as const
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': look.sea } },
    { ...tiles, id: 'land', type: 'fill', 'source-layer': 'earth', paint: { 'fill-color': look.land } },
    {
      ...tiles,
      id: 'green',
      type: 'fill',
      'source-layer': 'landuse',
      filter: isKind('park', 'forest', 'wood', 'nature_reserve', 'protected_area', 'cemetery', 'golf_course'),
      paint: { 'fill-color': look.lining },
    },
    {
      ...tiles,
      id: 'water',
      type: 'fill',
      'source-layer': 'water',
      paint: { 'fill-color': look.sea, 'fill-outline-color': look.coast },
    },
    {
      ...tiles,
      id: 'buildings',
      type: 'fill',
      'source-layer': 'buildings',
      minzoom: 14,
      paint: { 'fill-color': look.lining, 'fill-outline-color': look.border },
    },
    ...roads.map(({ kind, ...road }) => ({
      ...road,
      id: `${kind}-edge`,
      paint: { 'line-color': look.border, 'line-width': widthOf(kind, 1.5) },
    })),
    ...roads.map(({ kind, ...road }) => ({
      ...road,
      id: kind,
      paint: {
        'line-color': kind === 'highway' || kind === 'major_road' ? look.home : look.sea,
        'line-width': widthOf(kind),
      },
    })),
    {
      ...tiles,
      id: 'borders',
      type: 'line',
      'source-layer': 'boundaries',
      filter: isKind('country'),
      paint: { 'line-color': look.homeLine, 'line-width': 1.5 },
    },
    {
      ...tiles,
      id: 'road-names',
      type: 'symbol',
      'source-layer': 'roads',
      minzoom: 13,
      filter: isKind('highway', 'major_road', 'minor_road'),
      layout: { ...text, 'symbol-placement': 'line' },
      paint: halo,
    },
    {
      ...tiles,
      id: 'places',
      type: 'symbol',
      'source-layer': 'places',
      filter: isKind('locality', 'neighbourhood', 'macrohood'),
      layout: { ...text, 'text-size': 15 * look.textScale },
      paint: halo,
    },
  ]
}
