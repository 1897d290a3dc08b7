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
})
