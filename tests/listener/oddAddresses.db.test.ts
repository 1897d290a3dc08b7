import { expect, inject, it, test } from 'vitest'
import { printedBy } from '../journeys/startSite.ts'
import { ask } from './ask.ts'

const { url, log } = inject('site')

const PAGES: readonly (readonly [target: string, status: number])[] = [
  ['/listings/%E0%A4%A', 404],
  ['/listings/%00', 404],
  ['/listings.html', 404],
  ['/index', 404],
  ['/404', 404],
  ['/_headers', 404],
  ['/%00', 404],
  ['/listings/__proto__', 404],
  ['/categories/__proto__', 404],
  ['/categories/constructor/prototype', 404],
  ['/locations/toString', 404],
  [`/listings/${'x'.repeat(2000)}`, 404],
  ['/listings/..%2f..%2fetc%2fpasswd', 404],
  ['/../../etc/passwd', 404],
  ['/listings?page=1e309', 200],
  ['/listings?page=-1&sort=__proto__&__proto__=x&constructor[prototype]=y', 200],
  ['/listings?search=%E0%A4%A', 200],
  ['/listings?search=%00&category=%FF', 200],
  [`/listings?search=${'x'.repeat(8192)}`, 200],
  [`/listings?${'category=a&'.repeat(700)}`, 200],
  ['/compare?listing=__proto__&listing=%00', 200],
]

it.each(PAGES.map(([target, status]) => ({ name: target.slice(0, 50), target, status })))(
  '$name gets a page',
  async ({ target, status }) => {
    const answer = await ask(url, target)
    expect(answer.status).toBe(status)
    expect(answer.body).toContain('<h1')
  },
)

const SUGGESTIONS: readonly (readonly [target: string, status: number])[] = [
  ['/listings/suggestions.json', 200],
  ['/listings/suggestions.json?search=%E0%A4%A', 200],
  ['/listings/suggestions.json?search=%00&category=%FF', 200],
  ['/listings/suggestions.json?search=%3Cscript%3E__proto__', 200],
  [`/listings/suggestions.json?search=${'a%20'.repeat(2000)}`, 200],
  ['/locations/__proto__/suggestions.json?search=nai', 404],
  ['/categories/constructor/prototype/suggestions.json?search=nai', 404],
  ['/about/suggestions.json?search=nai', 404],
  ['/suggestions.json?search=nai', 404],
]

it.each(SUGGESTIONS.map(([target, status]) => ({ name: target.slice(0, 50), target, status })))(
  '$name gets suggestions, or none',
  async ({ target, status }) => {
    const answer = await ask(url, target)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toEqual(status === 200 ? expect.objectContaining({ href: expect.any(String) }) : {})
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  },
)

it.each(['', '?search=%E0%A4%A', '?search=%00', '?search=__proto__', `?search=${'a%20'.repeat(2000)}`])(
  'an odd text may mean towns or none: /towns.json%s',
  async (query) => {
    const { status, body, headers } = await ask(url, `/towns.json${query}`)
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(JSON.parse(body)).toEqual(expect.any(Array))
  },
)

test('addresses with slashes before them never lead to another site', async () => {
  for (const target of ['//evil.example', '///evil.example/x', '/\\evil.example', '//evil.example/%2e%2e']) {
    const { status, headers } = await ask(url, target)
    expect([308, 404], target).toContain(status)
    if (headers.location !== undefined) expect(new URL(headers.location, url).origin).toBe(url)
  }
})

test('what is too long is refused in one line, and the site goes on', async () => {
  expect((await ask(url, `/listings?search=${'x'.repeat(13_000)}`)).status).toBe(414)
  expect((await ask(url, `/listings?search=${'x'.repeat(40_000)}`)).status).toBe(431)
  expect((await ask(url, '/')).status).toBe(200)
  expect(printedBy({ log })).not.toMatch(/ failed: |Uncaught|Unhandled/)
})

test('a missing file is a plain 404, never a page', async () => {
  for (const target of ['/assets/gone.js', '/data/listings-gone.bin', '/assets/', '/assets/../index.html']) {
    expect((await ask(url, target)).status, target).toBe(404)
  }
})
