import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleCities, sampleCountries } from '../../../testing/mapSamples.ts'
import { OUTLINES, type CountryCode } from '../africa.generated.ts'
import { AfricaMapArt, type MapCountry } from './AfricaMapArt.tsx'
import { mapLabels } from './mapLabels.ts'

const CODES = Object.keys(OUTLINES) as CountryCode[]

/** Every country of the map, in an order of ranks that has nothing to do with where they are. */
const all: readonly MapCountry[] = CODES.map((code, index) => ({
  code,
  name: OUTLINES[code].name,
  count: ((index * 37) % 60) * 11,
}))
const some = all.filter((_, index) => index % 2 === 0)

/** The names that are seen on a map of so many pixels, with their boxes. */
function seenLabels(countries: readonly MapCountry[], width: number) {
  const { container } = render(
    <AfricaMapArt
      countries={countries}
      cities={sampleCities}
      labels={mapLabels(countries, sampleCities)}
      style={{ inlineSize: width }}
    />,
  )
  return [...container.querySelectorAll('text')]
    .filter((text) => text.getClientRects().length > 0)
    .map((text) => ({ name: text.querySelector('tspan')?.textContent, box: text.getBoundingClientRect() }))
}

// The maps of windows of 320, 390, 768 and 1440 pixels, and where the labels change.
const WIDTHS = [280, 358, 519, 599, 600, 680, 720]

describe('the names on the map', () => {
  it.each(WIDTHS.flatMap((width) => [all, some].map((countries) => [width, countries.length, countries] as const)))(
    'cover none of each other at %i pixels, of %i countries',
    (width, _count, countries) => {
      const labels = seenLabels(countries, width)
      const overlaps = labels.flatMap((a, index) =>
        labels
          .slice(index + 1)
          .filter(({ box: b }) => {
            const across = Math.min(a.box.right, b.right) - Math.max(a.box.left, b.left)
            const down = Math.min(a.box.bottom, b.bottom) - Math.max(a.box.top, b.top)
            return across > 0 && down > 0
          })
          .map((b) => `${a.name} and ${b.name}`),
      )
      expect(overlaps).toEqual([])
    },
  )
})

it('are all there for the nine countries', () => {
  for (const width of WIDTHS) expect(seenLabels(sampleCountries, width)).toHaveLength(9)
})
