import { describe, expect, it } from 'vitest'
import { fieldOfRefusal } from './fieldColumns.ts'
import { listingFormSchema, NEW_LISTING, type ListingForm } from './listingForm.ts'
import { FIELD_COLUMNS } from './listingColumns.ts'
import { editedRowSchema, listingChanges } from './listingFormColumns.ts'

const lodge: ListingForm = {
  ...NEW_LISTING,
  businessName: "Zuri's <b>",
  slug: 'zuris',
  category: 'shopping',
  country: 'KE',
}

describe('what the editor holds', () => {
  it('takes what the database takes, and says at its field what it does not', () => {
    expect(listingFormSchema.safeParse(lodge).success).toBe(true)
    const wrong: ListingForm = {
      ...lodge,
      businessName: ' ',
      slug: 'With Blanks',
      email: 'nobody',
      website: 'javascript:alert(1)',
      position: 'https://maps.app.goo.gl/x',
      paidUntil: '2026-02-30',
      images: [{ id: 'a', url: 'https://example.com/a.jpg', alt: '', isDecoration: false }],
      socialMedia: [{ platform: 'Instagram', url: 'javascript:alert(1)' }],
      sourceName: 'Somebody',
    }
    const paths = listingFormSchema.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))
    expect(new Set(paths)).toEqual(
      new Set([
        'businessName',
        'slug',
        'email',
        'website',
        'position',
        'paidUntil',
        'images.0.alt',
        'socialMedia.0.url',
        'sourceUrl',
      ]),
    )
  })

  it.each([
    ['an import brought', 'osm-1', null, 'unclaimed', null],
    ['an import brought with a package', 'osm-1', 'standard', 'standard', 'standard'],
    ['somebody wrote', null, null, 'classified', 'classified'],
  ])('knows the package of what %s', (_, source, bought, shown, written) => {
    const columns = Object.keys(editedRowSchema.in.shape).map((column) => [column, null])
    const row = { ...Object.fromEntries(columns), id: 'a', version: 1, status: 'draft' }
    const { form } = editedRowSchema.parse({ ...row, source_id: source, package_tier: bought })
    expect(form.packageTier).toBe(shown)
    expect(listingChanges({ ...form, packageTier: 'premium' }, form)).toEqual({ package_tier: written })
  })

  it('writes the columns that differ and no others', () => {
    expect(listingChanges(lodge, lodge)).toEqual({})
    const after: ListingForm = {
      ...lodge,
      city: 'አዲስ አበባ',
      position: '-1.5, 36.8',
      email: '',
      description: 'Two rooms.',
    }
    expect(listingChanges(lodge, after)).toEqual({
      city_name: 'አዲስ አበባ',
      city_slug: null,
      lat: -1.5,
      lng: 36.8,
      description: 'Two rooms.',
    })
    expect(listingChanges(after, lodge)).toMatchObject({ lat: null, lng: null, city_name: null, description: null })
  })

  it('reads a row as the same fields, null as not given', () => {
    const nothing = Object.fromEntries(
      Object.values(FIELD_COLUMNS).flatMap((columns) => columns.map((column) => [column, null])),
    )
    const places = { province_slug: null, city_slug: null }
    const names = { business_name: lodge.businessName, slug: 'zuris', category: 'shopping', country: 'KE' }
    const rest = { id: 'a', version: 3, address: '', phone: '', package_tier: null, status: 'draft' }
    expect(editedRowSchema.parse({ ...nothing, ...places, ...names, ...rest })).toMatchObject({
      version: 3,
      form: lodge,
    })
  })

  it('knows which field the database refused', () => {
    const said = (message: string) => fieldOfRefusal(`The data service answered 400: ${message}`)
    expect(said('email is not an e-mail address')).toBe('email')
    expect(said('special_offers[0].title is required')).toBe('specialOffers')
    expect(said('duplicate key value violates unique constraint "listings_slug_key"')).toBe('slug')
    expect(said('something else')).toBeUndefined()
  })
})
