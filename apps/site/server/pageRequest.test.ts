import { describe, expect, it } from 'vitest'
import { readPageRequest } from './pageRequest.ts'

describe('readPageRequest', () => {
  it.each([
    ['/', { kind: 'page', url: '/' }],
    ['/listings', { kind: 'page', url: '/listings' }],
    ['/listings?search=a/b', { kind: 'page', url: '/listings?search=a/b' }],
    ['/listings?', { kind: 'page', url: '/listings' }],
    ['/page.json', { kind: 'payload', url: '/' }],
    ['/listings/page.json?search=x', { kind: 'payload', url: '/listings?search=x' }],
    ['/listings/', { kind: 'moved', location: '/listings' }],
    ['/listings/?page=2', { kind: 'moved', location: '/listings?page=2' }],
    ['/assets/gone.js', { kind: 'missing-file' }],
    ['/sitemap.xml', { kind: 'sitemap' }],
    ['/listings/%E0%A4%A', { kind: 'page', url: '/listings/%E0%A4%A' }],
  ])('reads %s', (target, expected) => {
    expect(readPageRequest(target)).toEqual(expected)
  })

  it.each(['//evil.example/', '///evil.example', '/\\evil.example/', '/\\/evil.example'])(
    'never sends a visitor to another site: %s',
    (target) => {
      const asked = readPageRequest(target)
      expect(asked.kind).toBe('moved')
      if (asked.kind === 'moved') expect(new URL(asked.location, 'https://dira.example').host).toBe('dira.example')
    },
  )
})
