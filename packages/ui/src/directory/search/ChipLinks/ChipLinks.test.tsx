import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ChipLinks } from './ChipLinks.tsx'

afterEach(() => page.viewport(1280, 800))

const show = () =>
  render(
    <ChipLinks
      aria-label="Regions"
      links={['Nairobi', 'Mombasa', 'Narok'].map((label) => ({
        href: `/${label}`,
        label,
        isCurrent: label === 'Narok',
      }))}
    />,
  )

it('has what is current first, so that it is in sight where the row scrolls', async () => {
  await page.viewport(390, 844)
  show()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Narok', 'Nairobi', 'Mombasa'])
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Narok')
})

it('is not there on a wide screen, which has menus and a header for the same', () => {
  show()
  expect(screen.queryByRole('link')).toBeNull()
})
