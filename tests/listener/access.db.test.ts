// @module-tag ci
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ADMINISTRATOR, startSite, type RunningSite } from '../journeys/startSite.ts'
import { ask, visitorHeaders } from './ask.ts'

const { url } = inject('site')
const json = { 'content-type': 'application/json' }

test('without a key, and with the key of visitors, nothing is written and nothing hidden is read', async () => {
  const listings = '/rest/v1/listings'
  expect((await ask(url, listings)).status).toBe(401)
  const headers = await visitorHeaders(url)
  const hidden = await ask(url, `${listings}?select=id&status=neq.published`, { headers })
  expect(hidden.status).toBe(401)
  const body = JSON.stringify({ slug: 'x', business_name: 'X', category: 'Shopping', country: 'Kenya' })
  expect((await ask(url, listings, { method: 'POST', headers: { ...headers, ...json }, body })).status).toBe(401)
  expect((await ask(url, '/_system/info', { headers })).status).toBe(404)
  expect((await ask(url, '/control/administrator', { headers })).status).toBe(404)
})

describe('with the data folder removed', () => {
  let site: RunningSite
  let headers: Record<string, string>
  beforeAll(async () => {
    site = await startSite()
    headers = await visitorHeaders(site.url)
    await rm(site.dataFolder, { recursive: true, force: true })
  })
  afterAll(async () => site.remove())

  test.each(['/', '/listings', '/listings?search=kenya', '/listings?sort=za'])('%s goes on', async (path) => {
    const answer = await ask(site.url, path)
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('<article')
  })

  test('a write is refused with the reason', async () => {
    const body = JSON.stringify({ email: ADMINISTRATOR, password: 'anything' })
    const options = { method: 'POST', headers: { ...headers, ...json }, body }
    const signIn = await ask(site.url, '/auth/v1/token?grant_type=password', options)
    expect(signIn.status).toBe(503)
    expect(JSON.parse(signIn.body)).toMatchObject({ code: 'DATA_GONE', message: expect.stringMatching(/data folder/i) })
  })

  // Here, because it uses up what this machine may write to a site.
  test('a client that writes too often learns when to come back', async () => {
    // An address that is made up counts for nothing: no proxy is trusted.
    const write = { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.9' } }
    const answers = await Promise.all(Array.from({ length: 80 }, () => ask(site.url, '/rest/v1/nothing', write)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(site.url, '/')).status).toBe(200)
  })
})
