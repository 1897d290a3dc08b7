import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it, vi } from 'vitest'
import type { AuthUser } from '../authGateway.ts'
import { createAuth } from '../createAuth.ts'
import type { AuthNotice } from '../notice.ts'
import { ADMIN, STRANGER } from '../testing/account.ts'
import { createFakeGateway } from '../testing/fakeGateway.ts'
import { handTimer } from '../testing/handTimer.ts'
import { AuthProvider, RequireAdmin, useAuth, type DenialReason } from './index.ts'

const admin = { id: ADMIN.id, email: ADMIN.email }
const stranger = { id: STRANGER.id, email: STRANGER.email }

function Dashboard() {
  const { user, isAdmin, isLoading, isRefreshing } = useAuth()
  return (
    <p>
      Welcome {user?.email} {JSON.stringify({ isAdmin, isLoading, isRefreshing })}
    </p>
  )
}

/** A dashboard as in the site. */
function setUp({ session, unverified = false }: { session?: AuthUser; unverified?: boolean } = {}) {
  const gateway = createFakeGateway({ ...(session && { session }) })
  const clock = handTimer()
  const auth = createAuth({ connect: async () => gateway, storedSession: gateway.stored, timer: clock.timer })
  const notices: AuthNotice[] = []
  const onNotice = (notice: AuthNotice) => void notices.push(notice)
  const onDenied = vi.fn<(reason: DenialReason) => void>()
  const page = (
    <StrictMode>
      <AuthProvider auth={auth} onNotice={onNotice}>
        <RequireAdmin loading="Loading..." onDenied={onDenied} {...(unverified && { unverified: 'Status: Inactive' })}>
          <Dashboard />
        </RequireAdmin>
      </AuthProvider>
    </StrictMode>
  )
  return {
    auth,
    gateway,
    page,
    onDenied,
    sentences: () => notices.filter(({ tone }) => tone === 'error').map(({ sentence }) => sentence),
    /** Waits for pending promises and the 100 ms before the check. */
    check: async () => {
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
      await act(async () => clock.advance(100))
    },
  }
}

describe('RequireAdmin', () => {
  it('renders and hydrates as loading', async () => {
    const { page, check } = setUp({ session: admin })
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    expect(container.textContent).toBe('Loading...')
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }))
    expect(container.textContent).toBe('Loading...')
    await check()
    expect(container.textContent).toContain(`Welcome ${ADMIN.email}`)
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => root.unmount())
  })

  it('shows the page to an administrator, and only loading before', async () => {
    const { page, check, onDenied, sentences } = setUp({ session: admin })
    const { container } = render(page)
    const shown = [container.textContent]
    const observer = new MutationObserver(() => shown.push(container.textContent))
    observer.observe(container, { childList: true, characterData: true, subtree: true })
    await check()
    const state = JSON.stringify({ isAdmin: true, isLoading: false, isRefreshing: false })
    expect([...new Set(shown)]).toEqual(['Loading...', `Welcome ${ADMIN.email} ${state}`])
    expect(onDenied).not.toHaveBeenCalled()
    expect(sentences()).toEqual([])
  })

  it.each<[string, AuthUser | undefined, DenialReason]>([
    ['a visitor', undefined, 'signed-out'],
    ['an account that is not an administrator', stranger, 'not-admin'],
  ])('refuses %s once, after the check, and never shows the page', async (_, session, reason) => {
    const { page, check, onDenied, sentences } = setUp({ ...(session && { session }) })
    const { container } = render(page)
    if (session) expect(onDenied).not.toHaveBeenCalled()
    await check()
    expect(container.textContent).toBe('Loading...')
    expect(onDenied.mock.calls).toEqual([[reason]])
    expect(sentences()).toEqual(['Access denied: Admin privileges required'])
  })

  it('sends no refusal notice when the session ends while the page is open', async () => {
    const { auth, page, check, onDenied, sentences } = setUp({ session: admin })
    render(page)
    await check()
    await act(async () => auth.signOut())
    expect(onDenied.mock.calls).toEqual([['signed-out']])
    expect(sentences()).toEqual([])
    expect(screen.queryByText(/Welcome/)).toBeNull()
  })

  it('refuses an administrator who has lost the right', async () => {
    const { auth, gateway, page, check, onDenied, sentences } = setUp({ session: admin })
    render(page)
    await check()
    gateway.next('checkAdmin', async () => ({ ok: true, value: false }))
    await act(async () => auth.refreshStatus())
    expect(onDenied.mock.calls).toEqual([['not-admin']])
    expect(sentences()).toEqual(['Access denied: Admin privileges required'])
  })

  it('sends no refusal notice when the check failed', async () => {
    const { gateway, page, check, onDenied, sentences } = setUp({ session: admin })
    gateway.next('checkAdmin', async () => ({ ok: false, error: { code: 'unreachable', message: 'no answer' } }))
    render(page)
    await check()
    expect(onDenied.mock.calls).toEqual([['unverified']])
    expect(sentences()).toEqual(['Admin check failed: no answer'])
  })

  it('refuses a session that the service calls none, and never shows whose it says it is', async () => {
    const { gateway, page, check, onDenied } = setUp({ session: admin, unverified: true })
    gateway.next('checkAdmin', async () => ({ ok: false, error: { code: 'invalid-token', message: 'JWT expired' } }))
    const { container } = render(page)
    await check()
    expect(container.textContent).toBe('Loading...')
    expect(onDenied.mock.calls).toEqual([['signed-out']])
    expect(gateway.session()).toBeUndefined()
  })

  it('shows `unverified` when the check failed, and the page when it succeeds', async () => {
    const { auth, gateway, page, check, onDenied } = setUp({ session: admin, unverified: true })
    gateway.next('checkAdmin', async () => ({ ok: false, error: { code: 'unreachable', message: 'no answer' } }))
    const { container } = render(page)
    await check()
    expect(container.textContent).toBe('Status: Inactive')
    await act(async () => auth.refreshStatus())
    expect(container.textContent).toContain(`Welcome ${ADMIN.email}`)
    expect(onDenied).not.toHaveBeenCalled()
  })
})

describe('AuthProvider', () => {
  it('is loading on a server', () => {
    const { auth } = setUp({ session: admin })
    const html = renderToString(
      <AuthProvider auth={auth}>
        <Dashboard />
      </AuthProvider>,
    )
    expect(html).toContain('&quot;isAdmin&quot;:false,&quot;isLoading&quot;:true')
  })

  it('sends a refusal to the listener of the same render', async () => {
    const gateway = createFakeGateway()
    const auth = createAuth({ connect: async () => gateway, storedSession: gateway.stored })
    const sent: string[] = []
    const page = (name: string) => (
      <StrictMode>
        <AuthProvider auth={auth} onNotice={({ code }) => sent.push(`${name}: ${code}`)}>
          {name === 'dashboard' && <RequireAdmin loading="Loading..." onDenied={() => sent.push('denied')} />}
        </AuthProvider>
      </StrictMode>
    )
    const { rerender } = render(page('home'))
    rerender(page('dashboard'))
    expect(sent).toEqual(['dashboard: access-denied', 'denied'])
    // Once for each refusal, however often it is rendered and whatever function it is given.
    rerender(page('dashboard'))
    expect(sent).toHaveLength(2)
  })

  it('closes the connection on unmount', async () => {
    const { gateway, page, check } = setUp({ session: admin })
    const { unmount } = render(page)
    await check()
    unmount()
    await check()
    expect(gateway.calls.at(-1)).toBe('close')
  })
})

describe('useAuth', () => {
  it('names the missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Dashboard />)).toThrow('put one at the root')
  })
})
