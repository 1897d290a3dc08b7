import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NotFound } from './NotFound.tsx'

it('says that there is no such page and leads home', () => {
  render(<NotFound />)
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})
