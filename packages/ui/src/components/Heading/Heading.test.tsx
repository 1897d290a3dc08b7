import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Heading, type HeadingProps } from './Heading.tsx'

it('keeps its rank whatever its size', () => {
  render(
    <Heading level={2} size="h3">
      Details
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible()
})

const SIZES = ['masthead', 'hero', 'h1', 'h2', 'h3', 'plate'] as const

function styleOf(props: Partial<HeadingProps>) {
  const { unmount } = render(<Heading level={1} {...props} />)
  const { webkitTextStrokeWidth, letterSpacing, lineHeight, fontSize, fontWeight } = getComputedStyle(
    screen.getByRole('heading'),
  )
  unmount()
  const size = Number.parseFloat(fontSize)
  return {
    stroke: Number.parseFloat(webkitTextStrokeWidth),
    track: Number.parseFloat(letterSpacing) || 0,
    line: Number.parseFloat(lineHeight) / size,
    size,
    weight: Number(fontWeight),
  }
}

describe.each(SIZES)('as %s', (size) => {
  it.each([
    ['on a page in Arabic', { lang: 'ar', children: 'دليل' }],
    ['as a name on a page in English', { lang: 'en', children: <bdi>سوق الكبير</bdi> }],
  ])('neither tracks nor strokes Arabic letters, and gives them room, %s', (_where, props) => {
    expect(styleOf({ size, ...props })).toMatchObject({
      stroke: 0,
      track: 0,
      line: expect.closeTo(1.3),
      weight: 700,
    })
  })

  it('gives marks above and below the letters room, and other letters none', () => {
    expect(styleOf({ size, children: 'Ọ̀ṣun' }).line).toBeCloseTo(1.2)
    expect(styleOf({ size, children: 'Kenya' }).line).toBeLessThan(1.15)
  })

  it('thickens the hairlines of Latin letters', () => {
    expect(styleOf({ size, children: 'ǁKaras' }).stroke).toBeGreaterThan(0.4)
  })
})

it('sets the smallest with less contrast: lighter, and with more of a stroke', () => {
  const [large, small] = [styleOf({ level: 1, children: 'Kenya' }), styleOf({ level: 3, children: 'Kenya' })]
  expect(small.weight).toBeLessThan(large.weight)
  expect(small.stroke).toBeGreaterThan(large.stroke)
})

it('sets Arabic at four fifths of the largest size', () => {
  const latin = styleOf({ size: 'hero', children: 'Find' })
  const arabic = styleOf({ size: 'hero', lang: 'ar', children: 'ابحث' })
  expect(arabic.size / latin.size).toBeCloseTo(0.8)
})
