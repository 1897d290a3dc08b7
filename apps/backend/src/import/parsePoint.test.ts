import { describe, expect, test } from 'vitest'
import { readCoordinates, readPoint } from './parsePoint.ts'

const NAIROBI = { lat: -1.286389, lng: 36.817222 }

describe('coordinates in one cell', () => {
  test.each([
    ["1°17'11.0″S 36°49'02.0″E", NAIROBI],
    ['1° 17\' 11" S, 36° 49\' 2" E', NAIROBI],
    ['S 1°17′11″ E 36°49′02″', NAIROBI],
    ['S1 17.1833 E36 49.0333', { lat: -1.286388, lng: 36.817222 }],
    ["33°55.4'S, 18°25.4'E", { lat: -33.923333, lng: 18.423333 }],
    ['5°19′N 4°02′O', { lat: 5.316667, lng: -4.033333 }],
    ['2821S 01726E', { lat: -28.35, lng: 17.433333 }],
    ['0419S 01518E', { lat: -4.316667, lng: 15.3 }],
    ['0544N 00002W', { lat: 5.733333, lng: -0.033333 }],
    ['-1.28639,36.81722', { lat: -1.28639, lng: 36.81722 }],
    ['-1,28639; 36,81722', { lat: -1.28639, lng: 36.81722 }],
    ['-1,28639,36,81722', { lat: -1.28639, lng: 36.81722 }],
    ['(-1.28639 36.81722)', { lat: -1.28639, lng: 36.81722 }],
    ['1.28639 S 36.81722 E', { lat: -1.28639, lng: 36.81722 }],
    ['١٫٢٨ ; ٣٦٫٨١', { lat: 1.28, lng: 36.81 }],
    ['POINT(36.81 -1.28)', { lat: -1.28, lng: 36.81 }],
    ['geo:-1.28,36.81;u=35', { lat: -1.28, lng: 36.81 }],
    ['https://www.google.com/maps/place/X/@-1.2,36.8,17z/data=!3d-1.28!4d36.81', { lat: -1.28, lng: 36.81 }],
    ['https://maps.google.com/?q=-1.28,36.81', { lat: -1.28, lng: 36.81 }],
    ['https://www.openstreetmap.org/?mlat=-1.28&mlon=36.81#map=17/-1.2/36.8', { lat: -1.28, lng: 36.81 }],
    ['6GCRPR6F+35', { lat: -1.289812, lng: 36.822937 }],
    ['6GCRPR6F+35 Nairobi', { lat: -1.289812, lng: 36.822937 }],
    ['8FVC2222+22', { lat: 47.000063, lng: 8.000063 }],
  ])('%s', (written, point) => {
    const read = readCoordinates(written)
    if (typeof read === 'string') throw new Error(read)
    expect(read.lat).toBeCloseTo(point.lat, 5)
    expect(read.lng).toBeCloseTo(point.lng, 5)
  })

  test.each(['behind the church', "1°99'S 36°E", '12345', 'PR6F+35', '-1.2', 'https://maps.app.goo.gl/x1', '1,2,3'])(
    '%s are none',
    (written) => expect(readCoordinates(written)).toBe('unreadable'),
  )
})

describe('coordinates in two cells', () => {
  test.each([
    ['-1,28639', '36,81722', { lat: -1.28639, lng: 36.81722 }],
    ["1°17'11″S", "36°49'02″E", NAIROBI],
    ['-1.28639, 36.81722', '', { lat: -1.28639, lng: 36.81722 }],
    ['0', '0', { lat: 0, lng: 0 }],
    ['', '', 'none'],
    ['-1.2', '', 'unreadable'],
    ['36°E', '1°S', 'unreadable'],
    ['1.234,5', '36', 'unreadable'],
  ])('%s and %s', (lat, lng, point) => expect(readPoint(lat, lng)).toEqual(point))
})
