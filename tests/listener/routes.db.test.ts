import { expect, inject, test } from 'vitest'
import { ROUTES } from '../journeys/routes.ts'
import { ask } from './ask.ts'
import { attribute, linksIn, textOf } from './readPage.ts'

const { url } = inject('site')

/** The status of an address and the headings of the first level in its page. */
async function read(path: string) {
  const { status, body } = await ask(url, path)
  return {
    status,
    body,
    headings: [...body.matchAll(/<h1\b[^>]*>([^]*?)<\/h1>/g)].map(([, html = '']) => textOf(html)),
  }
}

test.each(ROUTES)('%s is a whole page with one heading, a title and a description', async (path, heading) => {
  const { status, body, headings } = await read(path)
  expect(status).toBe(200)
  expect(headings).toEqual([typeof heading === 'string' ? heading : expect.stringMatching(heading)])
  expect(/<title>([^<]*)<\/title>/.exec(body)?.[1]).toContain('Dira')
  const [description = ''] = /<meta[^>]*name="description"[^>]*>/.exec(body) ?? []
  expect(attribute(description, 'content')).toMatch(/\S{3}/)
  // Left to the browser by React, a part of the page would be such a template.
  expect(body).not.toContain('<template id="B:')
})

test.each([
  '/categories/banks',
  '/categories/accommodation/tents',
  '/locations/atlantis',
  '/classifieds/x',
  '/admin/no-such-page',
  '/admin/import/one',
  '/admin/listings/one/more',
])('an address that names nothing is not found: %s', async (path) => {
  const { status, headings } = await read(path)
  expect({ status, headings }).toEqual({ status: 404, headings: ['Oops! Page not found'] })
})

test.each(['/admin/dashboard', '/admin/listings/new', '/admin/payments/one', '/admin/invitation'])(
  'what administrators have is found: %s',
  async (path) => {
    expect((await read(path)).status).toBe(200)
  },
)

test('an unknown listing is not found, in the words of the specification, and leads to the others', async () => {
  const { status, body, headings } = await read('/listings/no-such-business')
  expect({ status, headings }).toEqual({ status: 404, headings: ['Listing Not Found'] })
  expect(textOf(body)).toContain('The listing you are looking for does not exist.')
  expect(linksIn(body)).toContainEqual({ text: 'Back to Listings', href: '/listings' })
})

test('an unknown path is not found and leads home', async () => {
  const { status, body, headings } = await read('/no/such/page')
  expect({ status, headings }).toEqual({ status: 404, headings: ['Oops! Page not found'] })
  const [main = ''] = /<main\b[^]*<\/main>/.exec(body) ?? []
  expect(linksIn(main)).toContainEqual({ text: expect.stringMatching(/home/i), href: '/' })
})

test('a listing with a mobile number leads to WhatsApp, and without script to a comparison', async () => {
  const { body } = await read('/listings/nara-dunes-lodge')
  expect(linksIn(body)).toContainEqual({ text: 'WhatsApp +264 81 555 0142', href: 'https://wa.me/264815550142' })
  const withoutScript = [...body.matchAll(/<noscript>([^]*?)<\/noscript>/g)].flatMap(([, html = '']) => linksIn(html))
  expect(withoutScript).toContainEqual({ text: 'Compare', href: '/compare?listing=nara-dunes-lodge' })
})

test('a listing that is gone takes no place in a comparison', async () => {
  const slugs = ['gone', 'gone-too', 'nara-dunes-lodge', 'okavango-reed-camp', 'sabi-leadwood-house', 'old-pier-rooms']
  const { body } = await read(`/compare?${slugs.map((slug) => `listing=${slug}`).join('&')}`)
  expect(textOf(body)).toContain('4 of 4 places used')
})
