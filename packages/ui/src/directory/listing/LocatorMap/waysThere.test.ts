import { describe, expect, it } from 'vitest'
import { waysThere, writtenAddress } from './waysThere.ts'

const lodge = {
  name: 'Nara & Sons (Lodge)',
  address: '',
  locationLine: 'Sesriem, Namibia',
  at: { lat: -24.49, lng: 15.8 },
}
const hotel = { address: '59 Lenana Road, Nairobi', locationLine: 'Nairobi, Kenya' }

describe('waysThere', () => {
  it('leads to the coordinates of the business', () => {
    expect(waysThere(lodge)).toEqual({
      device: 'geo:-24.49,15.8?q=-24.49,15.8',
      apple: 'https://maps.apple.com/?daddr=-24.49,15.8',
      google: 'https://www.google.com/maps/dir/?api=1&destination=-24.49,15.8',
      openStreetMap: 'https://www.openstreetmap.org/?mlat=-24.49&mlon=15.8#map=14/-24.49/15.8',
    })
  })

  it('searches for the address where there are no coordinates', () => {
    const query = '59%20Lenana%20Road%2C%20Nairobi%2C%20Kenya'
    expect(waysThere(hotel)).toMatchObject({ device: `geo:0,0?q=${query}`, google: expect.stringContaining(query) })
  })

  it('leads nowhere where only the town is known', () => {
    expect(waysThere({ ...hotel, address: ' ' })).toBeUndefined()
  })
})

it('does not name a place twice in an address', () => {
  expect(writtenAddress(hotel)).toBe('59 Lenana Road, Nairobi, Kenya')
  expect(writtenAddress(lodge)).toBeUndefined()
})
