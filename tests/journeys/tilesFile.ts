/** Bytes as Protocol Buffers and PMTiles write numbers: seven bits each, the lowest first. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}

const field = (number: number, bytes: readonly number[]) => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]
const count = (number: number, value: number) => [...varint(number * 8), ...varint(value)]
const text = (number: number, value: string) => field(number, [...new TextEncoder().encode(value)])
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

const EXTENT = 4096

type Corner = readonly [x: number, y: number]
interface TileFeature {
  readonly layer: string
  readonly kind: string
  readonly name: string
  readonly shape: 'point' | 'line' | 'area'
  readonly corners: readonly Corner[]
}

/** The commands of a shape in a vector tile: go there, draw on from there, and back to the start. */
function geometry({ shape, corners }: TileFeature): number[] {
  let [x, y] = [0, 0]
  const steps = corners.map((corner) => {
    const step = [zigzag(corner[0] - x), zigzag(corner[1] - y)]
    ;[x, y] = corner
    return step
  })
  const [first = [], ...rest] = steps
  const draw = rest.length > 0 ? [rest.length * 8 + 2, ...rest.flat()] : []
  return [1 * 8 + 1, ...first, ...draw, ...(shape === 'area' ? [1 * 8 + 7] : [])]
}

/** A layer of a Mapbox vector tile, with one feature in it. */
function layer(feature: TileFeature): number[] {
  const tags = [0, 0, 1, 1]
  return [
    ...text(1, feature.layer),
    ...field(2, [
      ...field(2, tags.flatMap(varint)),
      ...count(3, { point: 1, line: 2, area: 3 }[feature.shape]),
      ...field(4, geometry(feature).flatMap(varint)),
    ]),
    ...text(3, 'kind'),
    ...text(3, 'name'),
    ...field(4, text(1, feature.kind)),
    ...field(4, text(1, feature.name)),
    ...count(5, EXTENT),
    ...count(15, 2),
  ]
}

/** The number of a tile in a PMTiles file: along a Hilbert curve, after those of all lower zooms. */
function tileId(zoom: number, tileX: number, tileY: number): number {
  let [x, y, id] = [tileX, tileY, (4 ** zoom - 1) / 3]
  for (let side = 2 ** zoom / 2; side >= 1; side /= 2) {
    const [right, lower] = [(x & side) > 0 ? 1 : 0, (y & side) > 0 ? 1 : 0]
    id += side * side * ((3 * right) ^ lower)
    if (lower === 0) {
      if (right === 1) [x, y] = [side - 1 - (x % side), side - 1 - (y % side)]
      ;[x, y] = [y, x]
    }
    ;[x, y] = [x % side, y % side]
  }
  return id
}

/** A PMTiles file (version 3) with one tile, about a place: land, and a road that runs to and fro over it. */
export function tilesFile({ lat, lng }: { readonly lat: number; readonly lng: number }): Buffer {
  const zoom = 10
  const tiles = 2 ** zoom
  const x = Math.floor(((lng + 180) / 360) * tiles)
  const radians = (lat * Math.PI) / 180
  const y = Math.floor((0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * tiles)
  const whole: readonly Corner[] = [
    [0, 0],
    [EXTENT, 0],
    [EXTENT, EXTENT],
    [0, EXTENT],
  ]
  const lines = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => (EXTENT / 8) * (row + 0.5))
  const road = { layer: 'roads', kind: 'major_road', name: 'Uhuru Road', shape: 'line' } as const
  const tile = [
    layer({ layer: 'earth', kind: 'earth', name: '', shape: 'area', corners: whole }),
    layer({
      ...road,
      // One line over the whole tile, to and fro.
      corners: lines.flatMap((at, row): Corner[] =>
        row % 2 === 0
          ? [
              [0, at],
              [EXTENT, at],
            ]
          : [
              [EXTENT, at],
              [0, at],
            ],
      ),
    }),
  ].flatMap((bytes) => field(3, bytes))

  const directory = [1, tileId(zoom, x, y), 1, tile.length, 1].flatMap(varint)
  const metadata = [...new TextEncoder().encode('{}')]
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const directoryAt = header.length
  const metadataAt = directoryAt + directory.length
  const tilesAt = metadataAt + metadata.length
  const parts = [directoryAt, directory.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, tile.length, 1, 1, 1]
  parts.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index))
  // In order; directory and tiles not compressed; vector tiles; of one zoom.
  ;[1, 1, 1, 1, zoom, zoom].forEach((value, index) => header.writeUInt8(value, 96 + index))
  const bounds = [lng - 1, lat - 1, lng + 1, lat + 1]
  bounds.forEach((degrees, index) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index))
  return Buffer.concat([header, Buffer.from(directory), Buffer.from(metadata), Buffer.from(tile)])
}
