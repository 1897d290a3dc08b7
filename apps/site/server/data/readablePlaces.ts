import type { ListingsData } from '@dira/data'
import { slugify, type Listing, type Place } from '@dira/directory-core'
import { plainLatin, spellingOf } from '../../src/shared/data/latinLetters.ts'
import { shownPlace } from '../../src/shared/data/shownPlace.ts'

/**
 * The published listings with places whose addresses any keyboard has: of a town that only Arabic or Ethiopic letters name, by the name that its page shows.
 * What the database calls them leads there, as all other names of a place do. Of two towns of a country that would have one address, the second has its
 * province in it, or a number.
 */
export function withReadablePlaces(data: ListingsData): ListingsData {
  const readable = readableBy(addressBook())
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
      return new Map(
        addresses.map(([slug, { gone, ...address }]) => [
          slug,
          { ...address, ...(gone && { gone: gone.listing ? { listing: readable(gone.listing) } : gone }) },
        ]),
      )
    },
  }
}

type AddressOf = (country: string, place: Place, province: Place | undefined) => Place

function readableBy(addressOf: AddressOf) {
  return <Located extends Pick<Listing, 'location'>>(listing: Located): Located => {
    const { country, province, city } = listing.location
    if (isPlain(province) && isPlain(city)) return listing
    const readableProvince = province && addressOf(country, province, undefined)
    const location = {
      country,
      ...(readableProvince && { province: readableProvince }),
      ...(city && { city: addressOf(country, city, readableProvince) }),
    }
    return { ...listing, location }
  }
}

const isPlain = (place: Place | undefined) => place === undefined || PLAIN.test(place.slug)
const PLAIN = /^[\u0021-\u007e]*$/

/** Gives places the slugs of their addresses, each its own; names of which only the spelling differs have one. What has letters of which nobody knows the Latin ones stays. */
function addressBook(): AddressOf {
  const slugs = new Map<string, string>()
  const spellings = new Map<string, string>()
  return (country, place, province) => {
    if (isPlain(place)) return place
    const shown = shownPlace(country, place.name)
    const wanted = slugify(plainLatin(shown.name))
    if (wanted === '' || !PLAIN.test(wanted)) return place
    // One name in two scripts is of one place.
    if (!shown.isTransliterated) return { ...place, slug: wanted }
    const spelling = `${country} ${spellingOf(place.name)}`
    let slug = slugs.get(spelling) ?? wanted
    const owner = (one: string) => spellings.get(`${country} ${one}`) ?? spelling
    if (owner(slug) !== spelling && province && PLAIN.test(province.slug)) slug = `${wanted}-${province.slug}`
    for (let number = 2; owner(slug) !== spelling; number += 1) slug = `${wanted}-${number}`
    slugs.set(spelling, slug)
    spellings.set(`${country} ${slug}`, spelling)
    return { ...place, slug }
  }
}
