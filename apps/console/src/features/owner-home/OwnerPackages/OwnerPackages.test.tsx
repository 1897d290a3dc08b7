import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { samplePackages } from '../../../testing/sampleOwner.ts'
import { OwnerPackages } from './OwnerPackages.tsx'

it('leads from each package to where it is renewed', () => {
  render(<OwnerPackages rows={samplePackages} />)
  expect(screen.getByRole('link', { name: 'Renew Outjo Oven' })).toHaveAttribute('href', '/owner/renew/outjo-oven')
})
