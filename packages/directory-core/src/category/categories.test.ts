import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDirectory } from '../search/createDirectory.ts'
import { EMPTY_SEARCH } from '../search/searchState.ts'
import { listingOf } from '../testing/listingOf.ts'
import { PACKAGE_TIERS, STANDINGS } from '../tier/packageTier.ts'
import { CATEGORIES, categoryIcon } from './categories.ts'
import { categoryEntries } from '../scope/categoryEntries.ts'
import { CATEGORY_TIERS, CLASSIFIEDS_SCOPE, resolveCategory } from '../scope/resolveCategory.ts'
import { categoryName } from '../names/displayNames.ts'
import * as en from '../names/en/index.ts'

describe('the categories', () => {
  it('are the seven of the specification, in the order of their tiles, with their slugs', () => {
    expect(CATEGORIES.map(({ slug }) => `${categoryName(en, slug)}: ${slug}`)).toEqual([
      'Accommodation: accommodation',
      'Restaurants & Dining: restaurants-dining',
      'Shopping: shopping',
      'Car Hire & Transport: car-hire-transport',
      'Events & Festivals: events-festivals',
      'Wellness & Spas: wellness-spas',
      'Nightlife & Entertainment: nightlife-entertainment',
    ])
  })

  it('have the eighteen subcategories of the specification', () => {
    const slugs = CATEGORIES.map(({ slug, subcategories }) => [slug, subcategories.join(' ')])
    expect(slugs.filter(([, subcategories]) => subcategories !== '')).toEqual([
      ['accommodation', 'hotels-resorts guesthouses safari-lodges self-catering bed-breakfast camping-glamping'],
      [
        'restaurants-dining',
        'fine-dining casual-dining traditional-cuisine cafes-bakeries international-cuisine food-markets',
      ],
      [
        'car-hire-transport',
        'car-rental airport-transfers tour-buses luxury-transport safari-vehicles chauffeur-services',
      ],
    ])
  })

  it('are on the home page, except the nightlife', () => {
    expect(CATEGORIES.filter(({ onHome }) => !onHome).map(({ slug }) => slug)).toEqual(['nightlife-entertainment'])
  })

  it('have their own icons, and a category that nobody drew has that of accommodation', () => {
    expect(categoryIcon('wellness-spas')).toBe('wellness')
    for (const slug of ['banks', '', '__proto__']) expect(categoryIcon(slug)).toBe('accommodation')
  })
})

describe('categoryEntries', () => {
  it('counts standard and premium listings only, since category pages show no classified ones', () => {
    const listings = [
      listingOf({ packageTier: 'premium' }),
      listingOf({ packageTier: 'standard' }),
      listingOf({ packageTier: 'classified' }),
      listingOf(),
      listingOf({ packageTier: 'standard', category: 'shopping' }),
      listingOf({ packageTier: 'premium', category: 'banks' }),
    ]
    expect(categoryEntries(listings).map(({ count }) => count)).toEqual([2, 0, 1, 0, 0, 0, 0])
  })

  it('counts what is not yet claimed where nothing else is on the page', () => {
    const known = (category: string) => listingOf({ category, isUnclaimed: true })
    const listings = [
      listingOf({ packageTier: 'standard' }),
      known('accommodation'),
      known('shopping'),
      known('shopping'),
    ]
    expect(categoryEntries(listings).map(({ count }) => count)).toEqual([1, 0, 2, 0, 0, 0, 0])
  })

  it('counts what the category page counts first', () => {
    const listing = fc
      .record({
        category: fc.constantFrom(...CATEGORIES.map(({ slug }) => slug), 'banks'),
        packageTier: fc.constantFrom(...PACKAGE_TIERS, undefined),
        isUnclaimed: fc.boolean(),
      })
      .map(listingOf)
    fc.assert(
      fc.property(fc.array(listing), (listings) => {
        const directory = createDirectory(listings)
        for (const { slug, count } of categoryEntries(listings)) {
          const { total, unclaimedTotal } = directory.search(EMPTY_SEARCH, resolveCategory(slug)?.scope)
          expect(total - unclaimedTotal || unclaimedTotal).toBe(count)
        }
      }),
    )
  })
})

describe('resolveCategory', () => {
  it('finds a category and the packages that its page shows', () => {
    expect(resolveCategory('accommodation')).toEqual({
      category: CATEGORIES[0],
      scope: { category: 'accommodation', tiers: ['standard', 'premium', 'unclaimed'] },
    })
  })

  it('finds a subcategory of that category only', () => {
    expect(resolveCategory('accommodation', 'safari-lodges')).toMatchObject({
      subcategory: 'safari-lodges',
      scope: { category: 'accommodation', subcategory: 'safari-lodges' },
    })
    expect(resolveCategory('shopping', 'safari-lodges')).toBeUndefined()
    expect(resolveCategory('accommodation', '')).toBeUndefined()
  })

  it.each(['banks', '', 'Accommodation', '__proto__', 'constructor'])('knows no category %j', (slug) =>
    expect(resolveCategory(slug)).toBeUndefined(),
  )

  it('leaves to the Classifieds page exactly the packages that category pages do not show', () => {
    expect(CLASSIFIEDS_SCOPE).toEqual({ tiers: ['classified', 'unclaimed'] })
    expect([...(CLASSIFIEDS_SCOPE.tiers ?? []), ...CATEGORY_TIERS].toSorted()).toEqual(STANDINGS.toSorted())
  })
})
