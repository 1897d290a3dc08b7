import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AdminWelcome } from './AdminWelcome.tsx'

const user = { id: '7f3c1a52-0d7e-4b9b-9a41-2e6d58c0f1aa', email: 'thandi@dira.example', isAdmin: true }

it.each([
  [true, 'Active'],
  [false, 'Inactive'],
])('tells who is signed in, and whether as an administrator (%s)', (isAdmin, word) => {
  render(<AdminWelcome user={{ ...user, isAdmin }} onRefresh={() => {}} onSignOut={() => {}} />)
  const card = within(screen.getByRole('region', { name: 'Welcome' }))
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Email', 'User ID', 'Admin status'])
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([user.email, user.id, word])
})

it('says that it loads until it knows who is signed in', () => {
  render(<AdminWelcome onRefresh={() => {}} onSignOut={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(screen.queryByRole('button')).toBeNull()
})

it('is not refreshed twice at once, and can be left all the while', async () => {
  const onRefresh = vi.fn()
  const onSignOut = vi.fn()
  render(<AdminWelcome user={user} isRefreshing onRefresh={onRefresh} onSignOut={onSignOut} />)
  await userEvent.click(screen.getByRole('button', { name: /Refresh Status/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(onRefresh).not.toHaveBeenCalled()
  expect(onSignOut).toHaveBeenCalledOnce()
})

it('names nobody whom the service has not confirmed', () => {
  render(<AdminWelcome user={{ isAdmin: false }} onRefresh={() => {}} onSignOut={() => {}} />)
  const card = within(screen.getByRole('region', { name: 'Welcome' }))
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Not confirmed yet',
    'Not confirmed yet',
    'Inactive',
  ])
})
