import type { FormerAddress, ListingsData } from '@dira/data'
import { slugify, type Listing, type Place } from '@dira/directory-core'
import { plainLatin } from '../../src/shared/data/latinLetters.ts'
import { shownPlace } from '../../src/shared/data/shownPlace.ts'

/**
 * The published listings with places whose addresses any keyboard has: of a town that only Arabic or Ethiopic letters name, by the name that its page shows.
 * What the database calls them leads there, as all other names of a place do.
 */
export function withReadablePlaces(data: ListingsData): ListingsData {
  return {
    ...data,
    async *publishedPages() {
      for await (const page of data.publishedPages()) yield { ...page, listings: page.listings.map(readable) }
    },
    async *changePages(version) {
      for await (const page of data.changePages(version)) yield { ...page, put: page.put.map(readable) }
    },
    withSlugs: async (slugs) => (await data.withSlugs(slugs)).map(readable),
    formerAddresses: async (slugs) => {
      const addresses = [...(await data.formerAddresses(slugs))]
      return new Map(addresses.map(([slug, address]) => [slug, readableAddress(address)]))
    },
  }
}

function readableAddress(address: FormerAddress): FormerAddress {
  const listing = address.gone?.listing
  return listing ? { ...address, gone: { listing: readable(listing) } } : address
}

function readable<Located extends Pick<Listing, 'location'>>(listing: Located): Located {
  const { country, province, city } = listing.location
  if (isPlain(province) && isPlain(city)) return listing
  const location = {
    country,
    ...(province && { province: readablePlace(country, province) }),
    ...(city && { city: readablePlace(country, city) }),
  }
  return { ...listing, location }
}

const isPlain = (place: Place | undefined) => place === undefined || PLAIN.test(place.slug)
const PLAIN = /^[\u0021-\u007e]*$/

/** The same place under the slug of its address in ASCII letters; one in letters of which nobody knows the Latin ones stays. */
function readablePlace(country: string, place: Place): Place {
  if (isPlain(place)) return place
  const slug = slugify(plainLatin(shownPlace(country, place.name).name))
  return slug !== '' && PLAIN.test(slug) ? { ...place, slug } : place
}
