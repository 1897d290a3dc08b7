import {
  CATEGORIES,
  KIND_SLUGS,
  kindPhrases,
  kindRule,
  slugify,
  type CategorySlug,
  type KindSlug,
  type SubcategorySlug,
} from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'

/** What a business is, as the directory has it. */
export interface Kind {
  readonly category: CategorySlug
  readonly subcategory?: SubcategorySlug
  /** Finer than both, where it is known. */
  readonly kind?: KindSlug
}

/** What a business of a kind is. */
function ofKind(kind: KindSlug): Kind {
  const { tags: _, ...rule } = kindRule(kind)
  return { ...rule, kind }
}

/** What businesses are by their tags of OpenStreetMap. Values of `shop` that are not here are shops. */
const byTag = new Map(
  KIND_SLUGS.flatMap((kind) =>
    kindRule(kind)
      .tags.split(' ')
      .map((tag) => [tag, ofKind(kind)]),
  ),
)

/** Values of `shop` that say that there is none. */
const NO_SHOP = new Set(['no', 'vacant', 'disused', 'closed'])

/** Words of other directories, in the languages of Africa's. A word that may mean several kinds, such as "do", is not here. */
const WORDS: readonly { readonly words: string; readonly kind: Kind }[] = [
  words(
    'sleep lodging hebergement hebergements alojamento alojamiento acomodacao unterkunft malazi مكان-إقامة إقامة',
    'accommodation',
  ),
  words('hotel hotels resort motel hoteli فندق فنادق', 'accommodation', 'hotels-resorts'),
  words(
    'guest-house guesthouse hostel auberge maison-dhotes chambre-dhotes pousada pension pensao',
    'accommodation',
    'guesthouses',
  ),
  words('bed-and-breakfast b-b bnb', 'accommodation', 'bed-breakfast'),
  words('lodge safari-lodge safari-camp', 'accommodation', 'safari-lodges'),
  words('campsite camping campground campement', 'accommodation', 'camping-glamping'),
  words('holiday-rental apartment-rental vacation-rental villa gite', 'accommodation', 'self-catering'),
  words(
    `eat food dining restaurant restaurants restauration restaurante restaurantes restaurants-and-dining food-and-drink manger comer essen mgahawa migahawa
    fast-food snack mkahawa مطعم مطاعم`,
    'restaurants-dining',
  ),
  words('cafe cafes coffee-shop coffee salon-de-the مقهى', 'restaurants-dining', 'cafes-bakeries'),
  words(
    `buy shop shops store stores retail supermarket supermarche supermercado market marche mercado boutique boutiques magasin magasins commerce commerces
    achats acheter loja lojas compras comprar tienda tiendas kaufen duka maduka soko متجر متاجر تسوق`,
    'shopping',
  ),
  words(
    'car-hire car-rental car-rentals location-de-voitures aluguer-de-carros aluguel-de-carros alquiler-de-coches',
    'car-hire-transport',
    'car-rental',
  ),
  words('transport transportation transports transporte transportes taxi taxis usafiri نقل', 'car-hire-transport'),
  words('airport-transfer airport-shuttle navette-aeroport', 'car-hire-transport', 'airport-transfers'),
  words(
    'event events festival festivals venue evenement evenements eventos matukio theatre فعاليات',
    'events-festivals',
  ),
  words(
    'spa spas wellness beauty gym fitness hairdresser bien-etre beaute beleza belleza coiffeur afya سبا',
    'wellness-spas',
  ),
  words(
    'drink bar bars pub pubs nightlife nightclub night-club entertainment casino cinema boire vie-nocturne boite-de-nuit beber bebidas vida-noturna baa',
    'nightlife-entertainment',
  ),
]

/** Values of tags, which some files have without their key. A value of `shop` alone may mean anything. */
const VALUES = [...byTag].flatMap(([tag, kind]) => {
  const [key, value = ''] = tag.split('=')
  return key === 'shop' ? [] : [[slugify(value), kind] as const]
})
const byWord = new Map<string, Kind>([
  ...VALUES,
  ...WORDS.flatMap((entry) => entry.words.split(/\s+/).map((word) => [slugify(word), entry.kind] as const)),
  ...CATEGORIES.flatMap((category) =>
    category.subcategories.flatMap((subcategory) =>
      [subcategory, slugify(en.subcategories[subcategory])].map(
        (word) => [word, { category: category.slug, subcategory }] as const,
      ),
    ),
  ),
  ...CATEGORIES.flatMap(({ slug }) =>
    [slug, slugify(en.categories[slug])].map((word) => [word, { category: slug }] as const),
  ),
])
// A word that says a category, or a part of one, may say the kind in it as well.
for (const [phrase, kind] of kindPhrases()) {
  const said = byWord.get(slugify(phrase))
  const meant = ofKind(kind)
  const isWithin = said?.category === meant.category && (said.subcategory ?? meant.subcategory) === meant.subcategory
  if (!said || (isWithin && said.kind === undefined && !isCategory(phrase))) byWord.set(slugify(phrase), meant)
}

/** Whether a text is the name of a category, or of a part of one: many kinds are in it. */
function isCategory(text: string): boolean {
  return CATEGORIES.some(
    ({ slug, subcategories }) => slug === slugify(text) || subcategories.some((one) => one === slugify(text)),
  )
}

/** The kind of a business by what a file calls it; of several, the first that is known. `chosen` has words of this file's own. */
export function kindNamed(written: string, chosen: ReadonlyMap<string, Kind> = new Map()): Kind | undefined {
  const pieces = [written, ...written.split(/[;|,>/\n]/)].map((piece) => slugify(piece)).filter((piece) => piece !== '')
  for (const piece of pieces) {
    const kind = chosen.get(piece) ?? byWord.get(piece)
    if (kind) return kind
  }
  return kindOfTags(written)
}

/** The kind of a business by its tags: `amenity=cafe`, several with semicolons, or as JSON and databases write them. */
export function kindOfTags(written: string): Kind | undefined {
  const pairs = written.matchAll(/"?(amenity|shop|tourism|leisure)"?\s*(?:=>?|:)\s*"?([\p{L}\p{N}_-]+)/gu)
  for (const [, key = '', value = ''] of pairs) {
    const kind = kindOfTag(key, value)
    if (kind) return kind
  }
  return undefined
}

/** The kind of a business by one tag. */
export function kindOfTag(key: string, value: string): Kind | undefined {
  const [first = ''] = value
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/)
  const known = byTag.get(`${key}=${first}`)
  if (known || key !== 'shop' || first === '' || NO_SHOP.has(first)) return known
  return { category: 'shopping' }
}

/** The subcategory of a category by its slug or name. */
export function subcategoryNamed(category: string, written: string): SubcategorySlug | undefined {
  const kind = byWord.get(slugify(written))
  return kind?.category === category ? kind.subcategory : undefined
}

function words(written: string, category: CategorySlug, subcategory?: SubcategorySlug) {
  return { words: written, kind: { category, ...(subcategory && { subcategory }) } }
}
