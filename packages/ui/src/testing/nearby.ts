import type { NearbyGroup } from '../directory/listing/NearbyListings/NearbyListings.tsx'
import { bareStoryCard, classifiedCard, ethiopicCard, premiumCard, relatedCards, standardCard } from './listingCards.ts'

/** Listings near a business, by kind, for stories and tests. */
export const nearbyGroups: readonly NearbyGroup[] = [
  {
    kind: 'sleep',
    listings: [
      { card: bareStoryCard, distance: { km: 2.41, bearing: 338 }, place: 'First Avenue, Eastleigh' },
      { card: premiumCard, distance: { km: 2.83, bearing: 8 }, place: 'Hospital Road, Upper Hill' },
    ],
    all: { href: '#sleep', count: 5, km: 10 },
  },
  {
    kind: 'eat',
    listings: [
      { card: ethiopicCard, distance: { km: 0.7, bearing: 12 }, status: { state: 'open', today: 5 } },
      { card: standardCard, distance: { km: 1.6, bearing: 340 } },
      { card: classifiedCard, distance: { km: 1.9, bearing: 40 } },
    ],
    all: { href: '#eat', count: 8, km: 10 },
  },
  {
    kind: 'around',
    listings: relatedCards.slice(0, 2).map((card, index) => ({
      card,
      distance: { km: 0.4 + index, bearing: 230 },
    })),
    all: { href: '#around', count: 6, km: 10 },
  },
]
