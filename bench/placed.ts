import type { Listing } from '@dira/directory-core'
import { mulberry32 } from '@dira/directory-core/sample'
import { makeListings } from './corpus.ts'

/** Made-up businesses that stand along the streets of towns, one in fifty of them far out. */
export function makePlacedListings(count: number): Listing[] {
  const random = mulberry32(7)
  const towns = Array.from({ length: Math.ceil(Math.sqrt(count)) }, () => ({
    lat: random() * 60 - 30,
    lng: random() * 50 - 10,
    turn: random() * Math.PI,
  }))
  return makeListings(count).map((listing) => {
    // The first towns have most.
    const { lat, lng, turn } = towns[Math.floor(random() ** 4 * towns.length)]!
    const reach = random() < 0.02 ? 0.8 : 0.06
    const along = (random() - 0.5) * random() * reach
    const street = (Math.round((random() - 0.5) * random() * 24) / 24) * reach + random() * 0.0001
    const [east, north] = random() < 0.5 ? [along, street] : [street, along]
    const mapCoordinates = {
      lat: lat + east * Math.sin(turn) + north * Math.cos(turn),
      lng: lng + east * Math.cos(turn) - north * Math.sin(turn),
    }
    return { ...listing, mapCoordinates }
  })
}
