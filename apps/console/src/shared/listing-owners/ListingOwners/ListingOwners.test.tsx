import type { ListingOwner } from '@dira/data'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { write } from '../../../testing/write.ts'
import { ListingOwners, type ListingOwnersProps } from './ListingOwners.tsx'

const nothing = () => {}
const owner: ListingOwner = {
  id: 'a',
  email: 'ndapewa@etosha.example',
  createdAt: '2026-11-03T08:00:00.000Z',
  addedBy: 'thandi@dira.example',
  liveColumns: ['phone'],
  listingId: 'etosha',
  businessName: 'Etosha East Gate',
  requestId: undefined,
  requestKind: undefined,
  requestReference: undefined,
}
const props: ListingOwnersProps = {
  state: { status: 'ready', owners: [owner], invitations: [] },
  liveOptions: [
    { value: 'business_hours', label: 'Hours' },
    { value: 'phone', label: 'Phone' },
  ],
  making: {},
  onInvite: nothing,
  onNewPassword: nothing,
  onWithdraw: nothing,
  onRemove: nothing,
  onLiveChange: nothing,
  onRetry: nothing,
}

it('removes an owner only after the address was typed', async () => {
  const onRemove = vi.fn()
  render(<ListingOwners {...props} onRemove={onRemove} />)
  await userEvent.click(screen.getByRole('button', { name: `Remove ${owner.email}` }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(onRemove).not.toHaveBeenCalled()
  await write(dialog.getByRole('textbox'), owner.email)
  await userEvent.keyboard('{Enter}')
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(owner)
})

it('says since when and by whom, and lets what goes live at once be taken back', async () => {
  const onLiveChange = vi.fn()
  render(<ListingOwners {...props} onLiveChange={onLiveChange} />)
  expect(screen.getByText('Since 3 November 2026, by thandi@dira.example.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Hours' })).not.toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Phone' }))
  expect(onLiveChange).toHaveBeenCalledExactlyOnceWith(owner, [])
})

it('makes no link where no server makes accounts', () => {
  render(<ListingOwners {...props} making={{ hasServer: false }} />)
  expect(screen.queryByRole('button', { name: /Invite|New password/ })).toBeNull()
})
