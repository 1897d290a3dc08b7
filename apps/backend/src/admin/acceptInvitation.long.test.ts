import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { withKey } from '../connect/withKey.ts'
import { ENGINES, useEngine, type Engine } from '../testing/useEngine.ts'
import { acceptInvitation, readInvitation } from './acceptInvitation.ts'

/** The server of the site, as far as invitations need it. */
function serverOf({ address, secrets, setAccount }: Engine) {
  return {
    request: (path: string, init?: RequestInit) => fetch(address + path, withKey(init, secrets.secretKey)),
    setAccount,
  }
}

describe.each(ENGINES)('on %s', (name) => {
  const engine = useEngine(name)

  /** A link that the administrator makes. */
  async function linkFor(email: string, purpose: 'invitation' | 'password' = 'invitation'): Promise<string> {
    const { data } = await engine().admin.rpc('make_invitation', { address: email, purpose }).throwOnError()
    return (data as { token: string }).token
  }

  async function signIn(email: string, password: string) {
    const { address, secrets } = engine()
    const auth = { persistSession: false, autoRefreshToken: false }
    const client = createClient(address, secrets.publishableKey, { auth })
    const { error } = await client.auth.signInWithPassword({ email, password })
    const { data } = await client.rpc('administrators')
    return { isSignedIn: !error, isAdministrator: data !== null, client }
  }

  test('opening a link changes nothing; the first to accept it becomes an administrator, and a second sets no password', async () => {
    const server = serverOf(engine())
    const email = 'zola@dira.example'
    const token = await linkFor(email)
    for (const _ of [1, 2]) {
      expect(await readInvitation(server, token)).toMatchObject({ state: 'open', email, purpose: 'invitation' })
    }
    expect(await signIn(email, 'zolas-password')).toMatchObject({ isSignedIn: false })
    const outcomes = await Promise.all(
      ['zolas-password', 'another-password'].map((password) => acceptInvitation(server, { token, password })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toStrictEqual([{ ok: true, email }])
    const accepted = await Promise.all(
      ['zolas-password', 'another-password'].map((password) => signIn(email, password)),
    )
    expect(accepted.map(({ isAdministrator }) => isAdministrator)).toStrictEqual(outcomes.map(({ ok }) => ok))
    expect(await readInvitation(server, token)).toStrictEqual({ state: 'used' })
    // The log names the one who accepted.
    const { data } = await engine().admin.from('audit_log').select('actor, row_id').eq('row_name', email).throwOnError()
    const added = data.filter(({ actor, row_id: row }) => actor === row)
    expect(added).toHaveLength(1)
    expect(await acceptInvitation(server, { token, password: 'third-password' })).toStrictEqual({
      ok: false,
      state: 'used',
    })
  })

  test('what fails in the middle leaves the link as it was', async () => {
    const server = serverOf(engine())
    const token = await linkFor('lindiwe@dira.example')
    const away = { ...server, setAccount: () => Promise.reject(new Error('The accounts are away')) }
    await expect(acceptInvitation(away, { token, password: 'lindiwes-one' })).rejects.toThrow('away')
    expect(await acceptInvitation(server, { token, password: 'lindiwes-two' })).toMatchObject({ ok: true })
  })

  test('a link for a new password ends the sessions of its administrator', async () => {
    const server = serverOf(engine())
    const email = 'lindiwe@dira.example'
    const before = await signIn(email, 'lindiwes-two')
    expect(before.isAdministrator).toBe(true)
    const token = await linkFor(email, 'password')
    expect(await acceptInvitation(server, { token, password: 'lindiwes-three' })).toStrictEqual({ ok: true, email })
    expect((await before.client.rpc('administrators')).error?.code).toBe('42501')
    expect(await signIn(email, 'lindiwes-two')).toMatchObject({ isSignedIn: false })
    expect(await signIn(email, 'lindiwes-three')).toMatchObject({ isAdministrator: true })
  })

  test('who is removed loses every right at once, and keeps none by a link', async () => {
    const server = serverOf(engine())
    const email = 'lindiwe@dira.example'
    const { client } = await signIn(email, 'lindiwes-three')
    const { data } = await client.auth.getUser()
    const token = await linkFor(email, 'password')
    const { admin } = engine()
    const removed = await admin.rpc('remove_administrator', { administrator_id: data.user?.id ?? '' }).throwOnError()
    expect(removed.data).toBe(true)
    expect((await client.rpc('administrators')).error?.code).toBe('42501')
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect(await acceptInvitation(server, { token, password: 'lindiwes-four' })).toStrictEqual({
      ok: false,
      state: 'withdrawn',
    })
    expect(await signIn(email, 'lindiwes-four')).toMatchObject({ isSignedIn: false })
  })
})
