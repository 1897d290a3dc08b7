import { suggestionRanges } from '@dira/directory-core'
import type { SuggestedLines } from '../directory/search/SearchSuggestions/suggestedLines.ts'
import { cardOf } from './sampleListings.ts'

const marked = (text: string, search: string) => ({ text, marks: suggestionRanges(text, search) })

/** Lines as they would be suggested for a text, whatever it is. */
export function linesFor(search: string): SuggestedLines {
  const listings = ['Nairobi Story Lane', 'Lady Drivers of Nairobi', 'Mrs Naidoo’s Two Rooms']
  const pictures = ['soko-la-kitambaa', 'nara-dunes-lodge', 'ezulwini-weavers-yard']
  const inNairobi = '/locations/kenya/nairobi'
  return {
    search,
    matches: 49,
    href: `/listings?search=${encodeURIComponent(search)}`,
    places: [
      { href: inNairobi, name: marked('Nairobi', search), country: 'Kenya', count: 45 },
      { href: '/locations/kenya/naivasha', name: marked('Naivasha', search), country: 'Kenya', count: 2 },
    ],
    categories: [
      {
        href: `${inNairobi}?category=restaurants-dining`,
        name: marked('Restaurants & Dining', search),
        place: marked('Nairobi', search),
        icon: 'restaurants',
        count: 12,
      },
      {
        href: `${inNairobi}?category=accommodation`,
        name: marked('Accommodation', search),
        place: marked('Nairobi', search),
        icon: 'accommodation',
        count: 7,
      },
    ],
    listings: listings.map((name, at) => ({
      href: `/listings/${pictures[at]}`,
      name: marked(name, search),
      category: 'Events & Festivals',
      place: 'Nairobi',
      picture: cardOf(pictures[at] ?? ''),
    })),
  }
}
