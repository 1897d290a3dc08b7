import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as core from './index.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** The names that the index exports, types too, with the file that each comes from. */
function exported(): { readonly name: string; readonly file: string }[] {
  const statements = read('./index.ts').matchAll(/export (?:type )?\{([^}]*)\} from '([^']*)'/g)
  return [...statements].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.replace('type', '').trim())
      .filter((name) => name !== '')
      .map((name) => ({ name, file })),
  )
}

function hasDocstring({ name, file }: { readonly name: string; readonly file: string }): boolean {
  return new RegExp(`\\*/\\nexport (?:const|function|interface|type) ${name}\\b`).test(read(file))
}

describe('the package', () => {
  it('exports exactly these values: adding one is a feature, removing one breaks its users', () => {
    expect(Object.keys(core).toSorted()).toEqual([
      'CATEGORIES',
      'CATEGORY_ICONS',
      'CATEGORY_TIERS',
      'CLASSIFIEDS_SCOPE',
      'COMPARE_LIMIT',
      'COMPARE_WORDS',
      'CONTACT_LIMITS',
      'CONTACT_MESSAGES',
      'COUNTRIES',
      'EMPTY_FILTERS',
      'EMPTY_SEARCH',
      'EVERYWHERE',
      'FEATURED_LIMIT',
      'FILTER_GROUPS',
      'LISTING_LIMITS',
      'PACKAGE_TIERS',
      'PAGE_SIZE',
      'PLACEHOLDER_LIMIT',
      'PLANS',
      'POPULAR_CITIES',
      'REQUIRED_CONTACT_FIELDS',
      'SEARCH_TEXT_LIMIT',
      'SORT_LABELS',
      'SORT_ORDERS',
      'TIER_DISPLAY',
      'TIER_LABELS',
      'TOP_REGION_LIMIT',
      'WEEKDAYS',
      'activeFilters',
      'addDays',
      'addYear',
      'africanCountry',
      'businessHoursSchema',
      'categoryEntries',
      'categoryIcon',
      'categorySchema',
      'cityEntries',
      'cityEntrySchema',
      'clearFilters',
      'compareView',
      'contactMessageSchema',
      'countFilters',
      'countryEntries',
      'countryEntrySchema',
      'createDirectory',
      'currentOffers',
      'dayOf',
      'featuredListings',
      'filterStateSchema',
      'formatDate',
      'formatRand',
      'galleryImages',
      'highlightRanges',
      'isPlanValid',
      'isSafeImageUrl',
      'isSafeUrl',
      'isSafeWebUrl',
      'listingCard',
      'listingDetail',
      'listingImageSchema',
      'listingSchema',
      'locationLine',
      'mailtoHref',
      'missingContactFields',
      'openStatus',
      'parseComparison',
      'parseEach',
      'parseHours',
      'parseSearch',
      'parseWeekdays',
      'parseWith',
      'placeIndex',
      'placeholderImages',
      'planPeriod',
      'planUpgrade',
      'pricingPlanSchema',
      'readBusinessHours',
      'renewedPeriod',
      'resolveCategory',
      'resolveLocation',
      'rowsOfDay',
      'serialiseComparison',
      'serialiseSearch',
      'showsField',
      'slugify',
      'socialLinkSchema',
      'specialOfferSchema',
      'telHref',
      'tierOf',
      'timeZoneOf',
      'toggleFilter',
      'websiteHref',
      'websiteLink',
      'zonedTime',
    ])
  })

  it('says of every export what the reader gets', () => {
    expect(exported().filter((one) => !hasDocstring(one))).toEqual([])
    expect(exported().length).toBeGreaterThan(100)
  })
})
