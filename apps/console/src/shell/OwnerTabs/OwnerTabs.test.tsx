import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OwnerTabs } from './OwnerTabs.tsx'

it('leads to each page, and says which is shown and what nobody has read yet', () => {
  const tabs = [
    { href: '/owner', label: 'My listings' },
    { href: '/owner/enquiries', label: 'Enquiries', unread: 2 },
    { href: '/owner/account', label: 'Account', unread: 0 },
  ]
  render(<OwnerTabs tabs={tabs} current="/owner/account" />)
  expect(screen.getByRole('navigation', { name: 'Your pages' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'My listings' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Enquiries 2 new' })).toHaveAttribute('href', '/owner/enquiries')
  expect(screen.getByRole('link', { name: 'Account', current: 'page' })).toHaveAttribute('href', '/owner/account')
})
