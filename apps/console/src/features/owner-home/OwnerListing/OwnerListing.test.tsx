import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sampleFacts, sampleOwned } from '../../../testing/sampleOwner.ts'
import { OwnerListing } from './OwnerListing.tsx'

const props = { listing: sampleOwned, facts: sampleFacts, confirmable: ['existence', 'phone'] as const }

it('keeps the question open where the answer was not stored', async () => {
  const onConfirm = vi.fn(async () => false)
  render(<OwnerListing {...props} onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Still right: Etosha East Gate' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Still right' }))
  expect(onConfirm).toHaveBeenCalledWith(['existence', 'phone'])
  expect(screen.getByRole('dialog', { name: 'Phone: still right?' })).toBeInTheDocument()
})

it('says nothing of the page where nothing is ticked', async () => {
  const onConfirm = vi.fn(async () => true)
  render(<OwnerListing {...props} confirmable={['existence']} onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Still right: Etosha East Gate' }))
  const box = await screen.findByRole('checkbox', { name: 'The business is there' })
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Still right' }))
  expect(box).toHaveFocus()
  expect(screen.getByText('Tick at least one.')).toBeVisible()
  expect(onConfirm).not.toHaveBeenCalled()
})
