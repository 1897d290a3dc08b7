import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import day from '../hero-day.svg?raw'
import night from '../hero-night.svg?raw'
import mirroredCross from '../southern-cross-mirrored.svg?raw'
import cross from '../southern-cross.svg?raw'
import { Landscape } from './Landscape.tsx'

afterEach(async () => {
  document.documentElement.removeAttribute('dir')
  delete document.documentElement.dataset['theme']
  await page.viewport(1280, 800)
})

function shown() {
  const { container } = render(<Landscape crop="hero" />)
  const { backgroundImage, transform } = getComputedStyle(container.firstElementChild as Element)
  return { backgroundImage, isMirrored: transform.startsWith('matrix(-1') }
}

/** The corners of the stars, in the order of the drawing. */
function starsOf(drawing: string): readonly (readonly [x: number, y: number])[] {
  const data = / d="([^"]*)"/.exec(drawing)?.[1] ?? ''
  return [...data.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

it('is another picture by night', () => {
  document.documentElement.dataset['theme'] = 'light'
  expect(shown().backgroundImage).toContain('hero-day')
  document.documentElement.dataset['theme'] = 'dark'
  expect(shown().backgroundImage).toContain('hero-night')
})

it('is mirrored from right to left where the headline stands beside the sun, but for the Southern Cross', async () => {
  document.documentElement.dataset['theme'] = 'dark'
  const plain = shown()
  document.documentElement.dir = 'rtl'
  const mirrored = shown()
  expect([plain.isMirrored, mirrored.isMirrored]).toEqual([false, true])
  expect(mirrored.backgroundImage).not.toBe(plain.backgroundImage)

  await page.viewport(390, 800)
  expect(shown()).toEqual(plain)
})

it('has the Southern Cross mirrored beforehand, so that mirrored again it stands as it stands', () => {
  const [stars, mirrored] = [starsOf(cross), starsOf(mirroredCross)]
  const shapeOf = (corners: typeof stars, sign: 1 | -1) => {
    const [[firstX, firstY] = [0, 0]] = corners
    return corners.map(([x, y]) => [sign === 1 ? x - firstX : firstX - x, y - firstY])
  }
  expect(stars).toHaveLength(5)
  expect(shapeOf(mirrored, -1)).toEqual(shapeOf(stars, 1))
})

it.each([
  ['day', day],
  ['night', night],
])('weighs 30 kilobytes by %s at most, compressed', async (_hour, picture) => {
  const compressed = new Blob([picture]).stream().pipeThrough(new CompressionStream('gzip'))
  expect((await new Response(compressed).arrayBuffer()).byteLength).toBeLessThan(30 * 1024)
})
