import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/calendarDate.ts'
import { currentOffers, nextOfferEnd } from './currentOffers.ts'
import { locationIn } from '../testing/locationIn.ts'

const at = locationIn
const offer = (validUntil?: string) => ({ id: '1', title: 'Offer', description: '', ...(validUntil && { validUntil }) })

describe('currentOffers', () => {
  it.each([
    ['Kenya', '', '2026-11-30T20:59:59', true],
    ['Kenya', '', '2026-11-30T21:00:00', false],
    ['South Africa', '', '2026-11-30T21:59:59', true],
    ['South Africa', '', '2026-11-30T22:00:00', false],
    ['DR Congo', 'Kinshasa', '2026-11-30T22:59:59', true],
    ['DR Congo', 'Kinshasa', '2026-11-30T23:00:00', false],
    ['DR Congo', 'Haut-Katanga', '2026-11-30T22:00:00', false],
    ['an unknown country', '', '2026-12-01T00:59:59', true],
    ['an unknown country', '', '2026-12-01T01:00:00', false],
  ])('lets an offer last to the end of its day in %s %s: at %s it is shown: %s', (country, province, utc, isShown) => {
    const location = at(country, province)
    const shown = currentOffers({ location, specialOffers: [offer('2026-11-30')] }, Date.parse(`${utc}Z`))
    expect(shown.length === 1).toBe(isShown)
  })

  it('shows an offer without an end always, and none where there is none', () => {
    const location = at('Kenya')
    expect(currentOffers({ location, specialOffers: [offer()] }, 4e12)).toEqual([offer()])
    expect(currentOffers({ location }, 0)).toEqual([])
  })

  it('shows each offer on the days up to its last, and on none after', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 1439 }), (days, minute) => {
        const last = addDays('2026-11-30', days)
        // Nairobi is three hours ahead of UTC.
        const now = Date.parse('2026-11-29T21:00:00Z') + minute * 60_000
        const shown = currentOffers({ location: at('Kenya'), specialOffers: [offer(last)] }, now)
        expect(shown.length === 1).toBe(days >= 0)
      }),
    )
  })
})

describe('nextOfferEnd', () => {
  it("is one o'clock where clocks go forward at midnight", () => {
    const listing = { location: at('Egypt'), specialOffers: [offer('2027-04-29')] }
    expect(nextOfferEnd(listing, Date.parse('2026-11-30'))).toBe(Date.parse('2027-04-29T22:00:00Z'))
  })

  it.each(['Kenya', 'Nigeria', 'Cape Verde', 'Egypt', 'an unknown country'])(
    'is the first instant at which fewer offers are valid in %s',
    (country) => {
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: -5, max: 300 }), { minLength: 1, maxLength: 4 }),
          fc.integer({ min: 0, max: 86_399_999 }),
          (days, millisecond) => {
            const now = Date.parse('2026-11-30') + millisecond
            const specialOffers = days.map((day) => offer(addDays('2026-11-30', day)))
            const listing = { location: at(country), specialOffers }
            const end = nextOfferEnd(listing, now)
            const valid = currentOffers(listing, now).length
            expect(end === undefined).toBe(valid === 0)
            if (end === undefined) return
            expect(currentOffers(listing, end - 1)).toHaveLength(valid)
            expect(currentOffers(listing, end).length).toBeLessThan(valid)
          },
        ),
      )
    },
  )

  it('is undefined where no offer has an end', () => {
    expect(nextOfferEnd({ location: at('Kenya'), specialOffers: [offer()] }, 0)).toBeUndefined()
    expect(nextOfferEnd({ location: at('Kenya') }, 0)).toBeUndefined()
  })
})
