import { describe, expect, it } from 'vitest'
import { movedTo, readPageRequest } from './pageRequest.ts'

describe('readPageRequest', () => {
  it.each([
    ['/', { kind: 'page', url: '/', key: '/' }],
    ['/listings', { kind: 'page', url: '/listings', key: '/listings' }],
    ['/listings?search=a/b', { kind: 'page', url: '/listings?search=a/b', key: '/listings?search=a/b' }],
    ['/listings?', { kind: 'page', url: '/listings', key: '/listings' }],
    ['/page.json', { kind: 'payload', url: '/', key: '/page.json' }],
    [
      '/listings/page.json?search=x',
      { kind: 'payload', url: '/listings?search=x', key: '/listings/page.json?search=x' },
    ],
    [
      '/listings/suggestions.json?search=x',
      { kind: 'suggestions', url: '/listings?search=x', key: '/listings/suggestions.json?search=x' },
    ],
    ['/sitemap.xml?a=b', { kind: 'sitemap', url: '/sitemap.xml', key: '/sitemap.xml' }],
    [
      '/listings/open.json?has=offers',
      { kind: 'openCount', url: '/listings?has=offers', key: '/listings/open.json?has=offers' },
    ],
    ['/towns.json?search=x', { kind: 'towns', url: '/towns.json?search=x', key: '/towns.json?search=x' }],
    ['/listings/towns.json', { kind: 'page', url: '/listings/towns.json', key: '/listings/towns.json' }],
    ['/sitemap-12.xml', { kind: 'sitemap', url: '/sitemap-12.xml', key: '/sitemap-12.xml' }],
    ['/sitemap-0.xml', { kind: 'page', url: '/sitemap-0.xml', key: '/sitemap-0.xml' }],
    ['/sitemap.xml', { kind: 'sitemap', url: '/sitemap.xml', key: '/sitemap.xml' }],
    ['/listings/%E0%A4%A', { kind: 'page', url: '/listings/%E0%A4%A', key: '/listings/%E0%A4%A' }],
  ])('reads %s', (target, expected) => expect(readPageRequest(target)).toEqual(expected))
})

describe('movedTo', () => {
  it.each([
    ['/listings/', '/listings'],
    ['/listings/?page=2', '/listings?page=2'],
  ])('moves %s to %s', (target, location) => expect(movedTo(target)).toBe(location))

  it.each(['/', '/listings', '/listings?search=//a/', '/assets/gone.js'])('leaves %s', (target) =>
    expect(movedTo(target)).toBeUndefined(),
  )

  it.each(['//evil.example/', '///evil.example', '/\\evil.example/', '/\\/evil.example'])(
    'never sends a visitor to another site: %s',
    (target) => expect(new URL(movedTo(target) ?? '', 'https://dira.example').host).toBe('dira.example'),
  )
})
