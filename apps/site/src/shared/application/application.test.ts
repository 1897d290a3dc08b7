import { describe, expect, it } from 'vitest'
import { LAST_STEP, NEW_APPLICATION, STEPS, type ApplicationField } from './application.ts'
import { requestedListing, isAsked, withContact } from './askedFields.ts'

const BAKERY = {
  ...NEW_APPLICATION,
  businessName: 'Outjo Oven',
  email: 'bread@outjo.example',
  description: 'Bread at six.',
  businessHours: [{ day: 'Monday', hours: '06:00 - 14:00' }],
  images: [{ id: '1', url: '/media/a', alt: 'Loaves', isDecoration: false }],
}

describe('an application', () => {
  it('asks in its steps for each field once', () => {
    const asked = STEPS.flatMap(({ fields }): readonly ApplicationField[] => fields)
    expect(asked.toSorted()).toEqual(Object.keys(NEW_APPLICATION).toSorted())
  })

  it('asks only for what the page of its package shows, and sends no more', () => {
    const classified = { ...BAKERY, plan: 'classified' } as const
    expect(isAsked('classified', 'phone')).toBe(true)
    expect(isAsked('classified', 'email')).toBe(false)
    expect(requestedListing(classified)).toMatchObject({
      businessName: 'Outjo Oven',
      email: '',
      description: '',
      businessHours: [],
      images: [],
    })
    expect(requestedListing({ ...BAKERY, plan: 'standard' })).toMatchObject({
      email: BAKERY.email,
      businessHours: [],
      images: BAKERY.images,
    })
    expect(requestedListing({ ...BAKERY, plan: 'premium' })).toMatchObject({ businessHours: BAKERY.businessHours })
  })

  it('is answered to the address of the business, unless another one is written', () => {
    const standard = { ...BAKERY, plan: 'standard' } as const
    expect(withContact(standard, LAST_STEP).contactEmail).toBe(BAKERY.email)
    expect(withContact({ ...standard, contactEmail: 'me@outjo.example' }, LAST_STEP).contactEmail).toBe(
      'me@outjo.example',
    )
    expect(withContact(standard, 1).contactEmail).toBe('')
    expect(withContact({ ...BAKERY, plan: 'classified' }, LAST_STEP).contactEmail).toBe('')
  })
})
