import { slugify, type Listing, type PackageTier } from '@dira/directory-core'
import { pick, seededRandom } from './seededRandom.ts'
import {
  ADJECTIVES,
  ENDINGS,
  LOCAL,
  NATURE,
  OTHER_SCRIPTS,
  PLACES,
  SUBCATEGORIES,
  TRADES,
  familyName,
} from './words.ts'

/** A directory of made-up businesses, the same for the same seed. Names repeat, grow and vary about as they do in real extracts. */
export function makeListings(count: number, seed = 1): Listing[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, at) => makeListing(random, at))
}

function makeListing(random: () => number, at: number): Listing {
  const { category, nouns } = weighted(random, TRADES)
  const { country, cities } = weighted(random, PLACES)
  const [city, province] = pick(random, cities, 2)
  const businessName = nameOf(random, nouns, city)
  const subcategories = SUBCATEGORIES[category]
  const packageTier = tierOf(random())
  return {
    id: `listing-${at}`,
    businessName,
    slug: `${slugify(businessName)}-${at}`,
    category,
    ...(subcategories && { subcategory: pick(random, subcategories) }),
    location: { country, province, city },
    address: `${1 + Math.floor(random() * 400)} ${pick(random, NATURE)} Road`,
    phone: `+27 ${Math.floor(random() * 1e9)}`,
    ...(packageTier && { packageTier }),
  }
}

function nameOf(random: () => number, nouns: readonly string[], city: string): string {
  const noun = pick(random, nouns, 1.5)
  const kind = random()
  if (kind < 0.02) return `${pick(random, OTHER_SCRIPTS)} ${pick(random, OTHER_SCRIPTS)}`
  const first = kind < 0.62 ? familyName(random) : pick(random, ADJECTIVES, 1.3)
  const second = random() < 0.45 ? pick(random, random() < 0.6 ? NATURE : LOCAL, 1.2) : undefined
  const place = random() < 0.15 ? city : undefined
  const ending = random() < 0.12 ? pick(random, ENDINGS, 1.5) : undefined
  const owner = random() < 0.05 ? "'s" : ''
  const name = [first + owner, second, noun, place, ending].filter((part) => part !== undefined).join(' ')
  return random() < 0.03 ? name.toUpperCase() : name
}

function tierOf(chance: number): PackageTier | undefined {
  if (chance < 0.1) return undefined
  if (chance < 0.42) return 'classified'
  return chance < 0.85 ? 'standard' : 'premium'
}

function weighted<Choice extends { readonly weight: number }>(
  random: () => number,
  choices: readonly Choice[],
): Choice {
  let left = random() * choices.reduce((sum, { weight }) => sum + weight, 0)
  return choices.find(({ weight }) => (left -= weight) < 0) ?? choices[0]!
}
