import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createAuth } from '../createAuth.ts'
import { ADMIN, STRANGER } from '../testing/account.ts'
import { createFakeGateway } from '../testing/fakeGateway.ts'
import { handTimer } from '../testing/handTimer.ts'
import { AuthProvider, RequireAccount } from './index.ts'

function setUp(session?: { readonly id: string; readonly email: string }) {
  const gateway = createFakeGateway({ ...(session && { session }) })
  const clock = handTimer()
  const auth = createAuth({ connect: async () => gateway, storedSession: gateway.stored, timer: clock.timer })
  const onDenied = vi.fn()
  render(
    <AuthProvider auth={auth}>
      <RequireAccount loading="Loading..." onDenied={onDenied}>
        My listings
      </RequireAccount>
    </AuthProvider>,
  )
  return {
    auth,
    gateway,
    onDenied,
    check: async () => {
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
      await act(async () => clock.advance(100))
    },
  }
}

it.each([
  ['an account', STRANGER],
  ['an administrator', ADMIN],
])('shows its page to %s', async (_who, { id, email }) => {
  const { onDenied, check } = setUp({ id, email })
  expect(screen.getByText('Loading...')).toBeDefined()
  await check()
  expect(screen.getByText('My listings')).toBeDefined()
  expect(onDenied).not.toHaveBeenCalled()
})

it('shows it where the check got no answer, because the page itself says what it cannot read', async () => {
  const { gateway, check } = setUp({ id: STRANGER.id, email: STRANGER.email })
  gateway.next('checkAdmin', async () => ({ ok: false, error: { code: 'unreachable', message: 'no answer' } }))
  await check()
  expect(screen.getByText('My listings')).toBeDefined()
})

it('leads away who is not signed in, also when the session ends', async () => {
  const { onDenied, check } = setUp()
  await check()
  expect(onDenied).toHaveBeenCalledOnce()
  const second = setUp({ id: STRANGER.id, email: STRANGER.email })
  await second.check()
  await act(async () => second.auth.signOut())
  expect(second.onDenied).toHaveBeenCalledOnce()
})
