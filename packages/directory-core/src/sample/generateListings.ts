import type { Listing, SpecialOffer } from '../listing/listing.ts'
import type { CountryCatalogue } from './catalogue/catalogue.ts'
import { completeListing, type Business } from './completeListing.ts'
import { drawsFrom, fnv1a } from './draws.ts'
import { USUAL_OFFERS } from './usualOffers.ts'

/** The listings of the catalogues, complete, in an order that mixes countries and trades. The same input gives the same listings. */
export function generateListings(catalogues: readonly CountryCatalogue[]): Listing[] {
  const businesses = catalogues
    .flatMap((country) =>
      country.places.flatMap((place) => place.businesses.map((entry) => ({ entry, place, country }))),
    )
    .toSorted((a, b) => fnv1a(a.entry.name) - fnv1a(b.entry.name))

  const phones = new Set<string>()
  const nextOffer = handOut()
  return businesses.map((business) => {
    const listing = completeListing(business, (phone) => phones.has(phone))
    phones.add(listing.phone)
    const specialOffers = offersOf(business, nextOffer)
    return specialOffers.length === 0 ? listing : { ...listing, specialOffers }
  })
}

/** None, one or two offers for a premium business, as long as its trade has some left. */
function offersOf({ entry }: Business, nextOffer: ReturnType<typeof handOut>): SpecialOffer[] {
  if (entry.tier !== 'premium') return []
  const draws = drawsFrom(`${entry.name}|offers`)
  const wanted = draws.pick([0, 1, 1, 2])
  return Array.from({ length: wanted }, () => nextOffer(USUAL_OFFERS[entry.trade])).filter(
    (offer) => offer !== undefined,
  )
}

/** Gives each item of a list once, in the list's order, then nothing. */
function handOut() {
  const given = new Map<readonly SpecialOffer[], number>()
  return (offers: readonly SpecialOffer[]): SpecialOffer | undefined => {
    const index = given.get(offers) ?? 0
    given.set(offers, index + 1)
    return offers[index]
  }
}
