import { render, screen } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { kenyanTowns, sampleCities, sampleCountries } from '../../testing/mapSamples.ts'
import { AfricaMapArt } from './AfricaMapArt/AfricaMapArt.tsx'
import { mapLabels } from './AfricaMapArt/mapLabels.ts'
import { OUTLINES, type CountryCode } from './africa.generated.ts'
import { BandSwatch } from './BandSwatch/BandSwatch.tsx'
import { CountryOutline } from './CountryOutline/CountryOutline.tsx'
import { LocatorArt } from './LocatorArt/LocatorArt.tsx'
import { locatorView } from './locatorView.ts'
import { projectPoint } from './projectPoint.ts'

const PARTS: readonly [name: string, part: unknown, props: object][] = [
  ['AfricaMapArt', AfricaMapArt, { countries: sampleCountries }],
  ['BandSwatch', BandSwatch, { band: 'band1' }],
  ['CountryOutline', CountryOutline, { code: 'KE', band: 'band3' }],
  ['LocatorArt', LocatorArt, { country: 'NA' }],
]

it.each(PARTS)('%s is decoration, and passes class, ref and any other attribute on', (_name, part, props) => {
  let element: Element | null = null
  const ref = (node: Element | null) => {
    element = node ?? element
  }
  const { container } = render(
    createElement(part as ComponentType<object>, { ...props, className: 'mine', 'data-mine': 'yes', ref } as object),
  )
  expect(container.firstElementChild).toBe(element)
  expect(element).toHaveClass('mine')
  expect(element).toHaveAttribute('data-mine', 'yes')
  expect(element).toHaveAttribute('aria-hidden', 'true')
})

describe('AfricaMapArt', () => {
  it('becomes links with names of their own, and of nothing else it draws anything is announced', () => {
    render(
      <AfricaMapArt
        aria-hidden={undefined}
        countries={sampleCountries}
        cities={sampleCities}
        labels={mapLabels(sampleCountries, sampleCities)}
        renderCountry={({ code, count }, shape) => (
          <a href={`/${code}`} aria-label={`${code} ${count}`}>
            {shape}
          </a>
        )}
      />,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(
      sampleCountries.map(({ code, count }) => `${code} ${count}`),
    )
    expect(screen.queryByText('Kenya', { ignore: '[aria-hidden="true"] *' })).toBeNull()
  })

  it('fills the selected country unlike the others', () => {
    const fillOf = (code: CountryCode) => {
      const shape = document.querySelector(`use[href$="#map-${code}"]`)
      return shape && getComputedStyle(shape).fill
    }
    const { rerender } = render(<AfricaMapArt countries={sampleCountries} />)
    const before = fillOf('BW')
    expect(before).toBe(fillOf('NA'))
    rerender(<AfricaMapArt countries={sampleCountries} selected="BW" />)
    expect(fillOf('BW')).not.toBe(before)
    expect(fillOf('NA')).toBe(before)
  })

  it.each([680, 358])('keeps every name at %i pixels within the map', (width) => {
    const { container } = render(
      <AfricaMapArt countries={sampleCountries} labels={mapLabels(sampleCountries)} style={{ inlineSize: width }} />,
    )
    const frame = container.firstElementChild?.getBoundingClientRect()
    const names = [...container.querySelectorAll('text')].filter((text) => text.getClientRects().length > 0)
    expect(names).toHaveLength(sampleCountries.length)
    for (const name of names) {
      const { left, right } = name.getBoundingClientRect()
      expect(left).toBeGreaterThan(frame?.left ?? NaN)
      expect(right).toBeLessThan(frame?.right ?? NaN)
    }
  })
})

describe('LocatorArt', () => {
  it.each(Object.keys(OUTLINES) as CountryCode[])('shows all of %s', (code) => {
    const { box } = OUTLINES[code]
    const view = locatorView(code)
    expect(view.x).toBeLessThan(box.x)
    expect(view.y).toBeLessThan(box.y)
    expect(view.x + view.width).toBeGreaterThan(box.x + box.width)
    expect(view.y + view.height).toBeGreaterThan(box.y + box.height)
  })

  it('shows a place beyond the border together with the country', () => {
    const livingstone = projectPoint(25.85, -17.92)
    const view = locatorView('BW', livingstone)
    expect(view.y).toBeLessThan(livingstone[1])
    expect(view.y + view.height).toBeGreaterThan(OUTLINES.BW.box.y + OUTLINES.BW.box.height)
  })

  it('points its needle at the place, in a frame of any shape', () => {
    for (const [inlineSize, blockSize] of [
      [820, 460],
      [364, 190],
      [358, 358],
      [300, 500],
    ]) {
      const { container, unmount } = render(
        <LocatorArt country="NA" at={{ lat: -22.56, lng: 17.083 }} style={{ inlineSize, blockSize }} />,
      )
      // The corners of Namibia as drawn, and where in it Windhoek lies.
      const country = [...container.querySelectorAll('path')].find(
        (path) => path.getAttribute('d') === OUTLINES.NA.data,
      )
      const drawn = country?.getBoundingClientRect() ?? new DOMRect()
      const { box } = OUTLINES.NA
      const [x, y] = projectPoint(17.083, -22.56)
      const needle = container.querySelector('svg svg + svg path')?.getBoundingClientRect() ?? new DOMRect()
      const aside = needle.x + needle.width / 2 - (drawn.x + ((x - box.x) / box.width) * drawn.width)
      const below = needle.y + needle.height / 2 - (drawn.y + ((y - box.y) / box.height) * drawn.height)
      expect(Math.hypot(aside, below)).toBeLessThan(1)
      unmount()
    }
  })

  it('draws no needle without coordinates, nor for those of another continent', () => {
    const needles = (element: HTMLElement) => element.querySelectorAll('svg svg + svg').length
    expect(needles(render(<LocatorArt country="NA" />).container)).toBe(0)
    expect(needles(render(<LocatorArt country="NA" at={{ lat: -33.4, lng: -70.6 }} />).container)).toBe(0)
    expect(needles(render(<LocatorArt country="NA" at={{ lat: -22.56, lng: 17.083 }} />).container)).toBe(1)
  })

  it('names every place that it marks', () => {
    const { container } = render(<LocatorArt country="KE" places={kenyanTowns} style={{ inlineSize: 640 }} />)
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(
      kenyanTowns.map(({ name }) => name),
    )
  })

  it('puts the continent where no needle is', () => {
    const overlapped = (at: { lat: number; lng: number }, dir: string) => {
      const { container, unmount } = render(
        <LocatorArt dir={dir} country="ZA" at={at} style={{ inlineSize: 358, blockSize: 358 }} />,
      )
      const needle = container.querySelector('svg svg + svg path')?.getBoundingClientRect() ?? new DOMRect()
      const inset = container.querySelector('div > div > svg:last-child')?.getBoundingClientRect() ?? new DOMRect()
      unmount()
      expect(inset.width).toBeGreaterThan(0)
      return needle.right > inset.left && needle.left < inset.right && needle.bottom > inset.top
    }
    for (const dir of ['ltr', 'rtl']) {
      expect(overlapped({ lat: -29.858, lng: 31.029 }, dir)).toBe(false)
      expect(overlapped({ lat: -33.925, lng: 18.424 }, dir)).toBe(false)
    }
  })
})
