import { act, render, screen, waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { connectSupabase } from '../connectSupabase.ts'
import { createAuth } from '../createAuth.ts'
import { ADMIN } from '../testing/account.ts'
import { supabaseHandlers } from '../testing/supabaseHandlers.ts'
import { AuthProvider, useAuth } from './index.ts'

const SERVICE = 'https://service.dira.example'

it('a page does not notice a storage that throws, and an administrator can sign in for as long as it is open', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const storages = [vi.spyOn(window, 'localStorage', 'get'), vi.spyOn(window, 'sessionStorage', 'get')]
  for (const storage of storages) storage.mockImplementation(refuse)
  const handlers = [...supabaseHandlers({ url: SERVICE })]
  const connect = vi.fn(
    connectSupabase({
      url: SERVICE,
      key: 'sb_publishable_test',
      fetch: async (input, init) => (await getResponse(handlers, new Request(input, init))) ?? Response.error(),
    }),
  )
  const auth = createAuth({ connect })
  function Status() {
    const { state } = useAuth()
    return <p role="status">{state.status}</p>
  }
  render(
    <AuthProvider auth={auth}>
      <Status />
    </AuthProvider>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('signed-out'))
  expect(connect).not.toHaveBeenCalled()

  const outcome = await act(async () => auth.signIn(ADMIN))
  expect(outcome).toMatchObject({ ok: true })
  expect(screen.getByRole('status').textContent).toBe('admin')
  await act(async () => auth.signOut())
  expect(screen.getByRole('status').textContent).toBe('signed-out')
  for (const storage of storages) storage.mockRestore()
})
