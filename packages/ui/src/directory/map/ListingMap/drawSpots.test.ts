import { expect, it } from 'vitest'
import type { MapLook } from './drawMap.ts'
import { drawSpots } from './drawSpots.ts'
import { toWorld, worldPixels } from './mapView.ts'

const look = { text: '#000000' } as MapLook
const NAIROBI = { lat: -1.286, lng: 36.817 }

/** How many pixels of a map of Nairobi are marked. */
function marked(zoom: number, spots: readonly { readonly lat: number; readonly lng: number }[]): number {
  const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 })
  const context = canvas.getContext('2d')!
  const scale = worldPixels(zoom)
  const { x, y } = toWorld(NAIROBI)
  drawSpots(
    context,
    { left: x - 50 / scale, top: y - 50 / scale, scale, width: 100, height: 100 },
    { spots, zoom, look },
  )
  return context.getImageData(0, 0, 100, 100).data.filter((value, at) => at % 4 === 3 && value > 0).length
}

it('marks where listings are from the zoom of a town on, and what is seen of them alone', () => {
  expect(marked(12, [NAIROBI])).toBeGreaterThan(4)
  expect(marked(9, [NAIROBI])).toBe(0)
  expect(marked(12, [{ lat: -4.04, lng: 39.67 }])).toBe(0)
  expect(marked(12, [])).toBe(0)
  expect(marked(16, [NAIROBI])).toBeGreaterThan(marked(10, [NAIROBI]))
})
