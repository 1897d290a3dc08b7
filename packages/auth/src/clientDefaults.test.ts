import { createClient } from '@supabase/supabase-js'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { expect, it, vi } from 'vitest'

const SERVICE = 'https://service.dira.example'

it('the client library keeps keys for 10 minutes, lists 100 files from the first by name, and lets files be cached for an hour', async () => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const jwk = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'key-1', alg: 'ES256' }
  const asked: [string, unknown, string | null][] = []
  const server = setupServer(
    http.all(`${SERVICE}/*`, async ({ request }) => {
      const { pathname } = new URL(request.url)
      asked.push([pathname, await request.text(), request.headers.get('cache-control')])
      return HttpResponse.json(pathname.endsWith('jwks.json') ? { keys: [jwk] } : pathname.includes('/list/') ? [] : {})
    }),
  )
  server.listen({ onUnhandledFrame: 'error' })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { auth, storage } = createClient(SERVICE, 'sb_publishable_test', { auth: { autoRefreshToken: false } })

    const parts = [
      { alg: 'ES256', kid: 'key-1', typ: 'JWT' },
      { sub: 'somebody', exp: Date.now() / 1000 + 3600 },
    ]
    const unsigned = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
    const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(unsigned))
    const token = `${unsigned}.${Buffer.from(signature).toString('base64url')}`
    const keyRequests: number[] = []
    for (const minutes of [0, 9.9, 0.2]) {
      vi.setSystemTime(Date.now() + minutes * 60_000)
      expect((await auth.getClaims(token)).data?.claims.sub).toBe('somebody')
      keyRequests.push(asked.length)
    }
    expect(keyRequests).toEqual([1, 1, 2])

    asked.length = 0
    await storage.from('images').list()
    await storage.from('images').upload('a.txt', 'text')
    const [[listPath, options] = [], [uploadPath, , caching] = []] = asked
    expect([listPath, uploadPath]).toEqual(['/storage/v1/object/list/images', '/storage/v1/object/images/a.txt'])
    expect(JSON.parse(String(options))).toMatchObject({
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
    })
    expect(caching).toBe('max-age=3600')
  } finally {
    vi.useRealTimers()
    server.close()
  }
})
