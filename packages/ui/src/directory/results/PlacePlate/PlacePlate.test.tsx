import { PLATE_GRID } from '@dira/directory-core'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it } from 'vitest'
import { PLATE_VIEW, plateNodes } from '../../../art/plate/plateNodes.ts'
import { plateSvg } from '../../../art/plate/plateSvg.ts'
import { samplePlates } from '../../../testing/plates.ts'
import { contrast } from '../../../theme/contrast.ts'
import { plateNeedle, plates, type PlateColours } from '../../../theme/plates.ts'
import { PlacePlate } from './PlacePlate.tsx'

const all = Object.entries(samplePlates)
const pathsOf = (markup: string) => [...markup.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data)

/** Where the marks of a drawing are, as columns and rows of the grid. */
function marksIn(data: string): string[] {
  let [u, v] = [0, 0]
  return [...data.matchAll(/m(-?\d+) ?(-?\d+)h0/g)].map(([, du, dv]) => {
    ;[u, v] = [u + Number(du), v + Number(dv)]
    return `${(u - v) / 2},${(u + v) / 2}`
  })
}

it('draws on a server what it draws in a browser, and what its file holds', () => {
  for (const [, plate] of all) {
    const element = <PlacePlate plate={plate} category="events" />
    const { container } = render(element)
    expect(pathsOf(container.innerHTML)).toEqual(pathsOf(renderToString(element)))
    const file = plateSvg(plate, { category: 'events', look: 'large', hasGround: false })
    expect(pathsOf(file)).toEqual(pathsOf(container.innerHTML))
  }
})

it.each(all)('puts each mark of a plate where its neighbour is, but none below the needle: %s', (_, plate) => {
  const drawn = plateNodes(plate, 'large').filter(({ attributes }) => 'transform' in attributes)
  const found = drawn.flatMap(({ attributes }) => marksIn(String(attributes['d'])))
  const towns = plate.land?.towns.map(({ x, y }) => [x, Math.round(y / 1.6)]) ?? []
  const pairs = [plate.others, plate.same].flatMap((marks) =>
    marks.flatMap((x, at) => (at % 2 === 0 ? [[x, marks[at + 1] ?? 0]] : [])),
  )
  const seen = [...pairs, ...towns].filter(
    ([x = 0, y = 0]) => !plate.isExact || Math.abs(x) > 6 || Math.abs(y * 1.6) > 13,
  )
  expect(found.toSorted()).toEqual(seen.map(String).toSorted())
})

it('has the frame of the grid that core puts marks on', () => {
  const [, , width = 0, height = 0] = PLATE_VIEW.split(' ').map(Number)
  expect([width / 2, height / width]).toEqual([PLATE_GRID.columns, PLATE_GRID.height])
  expect((height / 2 / PLATE_GRID.rows).toFixed(1)).toBe('1.6')
})

it('takes at most six kilobytes as a file, and as a small picture two', () => {
  for (const [, plate] of all) {
    expect(plateSvg(plate, { category: 'events', look: 'large', hasGround: true }).length).toBeLessThanOrEqual(6000)
  }
})

it('has no style of its own, which a page may refuse', () => {
  expect(plateSvg(samplePlates.lodge, { category: 'events', look: 'small', hasGround: true })).not.toMatch(/style/)
})

describe.each(Object.entries<PlateColours>(plates))('the plates of %s', (_, { ground, night, ...colours }) => {
  it.each([ground, night])('have ring, marks and needle that are seen on %s', (field) => {
    for (const colour of Object.values({ ...colours, ...plateNeedle })) {
      expect(contrast(colour, field), colour).toBeGreaterThanOrEqual(3)
    }
  })

  it('tell the same kind from others, and night from day', () => {
    expect(contrast(colours.light, colours.middle)).toBeGreaterThanOrEqual(1.25)
    expect(contrast(night, '#ffffff')).toBeGreaterThan(contrast(ground, '#ffffff'))
  })
})
