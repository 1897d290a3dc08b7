import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADMIN_HOME, safeRedirect } from './safeRedirect.ts'

describe('safeRedirect', () => {
  it.each(['/', '/admin/dashboard', '/admin/listings?page=2#top', '/listings/caf%C3%A9', '/a//b'])(
    'leads to the path %j of this site',
    (path) => {
      expect(safeRedirect(path)).toBe(path)
    },
  )

  it.each([
    undefined,
    null,
    '',
    'admin',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\/evil.example',
  ])('leads to the dashboard instead of %j', (address) => {
    expect(safeRedirect(address)).toBe(ADMIN_HOME)
  })

  it('uses the given fallback', () => {
    expect(safeRedirect('//evil.example', '/elsewhere')).toBe('/elsewhere')
  })

  it('never leaves the origin, for any input', () => {
    const part = fc.constantFrom(...'/\\.\t\n :@?#', '..', 'https', 'evil.example', '%2F')
    const address = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => `/${parts.join('')}`),
    )
    fc.assert(
      fc.property(address, (given) => {
        const target = safeRedirect(given)
        expect(new URL(target, 'https://dira.example/admin').origin).toBe('https://dira.example')
        expect(safeRedirect(target)).toBe(target)
      }),
      { numRuns: 1000 },
    )
  })
})
