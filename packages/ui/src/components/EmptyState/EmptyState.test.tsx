import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

it('says what is missing at the rank it is given, with the ways on', () => {
  render(
    <EmptyState heading="No saved listings yet" headingLevel={3} actions={<a href="/listings">Explore listings</a>}>
      Save one and it waits here.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'No saved listings yet' })).toBeVisible()
  expect(screen.getByText('Save one and it waits here.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore listings' })).toBeVisible()
})
