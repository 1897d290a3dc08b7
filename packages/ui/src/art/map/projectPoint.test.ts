import { geoAzimuthalEqualArea } from 'd3-geo'
import { expect, it } from 'vitest'
import { OUTLINES } from './africa.generated.ts'
import { PROJECTION } from './projection.generated.ts'
import { projectPoint } from './projectPoint.ts'

const oracle = geoAzimuthalEqualArea()
  .rotate([-PROJECTION.longitude, -PROJECTION.latitude])
  .scale(PROJECTION.scale)
  .translate([PROJECTION.x, PROJECTION.y])
  .precision(0)

it('puts every place of Africa and the seas around it where d3-geo does', () => {
  for (let longitude = -30; longitude <= 65; longitude += 2.5) {
    for (let latitude = -45; latitude <= 45; latitude += 2.5) {
      const [x, y] = projectPoint(longitude, latitude)
      const [expectedX, expectedY] = oracle([longitude, latitude]) ?? []
      expect(x, `${longitude} ${latitude}`).toBeCloseTo(expectedX ?? NaN, 8)
      expect(y, `${longitude} ${latitude}`).toBeCloseTo(expectedY ?? NaN, 8)
    }
  }
})

it('goes on with places beyond the map, the other side of the world too', () => {
  for (const [longitude, latitude] of [
    [-70.6, -33.4],
    [139.7, 35.7],
    [180, 89],
  ] as const) {
    const [x, y] = projectPoint(longitude, latitude)
    const [expectedX, expectedY] = oracle([longitude, latitude]) ?? []
    expect(x).toBeCloseTo(expectedX ?? NaN, 6)
    expect(y).toBeCloseTo(expectedY ?? NaN, 6)
  }
})

it.each([
  ['Windhoek', 'NA', 17.083, -22.57],
  ['Nairobi', 'KE', 36.817, -1.283],
  ['Kinshasa', 'CD', 15.322, -4.325],
  ['Maseru', 'LS', 27.48, -29.31],
  ['Mbabane', 'SZ', 31.133, -26.317],
  ['Cairo', 'EG', 31.236, 30.044],
] as const)('puts %s within its country', (_city, code, longitude, latitude) => {
  const path = new Path2D(OUTLINES[code].data)
  const canvas = document.createElement('canvas').getContext('2d')
  const [x, y] = projectPoint(longitude, latitude)
  expect(canvas?.isPointInPath(path, x, y, 'evenodd')).toBe(true)
  expect(canvas?.isPointInPath(path, ...projectPoint(longitude + 20, latitude), 'evenodd')).toBe(false)
})
