import { expect, test } from 'vitest'
import { describeOnEngines, useEngine } from '../testing/useEngine.ts'

/** Minutes of work for a text of a few hundred letters. */
const EXPENSIVE = encodeURIComponent('^(.+)(.+)(.+)(.+)\\4\\3\\2\\1$')
const ALIASES = Array.from({ length: 600 }, (_, index) => `a${index}:description`).join(',')

const READS = [
  ...['listings', 'published_listings', 'contact_messages', 'enquiries', 'change_requests', 'admin_users'].map(
    (table) => ({ how: `a row of ${table}`, path: `${table}?select=id&limit=1` }),
  ),
  ...['listings', 'published_listings'].flatMap((table) => [
    { how: `a pattern over ${table}`, path: `${table}?description=match.${EXPENSIVE}` },
    { how: `600 aliases of ${table}`, path: `${table}?select=${ALIASES}` },
  ]),
]

describeOnEngines((name) => {
  const engine = useEngine(name)
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { apikey: engine().secrets.publishableKey, 'content-type': 'application/json' }
    const response = await fetch(`${engine().address}/rest/v1/${path}`, { ...init, headers })
    return { status: response.status, body: await response.text() }
  }

  test.each(READS)('does not read $how', async ({ path }) => {
    const { status, body } = await ask(path)
    expect({ status, body }).toMatchObject({ status: 401, body: expect.stringContaining('permission denied') })
  })

  test('reads what is published, page by page, and when that changes', async () => {
    const listing = { business_name: 'Naro', category: 'shopping', country: 'KE' }
    const rows = ['zz-1', 'zz-2', 'zz-3'].map((id) => ({ ...listing, id, slug: id, status: 'published' }))
    rows[1]!.status = 'draft'
    await engine().service.from('listings').insert(rows).throwOnError()
    const idsAfter = async (after: string) => {
      const { data } = await engine().anon.rpc('published_listings_page', { after }).throwOnError()
      const { listings, more } = data as unknown as { listings: { id: string }[]; more: boolean }
      return { ids: listings.map(({ id }) => id), more }
    }
    expect(await idsAfter('zz')).toEqual({ ids: ['zz-1', 'zz-3'], more: false })
    expect(await idsAfter('zz-1')).toEqual({ ids: ['zz-3'], more: false })
    expect(await idsAfter('zz-3')).toEqual({ ids: [], more: false })
    const version = await engine().anon.rpc('listings_version', undefined, { get: true }).throwOnError()
    const changes = await engine()
      .anon.rpc('listing_changes_since', { cursor: version.data }, { get: true })
      .throwOnError()
    expect(changes.data).toMatchObject({ more: false, listings: [] })
  })

  test('has no other argument either', async () => {
    const { status } = await ask('rpc/listing_changes_since', { method: 'POST', body: '{"page_size": 1000000}' })
    expect(status).toBe(404)
  })
})
