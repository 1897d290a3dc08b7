import { act, render, screen, waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { connectSupabase } from '../connectSupabase.ts'
import { createAuth } from '../createAuth.ts'
import { hasStoredSession } from '../storedSession.ts'
import { ADMIN, STRANGER } from '../testing/account.ts'
import { supabaseHandlers } from '../testing/supabaseHandlers.ts'
import { AuthProvider, useAuth } from './index.ts'

const SERVICE = 'https://service.dira.example'

/** A window of the site: its own client, on the storage and the channel that all windows share. */
function openTab(name: string, send: typeof fetch) {
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

it('what one tab does the others follow', async () => {
  // The client says in the console that two of it share a window, which no two tabs do.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const handlers = [...supabaseHandlers({ url: SERVICE })]
  const send: typeof fetch = async (input, init) =>
    (await getResponse(handlers, new Request(input, init))) ?? Response.error()

  const first = openTab('first', send)
  const second = openTab('second', send)
  await waitFor(() => expect([status('first'), status('second')]).toEqual(['signed-out', 'signed-out']))
  expect([first.connect.mock.calls, second.connect.mock.calls]).toEqual([[], []])

  await act(async () => expect(await first.auth.signIn(ADMIN)).toMatchObject({ ok: true }))
  expect(status('first')).toBe('admin')
  // A browser tells other tabs alone of what is stored; these two share one.
  const stored = { key: 'dira-session', newValue: localStorage.getItem('dira-session') }
  act(() => void window.dispatchEvent(new StorageEvent('storage', stored)))
  await waitFor(() => expect(status('second')).toBe('admin'))

  await act(async () => second.auth.signOut())
  await waitFor(() => expect([status('first'), status('second')]).toEqual(['signed-out', 'signed-out']))
  expect(hasStoredSession()).toBe(false)

  // Whoever is refused in one tab is nobody in the other, too.
  await act(async () => expect(await second.auth.signIn(STRANGER)).toMatchObject({ error: { code: 'access-denied' } }))
  await waitFor(() => expect([status('first'), status('second')]).toEqual(['signed-out', 'signed-out']))
  await act(async () => void (await second.auth.signIn(ADMIN)))
  await waitFor(() => expect([status('first'), status('second')]).toEqual(['admin', 'admin']))
  first.unmount()
  second.unmount()
})
