import { mergeArcs } from 'topojson-client'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { AFRICAN_STATES, SAHARA_NORTH, type AfricanCode } from '../africanStates.ts'
import type { World } from '../drawAfrica.ts'
import { flatArcs, project, type Position } from './mercator.ts'

/** A piece of land: the lines that go round it, and round what lies in it, each by its number, or by `~number` when it runs backwards. */
export interface Land {
  /** The state of Africa that it belongs to; '' for all others. */
  readonly code: AfricanCode | ''
  readonly rings: readonly (readonly number[])[]
}

/** The countries of the world on the flat map. Neighbours share their lines. */
export interface FlatWorld {
  readonly arcs: Position[][]
  readonly lands: readonly Land[]
}

const CODES = new Map<string | number | undefined, AfricanCode>(
  AFRICAN_STATES.map(([number, code]) => [number, code === 'EH' ? 'MA' : code]),
)
const ANTARCTICA = '010'

/** The world's land by country. Somaliland is Somalia's, and Morocco and Western Sahara meet where the United Nations draw it. */
export function worldMap(world: World): FlatWorld {
  const arcs = flatArcs(world)
  const topology: Topology = { type: 'Topology', objects: {}, arcs }
  const states = new Map<AfricanCode, (Polygon | MultiPolygon)[]>()
  const lands: Land[] = []
  for (const country of world.objects.countries.geometries) {
    if ((country.type !== 'Polygon' && country.type !== 'MultiPolygon') || country.id === ANTARCTICA) continue
    const isSomaliland = country.properties?.name === 'Somaliland'
    const code = isSomaliland ? 'SO' : CODES.get(country.id)
    if (code) states.set(code, [...(states.get(code) ?? []), country])
    else {
      const parts = country.type === 'Polygon' ? [country.arcs] : country.arcs
      for (const rings of parts) if (!crossesDateLine(arcs, rings)) lands.push({ code: '', rings })
    }
  }
  for (const [code, parts] of states) {
    for (const rings of mergeArcs(topology, parts).arcs) lands.push({ code, rings })
  }
  return partedAtSahara({ arcs, lands })
}

/** Morocco with Western Sahara becomes the two of them: every line that crosses the parallel between them is cut there. */
function partedAtSahara({ arcs, lands }: FlatWorld): FlatWorld {
  const [, border] = project(0, SAHARA_NORTH.latitude)
  const isNorth = (position: Position | undefined) => (position?.[1] ?? 0) < border
  const parts = new Map<number, readonly number[]>()
  const cut = (index: number): readonly number[] => {
    const arc = arcs[index] ?? []
    const crossing = arc.findIndex((position, at) => at > 0 && isNorth(position) !== isNorth(arc[at - 1]))
    if (crossing < 0) return [index]
    const [[x1, y1], [x2, y2]] = [arc[crossing - 1] as Position, arc[crossing] as Position]
    const point: Position = [x1 + ((x2 - x1) * (border - y1)) / (y2 - y1), border]
    // The point itself is on the parallel: from there on neither half crosses it.
    arcs.push([...arc.slice(0, crossing), [...point]], [[...point], ...arc.slice(crossing)])
    return [arcs.length - 2, arcs.length - 1]
  }
  const middleOf = (index: number) => {
    const arc = arcs[index < 0 ? ~index : index] ?? []
    return arc.reduce((sum, [, y]) => sum + y, 0) / arc.length
  }
  for (const { code, rings } of lands) {
    if (code !== 'MA') continue
    for (const index of rings.flat()) {
      const arc = index < 0 ? ~index : index
      if (!parts.has(arc)) parts.set(arc, cut(arc))
    }
  }
  const replaced = (ring: readonly number[]) =>
    ring.flatMap((index) => {
      if (index >= 0) return parts.get(index) ?? [index]
      return (parts.get(~index) ?? [~index]).map((part) => ~part).toReversed()
    })
  return {
    arcs,
    lands: lands.flatMap(({ code, rings }): readonly Land[] => {
      const [shore = [], ...holes] = rings.map(replaced)
      const north = shore.filter((index) => middleOf(index) < border)
      if (code !== 'MA' || north.length === shore.length) return [{ code, rings: [shore, ...holes] }]
      if (north.length === 0) return [{ code: 'EH', rings: [shore, ...holes] }]
      // From where the north begins: first all of it, then all of the south.
      const start = shore.findIndex((index, at) => north.includes(index) && !north.includes(shore.at(at - 1) as number))
      const turned = [...shore.slice(start), ...shore.slice(0, start)]
      const south = turned.slice(north.length)
      if (south.some((index) => north.includes(index))) throw new Error('Morocco crosses the parallel more than twice.')
      arcs.push([endOf(arcs, south[0]), endOf(arcs, north[0])])
      const line = arcs.length - 1
      return [
        { code: 'MA', rings: [[...turned.slice(0, north.length), line], ...holes] },
        { code: 'EH', rings: [[...south, ~line]] },
      ]
    }),
  }
}

/** Whether land is drawn right across the map, because it lies on both sides of its edge: islands in the Pacific. */
function crossesDateLine(arcs: readonly Position[][], rings: readonly (readonly number[])[]): boolean {
  return rings.flat().some((index) => {
    const arc = arcs[index < 0 ? ~index : index] ?? []
    return arc.some(([x], at) => Math.abs(x - (arc[at - 1]?.[0] ?? x)) > 0.5)
  })
}

/** Where a line begins, by its number. */
function endOf(arcs: readonly Position[][], index = 0): Position {
  const first = index < 0 ? arcs[~index]?.at(-1) : arcs[index]?.[0]
  return [...(first as Position)]
}
