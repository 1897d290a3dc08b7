import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPosition, parsePosition } from './parsePosition.ts'

describe('parsePosition', () => {
  const place = { lat: -24.49, lng: 15.8 }
  it.each([
    '-24.49, 15.8',
    ' −24.4900,15.8000 ',
    '-24.49 15.8',
    '24.49° S, 15.8° E',
    '24.49S 15.8E',
    'geo:-24.49,15.8?z=12',
    'https://www.google.com/maps/@-24.49,15.8,12z',
    'https://www.google.com/maps/place/Lodge/@-24.1,15.1,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d-24.49!4d15.8',
    'https://www.google.com/maps/search/?api=1&query=-24.49%2C15.8',
    'https://maps.apple.com/?ll=-24.49,15.8&q=Lodge',
    'https://www.openstreetmap.org/?mlat=-24.49&mlon=15.8#map=15/-24.1/15.1',
    'https://www.openstreetmap.org/#map=15/-24.49/15.8',
    'https://www.bing.com/maps?cp=-24.49~15.8&lvl=12',
  ])('finds the place in %s', (written) => expect(parsePosition(written)).toEqual(place))

  it.each(['', 'Windhoek', '24.49', '-95, 15', '10, 181', 'https://maps.app.goo.gl/AbC123', '1,2,3', 'Plot 14, D826'])(
    'finds none in %j',
    (written) => expect(parsePosition(written)).toBeUndefined(),
  )

  it('reads every place that it writes', () => {
    const degrees = (most: number) =>
      fc.double({ min: -most, max: most, noNaN: true }).map((at) => Number(at.toFixed(7)))
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        const read = parsePosition(formatPosition({ lat, lng }))
        expect(read?.lat).toBeCloseTo(lat, 7)
        expect(read?.lng).toBeCloseTo(lng, 7)
      }),
    )
  })
})
