import { render, screen } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import { PointedBand } from './PointedBand.tsx'

afterEach(() => page.viewport(1280, 800))

const renderBand = () =>
  render(
    <PointedBand art={<span>cloth</span>}>
      <p>words</p>
    </PointedBand>,
  )

const boxes = () => [screen.getByText('words'), screen.getByText('cloth')].map((part) => part.getBoundingClientRect())

it('has the art beside the text, at the end of the line, and hides it from assistive technology', () => {
  renderBand()
  const [words, cloth] = boxes()
  expect(words?.right).toBeLessThanOrEqual(cloth?.left ?? 0)
  expect(screen.getByText('cloth').closest('[aria-hidden="true"]')).not.toBeNull()
})

it('has the art at the other side where the text runs from right to left', () => {
  document.documentElement.dir = 'rtl'
  renderBand()
  const [words, cloth] = boxes()
  expect(words?.left).toBeGreaterThanOrEqual(cloth?.right ?? 0)
  document.documentElement.dir = ''
})

it('has the art over the text on a narrow screen', async () => {
  await page.viewport(390, 800)
  renderBand()
  const [words, cloth] = boxes()
  expect(words?.top).toBeGreaterThanOrEqual(cloth?.bottom ?? 0)
})
