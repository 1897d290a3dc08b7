import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingOf } from '../testing/listingOf.ts'
import { fullListing } from '../testing/fullListing.ts'
import { listingCard } from './listingCard.ts'
import { rowCard } from './rowCard.ts'
import { listingDetail } from './listingDetail.ts'
import { PACKAGE_TIERS, tierOf } from '../tier/packageTier.ts'
import { showsField, TIER_DISPLAY, TIER_FIELDS } from '../tier/tierDisplay.ts'
import * as en from '../names/en/index.ts'
import { locationNamed } from '../listing/placeNamed.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')

describe('the table of what each package shows', () => {
  it('is the one of the decisions', () => {
    const shown = PACKAGE_TIERS.map((tier) => TIER_FIELDS.filter((field) => showsField(tier, field)))
    expect(shown).toEqual([
      [],
      ['description', 'email', 'website', 'links', 'gallery'],
      ['description', 'email', 'website', 'links', 'gallery', 'socialMedia', 'businessHours', 'specialOffers'],
    ])
  })

  it('allows 0, 6 and 10 images, and ranks premium first', () => {
    expect(PACKAGE_TIERS.map((tier) => TIER_DISPLAY[tier].galleryLimit)).toEqual([0, 6, 10])
    expect(PACKAGE_TIERS.toSorted((a, b) => TIER_DISPLAY[a].rank - TIER_DISPLAY[b].rank)).toEqual([
      'premium',
      'standard',
      'classified',
    ])
  })

  it('takes a listing without a package for classified', () => {
    expect(tierOf(listingOf())).toBe('classified')
    expect(tierOf(listingOf({ packageTier: undefined }))).toBe('classified')
  })
})

describe('listingDetail', () => {
  it('has the public holidays around where hours are shown, and only there', () => {
    const holidays = [{ date: '2026-12-16', name: 'Day of Reconciliation', isYearly: true }]
    const of = (packageTier: (typeof PACKAGE_TIERS)[number], found = holidays) =>
      listingDetail(listingOf({ packageTier }), { now: NOON, names: en, holidaysOf: () => found }).holidays
    expect(PACKAGE_TIERS.map((tier) => of(tier))).toEqual([undefined, undefined, holidays])
    expect(of('premium', [])).toBeUndefined()
  })

  it.each(PACKAGE_TIERS)('has for %s exactly the sections of the table, whatever is stored', (packageTier) => {
    for (const listing of [fullListing({ packageTier }), listingOf({ packageTier })]) {
      const detail = listingDetail(listing, { now: NOON, names: en })
      expect(TIER_FIELDS.filter((field) => field in detail)).toEqual(TIER_DISPLAY[packageTier].shows)
    }
  })

  it('shows a premium listing whole', () => {
    expect(listingDetail(fullListing({ packageTier: 'premium' }), { now: NOON, names: en })).toEqual({
      slug: 'karoo-lodge',
      businessName: 'Karoo Lodge',
      tier: 'premium',
      tierLabel: 'Premium',
      category: 'Accommodation',
      categorySlug: 'accommodation',
      categoryIcon: 'accommodation',
      subcategory: 'Safari Lodges',
      subcategorySlug: 'safari-lodges',
      facts: [],
      location: locationNamed('ZA', 'Western Cape', 'Cape Town'),
      countryName: 'South Africa',
      locationLine: 'Cape Town, Western Cape, South Africa',
      address: '1 Long Street',
      mapCoordinates: { lat: -33.9, lng: 18.4 },
      phone: '+27 21 555 0100',
      phones: [{ text: '+27 21 555 0100', href: 'tel:+27215550100' }],
      source: { name: 'OpenStreetMap contributors, ODbL', url: 'https://www.openstreetmap.org/copyright' },
      description: 'A quiet house.',
      email: { text: 'hello@karoo.example', href: 'mailto:hello@karoo.example' },
      website: { text: 'karoo.example', href: 'https://www.karoo.example/' },
      links: [{ purpose: 'book', href: 'https://www.karoo.example/book' }],
      gallery: {
        images: [{ id: 'a', url: 'https://karoo.example/a.jpg', alt: 'The house', isPlaceholder: false }],
        max: 10,
      },
      socialMedia: [{ platform: 'Instagram', url: 'https://instagram.example/karoo' }],
      businessHours: [{ day: 'Monday', hours: '08:00-17:00' }],
      specialOffers: [{ id: 'o', title: 'Stay three', description: 'Pay two', validUntil: '2026-11-30' }],
    })
  })

  it('says what is missing by empty sections', () => {
    expect(
      listingDetail(listingOf({ packageTier: 'premium' }), { now: NOON, names: en, placeholderBase: false }),
    ).toMatchObject({
      address: '',
      phones: [],
      description: '',
      email: null,
      website: null,
      gallery: { images: [], max: 10 },
      socialMedia: [],
      businessHours: [],
      specialOffers: [],
    })
  })

  it('makes no link that does more than it says', () => {
    const detail = listingDetail(
      listingOf({
        packageTier: 'premium',
        email: 'a@b.example?bcc=c@d.example',
        website: 'javascript:alert(1)',
        socialMedia: [{ platform: 'X', url: 'javascript:alert(1)' }],
        images: [{ id: '1', url: 'data:text/html,x', alt: '' }],
      }),
      { now: NOON, names: en, placeholderBase: false },
    )
    expect(detail).toMatchObject({
      email: { text: 'a@b.example?bcc=c@d.example' },
      website: null,
      socialMedia: [],
      gallery: { images: [] },
    })
    expect(JSON.stringify(detail)).not.toMatch(/href|javascript|data:/)
  })

  it('reads phone numbers with the reader it is given', () => {
    const readPhones = (written: string, country: string) => [{ text: `${written} in ${country}` }]
    expect(listingDetail(listingOf({ phone: '1' }), { now: NOON, names: en, readPhones }).phones).toEqual([
      { text: '1 in ZA' },
    ])
  })

  it('survives JSON and changes nothing it was given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PACKAGE_TIERS, undefined), fc.boolean(), (packageTier, isFull) => {
        const listing = (isFull ? fullListing : listingOf)({ packageTier })
        const before = structuredClone(listing)
        const detail = listingDetail(listing, { now: NOON, names: en })
        expect(JSON.parse(JSON.stringify(detail))).toEqual(detail)
        expect(Object.values(detail)).not.toContain(undefined)
        expect(listing).toEqual(before)
      }),
    )
  })
})

describe('listingCard', () => {
  it('has for a classified listing name, badge, place and phone only', () => {
    expect(listingCard(fullListing({ packageTier: 'classified' }), { names: en })).toEqual({
      slug: 'karoo-lodge',
      businessName: 'Karoo Lodge',
      tier: 'classified',
      tierLabel: 'Classified',
      category: 'Accommodation',
      categoryIcon: 'accommodation',
      locationLine: 'Cape Town, South Africa',
      phones: [{ text: '+27 21 555 0100', href: 'tel:+27215550100' }],
      origin: { name: 'OpenStreetMap contributors, ODbL', url: 'https://www.openstreetmap.org/copyright' },
    })
  })

  it('tells of the sample, and of a listing that nobody is credited for nothing', () => {
    expect(listingCard(listingOf({ id: 'sample-a' }), { names: en }).origin).toBe('sample')
    expect('origin' in listingCard(listingOf({}), { names: en })).toBe(false)
  })

  it('of a row is the card without what rows do not know', () => {
    for (const packageTier of PACKAGE_TIERS) {
      const listing = fullListing({ packageTier })
      const { origin: _, ...card } = listingCard(listing, { names: en })
      expect(card).toMatchObject({ ...rowCard(listing, en), phones: card.phones })
    }
  })

  it.each(['standard', 'premium'] as const)(
    'adds photo, description, e-mail and website for %s, for premium the hours, and nothing more',
    (tier) => {
      const classified = listingCard(fullListing(), { names: en })
      const { location, businessHours } = fullListing()
      expect(listingCard(fullListing({ packageTier: tier }), { names: en })).toEqual({
        ...classified,
        tier,
        tierLabel: tier === 'standard' ? 'Standard' : 'Premium',
        photo: { url: 'https://karoo.example/a.jpg', alt: 'The house' },
        description: 'A quiet house.',
        email: { text: 'hello@karoo.example', href: 'mailto:hello@karoo.example' },
        website: { text: 'karoo.example', href: 'https://www.karoo.example/' },
        ...(tier === 'premium' && { schedule: { location, businessHours } }),
      })
    },
  )

  it('leaves out what was not given', () => {
    const card = listingCard(listingOf({ packageTier: 'standard', description: '', website: 'no site yet' }), {
      names: en,
    })
    expect(['description', 'email', 'website'].filter((field) => field in card)).toEqual([])
  })
})
