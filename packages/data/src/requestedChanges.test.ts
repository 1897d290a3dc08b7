import { describe, expect, it } from 'vitest'
import { NEW_LISTING, type ListingForm } from './listingForm.ts'
import { requestedChanges, requestedForm } from './requestedChanges.ts'

describe('requestedChanges', () => {
  it('has the columns that differ, as they were and shall be, and none that is an administrator’s', () => {
    const before = {
      ...NEW_LISTING,
      phone: '1',
      position: '-19, 15.5',
      businessHours: [{ day: 'Monday', hours: '8-17' }],
    }
    const after: ListingForm = {
      ...before,
      phone: '2',
      position: '',
      city: 'Outjo',
      businessHours: [],
      slug: 'outjo-oven',
      packageTier: 'premium',
      status: 'published',
    }
    expect(requestedChanges(before, after)).toEqual({
      city_name: { from: null, to: 'Outjo' },
      phone: { from: '1', to: '2' },
      lat: { from: -19, to: null },
      lng: { from: 15.5, to: null },
      business_hours: { from: [{ day: 'Monday', hours: '8-17' }], to: null },
    })
    expect(requestedChanges(before, before)).toEqual({})
  })
})

describe('requestedForm', () => {
  it('is the form that was filled in, but for what is an administrator’s', () => {
    const form: ListingForm = {
      ...NEW_LISTING,
      businessName: 'Outjo Oven',
      category: 'food-dining',
      country: 'NA',
      city: 'Outjo',
      position: '-20.11, 16.15',
      businessHours: [{ day: 'Monday', hours: '8-17' }],
    }
    expect(requestedForm(requestedChanges(NEW_LISTING, form))).toEqual(form)
  })

  it('is none where somebody sent what no form takes', () => {
    expect(requestedForm({ business_hours: { from: null, to: 'daily' } })).toBeUndefined()
  })
})
