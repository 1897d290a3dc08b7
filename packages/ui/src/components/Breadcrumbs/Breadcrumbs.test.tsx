import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs.tsx'

it('links the way here, and names the current page without a link', () => {
  render(<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Kenya' }]} />)
  const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' })
  expect(within(trail).getAllByRole('link')).toHaveLength(1)
  expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(within(trail).getByText('Kenya')).toHaveAttribute('aria-current', 'page')
})
