import { groundOf, setFont, type Drawing, type LabelKind, type MapLook, type PlacedLabel } from './drawMap.ts'
import { toWorld, worldPixels, type Spot } from './mapView.ts'
import { labelBox, placeLabels, type LabelSide, type LabelWish, type Rectangle } from './placeLabels.ts'
import type { NamedSpot } from './readLayer.ts'

export interface LabelPlan extends Pick<Drawing, 'coarse' | 'fine' | 'view' | 'size' | 'home'> {
  readonly look: MapLook
  readonly towns: readonly NamedSpot[]
  readonly seas: readonly NamedSpot[]
  /** What lies over the map already: marks, and controls. */
  readonly marks: readonly Rectangle[]
  readonly controls: readonly Rectangle[]
  readonly countryName: (code: string) => string | undefined
  /** The word for the equator. */
  readonly equator: string
}

interface Wish {
  readonly text: string
  readonly world: Spot
  readonly kind: LabelKind
  readonly sides: readonly LabelSide[]
  /** How far from its spot it stands when not upon it, in pixels. */
  readonly gap: number
  /** The mark upon it: the name stands beside that. */
  readonly mark?: Rectangle
}

const UPON = { sides: ['middle'], gap: 0 } as const
const BESIDE = { sides: ['right', 'left', 'below', 'above'], gap: 8 } as const
/** A mark in the middle of a country may not take its name away. */
const UPON_OR_NEAR = { sides: ['middle', 'above', 'below', 'right', 'left'], gap: 26 } as const
const ALONG = { sides: ['above', 'below'], gap: 4 } as const

/** With a country to be about, the map names fewer towns of the others: those that it would name so much farther away. */
const ABROAD = 1.2

/** Half the width of the lozenge of a town. */
const DOT = 4

/** A town with a mark upon it is named although it would be so much farther away only. */
const MARKED = 2

/** No map reads better for more names than this. */
const MOST_TOWNS = 250

/** The names that are written on a map: countries first, then towns by their rank, then waters; each where it meets no other. */
export function planLabels(context: CanvasRenderingContext2D, plan: LabelPlan): readonly PlacedLabel[] {
  const { view, size, look, home, towns, seas } = plan
  const scale = worldPixels(view.zoom)
  const middle = toWorld(view)
  const spotOf = ({ x, y }: Spot): Spot => ({
    x: (x - middle.x) * scale + size.width / 2,
    y: (y - middle.y) * scale + size.height / 2,
  })
  const isSeen = (world: Spot) => {
    const { x, y } = spotOf(world)
    return x >= 0 && y >= 0 && x <= size.width && y <= size.height
  }
  const { countries, lakes } = groundOf(plan)

  const ofCountries = countries.flatMap(({ code, name, label, rings }): Wish[] => {
    if (!label || !isSeen(label)) return []
    const text = plan.countryName(code) ?? name
    const kind = home.has(code) ? 'homeCountry' : 'country'
    setFont(context, kind, look)
    const [west, east] = [Math.min(...rings.map((ring) => ring.west)), Math.max(...rings.map((ring) => ring.east))]
    // A name larger than its country is read as that of a neighbour.
    if ((east - west) * scale < context.measureText(text).width) return []
    return [{ text, world: label, kind, ...UPON_OR_NEAR }]
  })
  const homeRings = new Map(countries.filter(({ code }) => home.has(code)).map(({ code, rings }) => [code, rings]))
  const isAtHome = (world: Spot) =>
    [...homeRings.values()].some((rings) => rings.some((ring) => isWithin(world, ring.points)))
  const markOn = (world: Spot) => {
    const { x, y } = spotOf(world)
    return plan.marks.find(({ left, top, right, bottom }) => {
      const [across, down] = [(right - left) / 2, (bottom - top) / 2]
      return Math.hypot(x - left - across, y - top - down) <= Math.min(across, down)
    })
  }
  const named = new Set<Rectangle>()
  const ofTowns = towns
    .filter((town) => town.fromZoom <= view.zoom + MARKED && isSeen(town))
    .flatMap((town): Wish[] => {
      const isHome = isAtHome(town)
      const kind = isHome ? 'homeTown' : 'town'
      const mark = markOn(town)
      // A mark is named after the largest town that it covers.
      if (mark && !named.has(mark)) {
        named.add(mark)
        return [{ text: town.name, world: town, kind, ...BESIDE, mark }]
      }
      const away = isHome || home.size === 0 ? 0 : ABROAD
      return mark || town.fromZoom + away > view.zoom ? [] : [{ text: town.name, world: town, kind, ...BESIDE }]
    })
    .slice(0, MOST_TOWNS)
  const ofSeas = seas
    .filter((sea) => sea.fromZoom <= view.zoom && isSeen(sea))
    .map(({ name, x, y }): Wish => ({ text: name, world: { x, y }, kind: 'water', ...UPON }))
  const ofLakes = lakes.flatMap(({ name, lines }): Wish[] => {
    const [shore] = lines
    if (name === '' || !shore || (shore.east - shore.west) * scale < SMALLEST_NAMED) return []
    const world = { x: (shore.west + shore.east) / 2, y: (shore.north + shore.south) / 2 }
    return isSeen(world) ? [{ text: name, world, kind: 'water', ...UPON }] : []
  })
  const equator: Wish = {
    text: plan.equator,
    world: { x: middle.x - (size.width / 2 - 40) / scale, y: 0.5 },
    kind: 'water',
    ...ALONG,
  }

  const isOfHome = ({ kind }: Wish) => kind === 'homeCountry' || kind === 'homeTown'
  const ofLand = [...ofCountries, ...ofTowns]
  const isMarked = ({ mark }: Wish) => mark !== undefined
  const wishes = [
    ...ofTowns.filter(isMarked),
    ...ofLand.filter((wish) => isOfHome(wish) && !isMarked(wish)),
    ...ofCountries.filter((wish) => !isOfHome(wish)),
    ...ofSeas,
    ...ofLakes,
    equator,
    ...ofTowns.filter((wish) => !isOfHome(wish) && !isMarked(wish)),
  ]
  const measured = wishes.map(({ text, world, kind, sides, gap, mark }): LabelWish => {
    const height = setFont(context, kind, look)
    const name = { width: context.measureText(text).width, height, sides }
    if (mark) return { ...name, ...beside(mark) }
    return { ...name, spot: spotOf(world), gap, ...(sides === BESIDE.sides && { dot: DOT }) }
  })
  const places = placeLabels(measured, [...plan.marks, ...plan.controls], size)
  return wishes.flatMap(({ text, world, kind }, index): readonly PlacedLabel[] => {
    const [wish, side] = [measured[index], places[index]]
    if (!wish || !side) return []
    const { left, right, top, bottom } = labelBox(wish, side)
    const spot = spotOf(world)
    const offset = { x: (left + right) / 2 - spot.x, y: (top + bottom) / 2 - spot.y }
    return [{ text, world, kind, offset, hasDot: wish.dot !== undefined }]
  })
}

/** The middle of a mark, and how far from there a name is clear of it. */
function beside({ left, top, right, bottom }: Rectangle): Pick<LabelWish, 'spot' | 'gap' | 'gapDown'> {
  const [across, down] = [(right - left) / 2, (bottom - top) / 2]
  return { spot: { x: left + across, y: top + down }, gap: across + CLEAR, gapDown: down + CLEAR }
}

/** Beyond the room that names keep from each other. */
const CLEAR = 5

/** A lake narrower than this, in pixels, has no room for its name. */
const SMALLEST_NAMED = 36

/** Whether a point is within a closed line: a ray from it to the east crosses the line an odd number of times. */
function isWithin({ x, y }: Spot, points: Float64Array): boolean {
  let isInside = false
  for (let at = 0, before = points.length - 2; at < points.length; before = at, at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [points[before], points[before + 1], points[at], points[at + 1]]
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) isInside = !isInside
  }
  return isInside
}
