import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { expect, inject, test } from 'vitest'
import { ADMINISTRATOR } from '../journeys/startSite.ts'
import { ask, visitorHeaders } from './ask.ts'

const { url, log } = inject('site')

/** A photograph of 24 by 16 pixels. */
const JPEG = Buffer.from(
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCICZaAA//Z',
  'base64',
)

async function upload(file: Buffer, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; body: { url?: string; code?: string } }>((resolve, reject) => {
    request(`${url}/media`, { method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) as { url?: string } }))
    })
      .on('error', reject)
      .end(file)
  })
}

/** The token of the administrator, whose password the site printed. */
async function signIn(): Promise<string> {
  const password = /password (\S+)/.exec(readFileSync(log, 'utf8'))?.[1]
  const answer = await ask(url, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { ...(await visitorHeaders(url)), 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMINISTRATOR, password }),
  })
  return (JSON.parse(answer.body) as { access_token: string }).access_token
}

test('an administrator stores an image, everybody sees it, and nobody else stores any', async () => {
  const token = await signIn()
  const headers = { authorization: `Bearer ${token}` }
  const stored = await upload(JPEG, headers)
  expect(stored).toMatchObject({
    status: 201,
    body: { url: expect.stringMatching(/^\/media\/.*-24x16\/24\.webp$/) },
  })
  const image = await ask(url, stored.body.url ?? '')
  expect(image.status).toBe(200)
  expect(image.body.slice(0, 4)).toBe('RIFF')
  expect(image.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.any(String),
  })
  expect((await upload(JPEG, headers)).body).toEqual(stored.body)
  expect(await upload(Buffer.from('<svg/>'), headers)).toMatchObject({ status: 415, body: { code: 'not-an-image' } })

  const { apikey } = await visitorHeaders(url)
  for (const nobody of [{}, { authorization: `Bearer ${apikey}` }, { authorization: 'Bearer a.b.c' }, { apikey }]) {
    expect(await upload(JPEG, nobody as Record<string, string>)).toMatchObject({
      status: 401,
      body: { code: 'signed-out' },
    })
  }
  const elsewhere = { ...headers, origin: 'https://elsewhere.example' }
  expect(await upload(JPEG, elsewhere)).toMatchObject({ status: 403, body: { code: 'elsewhere' } })

  // A token stays valid for a while after signing out; the rights do not.
  await ask(url, '/auth/v1/logout?scope=local', { method: 'POST', headers: { ...headers, apikey } })
  expect((await upload(JPEG, headers)).status).toBe(401)
})

test.each([
  '/media/../secrets.json',
  '/media/%2e%2e/secrets.json',
  '/media/',
  `/media/${'0'.repeat(32)}-24x16/24.webp`,
])('%s is no image', async (path) => {
  const { status, body } = await ask(url, path)
  expect([400, 404]).toContain(status)
  expect(body).not.toContain('secretKey')
})
