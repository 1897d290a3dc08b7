import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { adminPages } from '../../testing/adminPages.tsx'
import { AdminShell } from './AdminShell.tsx'

const show = () =>
  render(
    <AdminShell siteHref="/" header={null} pages={adminPages} current="/admin/listings" onSignOut={String}>
      <h1>Listings</h1>
    </AdminShell>,
  )

afterEach(() => page.viewport(1280, 800))

it('says which page is shown and what nobody has read', () => {
  show()
  const navigation = within(screen.getByRole('navigation', { name: 'Admin' }))
  expect(navigation.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/admin/listings')
  expect(navigation.getByRole('link', { name: 'Inbox 8 new' })).toBeVisible()
  expect(navigation.getByRole('link', { name: 'Listings 696' })).toBeVisible()
})

it('has the content beside a rail, and on a narrow screen below tabs that scroll', async () => {
  show()
  const navigation = screen.getByRole('navigation', { name: 'Admin' })
  const main = screen.getByRole('main')
  expect(navigation.getBoundingClientRect().width).toBe(232)
  expect(main.getBoundingClientRect().left).toBe(232)
  await page.viewport(390, 844)
  expect(main.getBoundingClientRect().top).toBeGreaterThanOrEqual(navigation.getBoundingClientRect().bottom)
  const tabs = within(navigation).getByRole('list')
  expect(tabs.scrollWidth).toBeGreaterThan(tabs.clientWidth)
  expect(document.documentElement.scrollWidth).toBe(390)
})
