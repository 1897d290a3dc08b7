import { CATEGORIES, locationNamed, slugify, type Listing, type PackageTier } from '@dira/directory-core'
import { mulberry32 } from '@dira/directory-core/sample'

/** Made-up businesses, the same on every run. Their names repeat, grow and vary about as real ones do. */
export function makeListings(count: number, seed = 1): Listing[] {
  const random = mulberry32(seed)
  const countries = COUNTRIES.map((country) => ({ country, cities: makeCities(random) }))
  return Array.from({ length: count }, (_, at) => {
    const { slug: category, subcategories } = pick(random, CATEGORIES, 1.5)
    const { country, cities } = pick(random, countries, 2)
    const city = pick(random, cities, 2)
    const businessName = makeName(random, pick(random, NOUNS[category] ?? [], 1.5), city)
    const packageTier = pick(random, TIERS)
    return {
      id: `listing-${at}`,
      businessName,
      slug: `${slugify(businessName)}-${at}`,
      category,
      ...(subcategories.length > 0 && { subcategory: pick(random, subcategories) }),
      location: locationNamed(country, `${city} Province`, city),
      address: `${1 + Math.floor(random() * 400)} ${pick(random, NATURE)} Road`,
      phone: `+27 ${Math.floor(random() * 1e9)}`,
      ...(packageTier && { packageTier }),
    }
  })
}

/** One of the choices. The higher the skew, the more often the first ones come. */
export function pick<Choice>(random: () => number, choices: readonly Choice[], skew = 1): Choice {
  return choices[Math.floor(random() ** skew * choices.length)]!
}

function makeCities(random: () => number): string[] {
  return Array.from({ length: 4 + Math.floor(random() * 14) }, () => {
    const name = makeWord(random, 2 + Math.floor(random() * 2))
    return random() < 0.2 ? `${pick(random, ['Port', 'Fort', 'Mount', 'São'])} ${name}` : name
  })
}

function makeName(random: () => number, noun: string, city: string): string {
  const kind = random()
  if (kind < 0.02) return `${pick(random, OTHER_SCRIPTS)} ${pick(random, OTHER_SCRIPTS)}`
  // Half of the families share a few thousand names, the others have one of hundreds of thousands.
  const family = random() < 0.5 ? makeWord(random, 2, 1.6) : makeWord(random, 3 + Math.floor(random() * 2))
  const name = [
    (kind < 0.62 ? family : pick(random, ADJECTIVES, 1.3)) + (random() < 0.05 ? "'s" : ''),
    ...(random() < 0.45 ? [pick(random, random() < 0.6 ? NATURE : LOCAL, 1.2)] : []),
    noun,
    ...(random() < 0.15 ? [city] : []),
    ...(random() < 0.12 ? [pick(random, ENDINGS, 1.5)] : []),
  ].join(' ')
  return random() < 0.03 ? name.toUpperCase() : name
}

function makeWord(random: () => number, length: number, skew = 1): string {
  const word = Array.from({ length }, () => pick(random, SYLLABLES, skew)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const TIERS: readonly (PackageTier | undefined)[] = [
  undefined,
  ...(['classified', 'classified', 'classified', 'standard', 'standard', 'standard', 'standard', 'premium'] as const),
]

const COUNTRIES = words`ZA KE NA BW TZ ZW CD MZ SZ MA EG NG GH UG RW ZM MW ET SN TN DZ AO CM CI MG MU LS BJ GA TG`

const NOUNS: Readonly<Record<string, readonly string[]>> = {
  accommodation: words`Hotel Lodge Guesthouse Resort Camp Inn Suites Villa Cottage Backpackers Hostel Apartments Manor Retreat B&B`,
  'restaurants-dining': words`Restaurant Grill Café Bistro Kitchen Bakery Diner Steakhouse Pizzeria Braai Butchery Takeaway`,
  shopping: words`Supermarket Shop Store Market Mall Boutique Chemist Hardware Traders Crafts Gallery Bookshop Minimart`,
  'car-hire-transport': words`Rentals Transfers Tours Safaris Shuttle Taxis Motors Coaches Cabs Travel Logistics Garage`,
  'events-festivals': words`Events Festival Weddings Conferences Catering Productions Sound Expo Marquees Decor`,
  'wellness-spas': words`Spa Salon Gym Wellness Yoga Massage Barbershop Beauty Hammam Fitness`,
  'nightlife-entertainment': words`Bar Pub Club Lounge Casino Cinema Theatre Tavern Nightclub Brewery`,
}

const ADJECTIVES = words`The New Royal Golden Grand Blue Green Old Sunset Sunrise Silver Little Big Happy Wild Hidden Crystal
  Imperial Classic Modern Urban African Afro Pan Premier Elite Prime Mama Baba Tropical Coastal Highland Quiet Elegant Rustic`

const NATURE = words`Baobab Savanna Acacia Elephant Lion Leopard Kudu Impala River Ocean Lake Mountain Palm Desert Dune Coral Reef
  Sun Moon Star Eagle Heron Flamingo Zebra Giraffe Rhino Marula Protea Jacaranda Mango Falls Valley Hill Bay Beach Island Garden`

const LOCAL = words`Karibu Jambo Safari Uhuru Ubuntu Umoja Simba Twiga Tembo Nyota Jua Bahari Pwani Mlima Moyo Rafiki Amani Baraka
  Neema Furaha Dhow Duka Nyumba Mzuri Pamoja Malaika Chui Ndovu Indaba Thula Lerato Khaya Zola Naledi Pula Riad Dar Souk Oasis
  Kasbah Étoile Château Père Maïs João Praia Açaí Müller Böhm N'Djamena`

const ENDINGS = ['Ltd', '(Pty) Ltd', '& Sons', 'Limited', 'Group', 'Centre', 'House', 'Place', '24/7', 'II']

const OTHER_SCRIPTS = words`مطعم الشرق فندق النيل سوق القاهرة مقهى واحة الصحراء ሆቴል አዲስ አበባ ቡና ምግብ ቤት ገበያ Αθηνά Σπίτι Ресторан Москва`

const SYLLABLES = words`ma ka ra wa nya mu ki ng'e tho ndu ba la se to mo le ha ne ri ru zi si su ko go do lu mb ele oma
  iku uma ade ola chi ife nde wan jo kam mwa gi thi ga ere zu kha li an ou di ke fa tu ya sho`

function words(text: TemplateStringsArray): readonly string[] {
  return (text[0] ?? '').split(/\s+/)
}
