import { expect, test } from 'vitest'
import { isPlainPath } from './isPlainPath.ts'
import { listen } from './listen.ts'
import { askRaw } from '../testing/askRaw.ts'

test.each([
  '/',
  '/rest/v1/listings',
  '/rest/v1/',
  '/rest/v1/rpc/listings_version',
  '/auth/v1/token',
  '/rest/v1/auth.users',
])('%s is plain', (path) => expect(isPlainPath(path)).toBe(true))

/** Other spellings of a path, which a URL or a server behind it may read as another one. */
const SPELLINGS = [
  '/rest/v1/../../control/status',
  '/rest/v1/%2e%2e/%2E%2e/control/status',
  '/rest/v1/.%2e/../control/status',
  '/rest/v1/..%2f..%2fcontrol/status',
  '/rest/v1/%252e%252e/%252e%252e/control/status',
  '/rest/v1/..\\..\\control\\status',
  '/rest/v1/..%5c..%5ccontrol/status',
  '/rest/v1/..;/..;/control/status',
  '/control/../rest/v1/listings',
  '/rest/v1/./listings',
  '/rest/v1//listings',
  '//control/status',
  '/rest/v1/listings%00',
  '/rest/v1/listings%20',
  '/%72est/v1/listings',
  '/rest/v1/listings#/control/status',
  '/rest/v1/..',
  '/rest/v1/.',
  '/rest/v1/lis\ttings',
]

test.each(SPELLINGS)('%s is not', (path) => expect(isPlainPath(path)).toBe(false))

test('the listener refuses every other spelling before anything judges it', async () => {
  let handled = 0
  const listener = await listen(async () => {
    handled += 1
    return new Response()
  })
  try {
    // A tab is no part of an address in HTTP: Node refuses it by itself.
    for (const path of SPELLINGS.filter((spelling) => !spelling.includes('\t'))) {
      expect(await askRaw(listener.port, path), path).toContain('HTTP/1.1 400')
    }
    expect(handled).toBe(0)
    expect(await askRaw(listener.port, '/rest/v1/listings?select=..%2f..%2f')).toContain('HTTP/1.1 200')
  } finally {
    await listener.close()
  }
})
