import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EndingStrip } from './EndingStrip.tsx'

it('is a region without a button where there is nothing to do', () => {
  render(<EndingStrip heading="It ends" text="Soon" />)
  expect(screen.getByRole('region', { name: 'What ends soonest' })).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})
