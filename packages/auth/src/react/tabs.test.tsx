import { act, render, screen, waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { connectSupabase } from '../connectSupabase.ts'
import { createAuth } from '../createAuth.ts'
import { hasStoredSession } from '../storedSession.ts'
import { ADMIN, STRANGER } from '../testing/account.ts'
import { supabaseHandlers } from '../testing/supabaseHandlers.ts'
import { AuthProvider, useAuth } from './index.ts'

const SERVICE = 'https://service.dira.example'
let handlers: ReturnType<typeof supabaseHandlers>
beforeEach(() => {
  // The client warns because the tabs share this window.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  handlers = supabaseHandlers({ url: SERVICE })
})

/** A tab of the site: its own client, with the shared service, storage and channel. */
function openTab(name: string) {
  const send: typeof fetch = async (input, init) =>
    (await getResponse([...handlers], new Request(input, init))) ?? Response.error()
  const connect = vi.fn(connectSupabase({ url: SERVICE, key: 'sb_publishable_test', fetch: send }))
  const auth = createAuth({ connect })
  function Status() {
    const { state } = useAuth()
    return <p aria-label={name}>{state.status}</p>
  }
  const { unmount } = render(
    <AuthProvider auth={auth}>
      <Status />
    </AuthProvider>,
  )
  return { auth, connect, unmount }
}

const status = (name: string) => screen.getByLabelText(name).textContent

it('a tab follows what another one does', async () => {
  const first = openTab('first')
  const second = openTab('second')
  await waitFor(() => expect([status('first'), status('second')]).toEqual(['signed-out', 'signed-out']))
  expect([first.connect.mock.calls, second.connect.mock.calls]).toEqual([[], []])

  await act(async () => expect(await first.auth.signIn(ADMIN)).toMatchObject({ ok: true }))
  expect(status('first')).toBe('admin')
  // Browsers send this event to other tabs only.
  const stored = { key: 'dira-session', newValue: localStorage.getItem('dira-session') }
  act(() => void window.dispatchEvent(new StorageEvent('storage', stored)))
  await waitFor(() => expect(status('second')).toBe('admin'))

  await act(async () => second.auth.signOut())
  await waitFor(() => expect([status('first'), status('second')]).toEqual(['signed-out', 'signed-out']))
  expect(hasStoredSession()).toBe(false)

  // A refusal in one tab signs out the other one too.
  await act(async () => expect(await second.auth.signIn(STRANGER)).toMatchObject({ error: { code: 'access-denied' } }))
  await waitFor(() => expect([status('first'), status('second')]).toEqual(['signed-out', 'signed-out']))
  await act(async () => void (await second.auth.signIn(ADMIN)))
  await waitFor(() => expect([status('first'), status('second')]).toEqual(['admin', 'admin']))
  first.unmount()
  second.unmount()
})

it('a page works without storage, and an administrator can sign in while it is open', async () => {
  const storages = [vi.spyOn(window, 'localStorage', 'get'), vi.spyOn(window, 'sessionStorage', 'get')]
  for (const storage of storages) {
    storage.mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  }
  const { auth, connect } = openTab('alone')
  await waitFor(() => expect(status('alone')).toBe('signed-out'))
  expect(connect).not.toHaveBeenCalled()

  await act(async () => expect(await auth.signIn(ADMIN)).toMatchObject({ ok: true }))
  expect(status('alone')).toBe('admin')
  await act(async () => auth.signOut())
  expect(status('alone')).toBe('signed-out')
  for (const storage of storages) storage.mockRestore()
})
