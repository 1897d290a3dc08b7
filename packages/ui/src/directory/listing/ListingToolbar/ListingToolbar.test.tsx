import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompareToggle } from '../../shortlist/CompareToggle/CompareToggle.tsx'
import { SaveToggle } from '../../shortlist/SaveToggle/SaveToggle.tsx'
import { ListingToolbar } from './ListingToolbar.tsx'

const show = (inlineSize: number) =>
  render(
    <ListingToolbar style={{ inlineSize }}>
      <button type="button" aria-pressed="true">
        Saved
      </button>
      <button type="button">Compare</button>
      <a href="#share">Share</a>
    </ListingToolbar>,
  )

it.each([316, 240])('joins its parts in one row of one width and at least 48 pixels height (%i wide)', (width) => {
  show(width)
  const parts = [...screen.getAllByRole('button'), screen.getByRole('link')].map((part) => part.getBoundingClientRect())
  expect(new Set(parts.map(({ top }) => top)).size).toBe(1)
  expect(Math.min(...parts.map(({ height }) => height))).toBeGreaterThanOrEqual(48)
  const widths = parts.map((part) => part.width)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
  expect(widths.reduce((sum, part) => sum + part)).toBeGreaterThan(width - 5)
})

it.each([308, 240])('has room for its longest word in one line (%i wide)', (inlineSize) => {
  render(
    <ListingToolbar style={{ inlineSize }}>
      <SaveToggle look="part" businessName="Kivu Cars" defaultSelected />
      <CompareToggle look="part" businessName="Kivu Cars" defaultSelected />
      <button type="button">Share</button>
    </ListingToolbar>,
  )
  const word = screen.getByText('Comparing')
  expect(word.getClientRects()).toHaveLength(1)
  expect(word.offsetHeight).toBeLessThan(30)
})

it('shows what is on as a block of ink', () => {
  show(316)
  const ground = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor
  expect(ground('Saved')).not.toBe(ground('Compare'))
  expect(screen.getByRole('group', { name: 'This listing' })).toBeVisible()
})
