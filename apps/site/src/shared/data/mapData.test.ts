import { createDirectory, GEO_SEARCH, parseSearch } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { describe, expect, it } from 'vitest'
import type { ListingsData, MapData } from './pageData.ts'
import { headAt } from '../../shell/headAt.ts'
import { groundOf } from '../../features/listings/mapMarks.ts'
import { pageOver } from '../../testing/samplePages.ts'
import { sampleDirectory } from '../../testing/sampleServer.ts'

const listAt = async (path: string) => (await pageOver(sampleDirectory(), path)) as ListingsData
const mapAt = async (path: string) => (await listAt(path)).map!
const onMap = ({ cells }: MapData) => cells.reduce((sum, { count }) => sum + count, 0)

/** About the south of Kenya. */
const PART = '/listings?country=kenya&box=-5,36,-1,41'

describe('the map of a list', () => {
  it.each([
    '/listings?',
    '/listings?country=kenya&',
    '/categories/accommodation?',
    '/locations/kenya?',
    '/classifieds?',
  ])('has just the listings of %s', async (path) => {
    const { map, matches, cards } = await listAt(`${path}view=map`)
    expect(matches).toBe((await listAt(path)).matches)
    expect([onMap(map!), map!.matches]).toEqual([matches, matches])
    expect(map!.places).toHaveLength(cards.length)
    const { south, west, north, east } = map!.box!
    for (const { lat, lng, count, card } of map!.cells) {
      expect(lat >= south && lat <= north && lng >= west && lng <= east).toBe(true)
      expect(card !== undefined).toBe(count === 1)
    }
  })

  it('is of the same listings as list and count on a part of it', async () => {
    const [{ map, matches, cards }, list] = await Promise.all([listAt(`${PART}&view=map`), listAt(PART)])
    const all = await listAt('/listings?country=kenya')
    expect([matches, onMap(map!), map!.matches]).toEqual([list.matches, list.matches, all.matches])
    expect(matches).toBeLessThan(all.matches)
    expect(map!.box).toEqual({ south: -5, west: 36, north: -1, east: 41 })
    expect(cards).toEqual(list.cards)
  })

  it('says what stands at the point of its town only, and has it wherever list and count have it', async () => {
    const firsts = new Map(SAMPLE_LISTINGS.toReversed().map((listing) => [listing.location.country, listing]))
    const listings = SAMPLE_LISTINGS.map((whole, at) => {
      const { mapCoordinates: _, ...listing } = whole
      // A country keeps one: where it has none, nobody knows where anything is.
      return at % 3 === 0 && firsts.get(listing.location.country) !== whole ? listing : whole
    })
    const directory = createDirectory(listings, { geo: GEO_SEARCH })
    for (const path of ['/listings?view=map', `${PART}&view=map`]) {
      const { map, matches } = (await pageOver(directory, path)) as ListingsData
      expect(onMap(map!)).toBe(matches)
      const approximate = map!.cells.flatMap((cell) => cell.approximate ?? [])
      expect(approximate.length).toBeGreaterThan(0)
      expect(approximate).not.toContain(0)
    }
  })

  it('is of finer cells the smaller its box', async () => {
    const south = await mapAt('/listings?box=-35,15,-20,33&view=map')
    const near = await mapAt('/listings?box=-26.5,27.5,-25.5,28.5&view=map')
    const inside = south.cells.filter(({ lat, lng }) => lat >= -26.5 && lat <= -25.5 && lng >= 27.5 && lng <= 28.5)
    expect(near.cells.length).toBeGreaterThan(inside.length)
  })

  it('is in the usual order, whatever order the address keeps for the list', async () => {
    const { state, cards } = await listAt('/listings?sort=za&view=map')
    expect(state.sort).toBe('za')
    expect(cards).toEqual((await listAt('/listings')).cards)
  })

  it('is empty where nothing is', async () => {
    const { map, matches } = await listAt('/listings?box=40,-60,41,-59&view=map')
    expect([map!.cells, matches]).toEqual([[], 0])
    expect(await mapAt('/listings?search=qqqq&view=map')).toMatchObject({ cells: [], matches: 0 })
  })

  it('shows of a listing what its mark and its row show', async () => {
    const { cells } = await mapAt('/listings?box=-26.5,27.5,-25.5,28.5&view=map')
    const { card } = cells.find(({ count }) => count === 1)!
    expect(Object.keys(card!)).not.toContain('description')
    expect(card).toMatchObject({ slug: expect.any(String), tierLabel: expect.any(String), phones: [] })
  })

  it('is asked for by the address alone, and not for search engines', async () => {
    expect((await listAt('/listings')).map).toBeUndefined()
    for (const view of ['map', 'rows'])
      expect(headAt('/listings', await listAt(`/listings?view=${view}`)).index, view).toBe(false)
    expect(parseSearch(new URLSearchParams('view=map'))).toEqual(parseSearch(new URLSearchParams()))
  })

  it('is not had where the directory knows no positions, as in browsers: there it is the list', async () => {
    const page = (await pageOver(createDirectory(SAMPLE_LISTINGS), '/listings?view=map')) as ListingsData
    expect(page.map).toBeUndefined()
    expect(page.cards).toHaveLength(24)
  })
})

describe('the ground of a map', () => {
  const groundAt = async (path: string) => {
    const map = await mapAt(path)
    return { ...map, spots: groundOf(map) }
  }

  it('has all listings of a town, whatever was searched for, each where it is', async () => {
    const nairobi = 'box=-1.5,36.6,-1.1,37.1&view=map'
    const { box, spots, cells } = await groundAt(`/listings?category=accommodation&${nairobi}`)
    const everything = (await groundAt(`/listings?${nairobi}`)).spots
    expect(spots).toEqual(everything)
    expect(spots.length).toBeGreaterThan(cells.length)
    for (const { lat, lng } of spots) {
      expect(lat >= box!.south && lat <= box!.north && lng >= box!.west && lng <= box!.east).toBe(true)
    }
    const hotel = cells.find(({ count, approximate }) => count === 1 && !approximate)!
    const nearest = Math.min(...spots.map(({ lat, lng }) => Math.hypot(lat - hotel.lat, lng - hotel.lng)))
    expect(nearest).toBeLessThan(0.001)
  })

  it.each(['/listings?view=map', '/locations/kenya?view=map', '/listings?box=-5,36,-1,41&view=map'])(
    'is not told of more than a town, as %s',
    async (path) => {
      expect((await mapAt(path)).ground).toBeUndefined()
    },
  )
})
