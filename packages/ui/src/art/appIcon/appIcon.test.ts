import { expect, it } from 'vitest'

const drawings = import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' })

function drawn(name: string): SVGSVGElement {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = drawings[`./${name}.svg`] ?? ''
  return host.querySelector('svg') as SVGSVGElement
}

it('keeps all of the maskable icon but its ground within four fifths, which no system cuts off', () => {
  const svg = drawn('app-icon-maskable')
  const half = svg.viewBox.baseVal.width / 2
  const ring = svg.querySelector('g') as SVGGElement
  const { x, y, width, height } = ring.getBBox()
  const scale = ring.getCTM()?.a ?? NaN
  const base = svg.getScreenCTM()?.a ?? NaN
  const reach = Math.max(-x, -y, x + width, y + height) * (scale / base)
  expect(reach).toBeLessThanOrEqual(half * 0.8)
  expect(reach).toBeGreaterThan(half * 0.7)
})

it.each(Object.keys(drawings))('fills the square of %s to its edges', (path) => {
  const svg = drawn(path.slice(2, -4))
  const { width, height } = svg.viewBox.baseVal
  expect(width).toBe(height)
  const ground = svg.querySelector('path')?.getBBox()
  expect([ground?.x, ground?.y, ground?.width, ground?.height]).toEqual([0, 0, width, height])
})
