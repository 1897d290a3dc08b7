import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SkipLink } from './SkipLink.tsx'

it('is the first stop of the keyboard, shows itself then, and leads to the main part', async () => {
  render(
    <>
      <SkipLink />
      <a href="/listings">All Listings</a>
      <main id="main" tabIndex={-1} />
    </>,
  )
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip.offsetHeight).toBe(1)
  await userEvent.tab()
  expect(skip).toHaveFocus()
  expect(skip.offsetHeight).toBeGreaterThanOrEqual(44)
  expect(skip).toHaveAttribute('href', '#main')
})
