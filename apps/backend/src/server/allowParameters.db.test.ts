import { expect, test } from 'vitest'
import { useTestBackend } from '../testing/testBackend.ts'

// A hosted project ends such a question by its time limit; PGlite has none.
const database = useTestBackend()

/** Minutes of work for a text of a few hundred letters. */
const EXPENSIVE = encodeURIComponent('^(.+)(.+)(.+)(.+)\\4\\3\\2\\1$')
const ALIASES = Array.from({ length: 600 }, (_, index) => `a${index}:description`).join(',')

test.each(
  [
    `listings_version?listings_version=match.${EXPENSIVE}`,
    `listing_changes_since?listings=match.${EXPENSIVE}`,
    `listing_changes_since?cursor=match.${EXPENSIVE}`,
    `listing_changes_since?cursor=not.like(any).x`,
    `listing_changes_since?select=${ALIASES}`,
    'listing_changes_since?order=listings',
    'listing_changes_since?limit=1',
    'listing_changes_since?or=(listings.is.null)',
    'listing_changes_since?cursor=a&cursor=b',
    `listing_changes_since?cursor=${'x'.repeat(201)}`,
    'published_listings_page?after=&more=is.true',
    'published_listings_page?__proto__=x',
    'listings_with_slugs?slugs={}',
  ].map((path) => ({ name: path.slice(0, 60), path })),
)('a function that visitors call has no other parameter: $name', async ({ path }) => {
  const refused = { status: 400, body: { code: 'BAD_PARAMETER' } }
  expect(await database().ask(`/rest/v1/rpc/${path}`)).toMatchObject(refused)
  expect(await database().ask(`/rest/v1/rpc/${path}`, { method: 'POST', body: {} })).toMatchObject(refused)
})
