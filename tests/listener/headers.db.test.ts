import { expect, inject, test } from 'vitest'
import { securityHeaders } from '../../apps/site/server/http/securityHeaders.ts'
import { ask } from './ask.ts'

const { url } = inject('site')

test('every answer carries the same headers: pages, files, what is missing, the data service and its errors', async () => {
  const expected = await headerTable()
  expect(Object.keys(expected)).toHaveLength(6)
  const paths = [
    '/',
    '/listings?search=x',
    '/no-such-page',
    '/assets/gone.js',
    '/favicon.svg',
    '/listings/',
    '/healthz',
    '/listings/suggestions.json?search=nai',
    '/suggestions.json',
    '/towns.json?search=nai',
  ]
  const answers = await Promise.all([
    ...paths.map((path) => ask(url, path)),
    ask(url, '/rest/v1/listings'),
    ask(url, '/rest/v1/contact_messages', { method: 'POST', body: 'x'.repeat(300_000) }),
    ask(url, '/about', { method: 'POST', body: 'x' }),
    ask(url, `/listings?search=${'x'.repeat(13_000)}`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 404, 404, 200, 308, 200, 200, 404, 200, 401, 413, 405, 414,
  ])
  for (const { status, headers } of answers) expect(headers, `${status}`).toMatchObject(expected)
})

test('the policy allows no inline code, no strings as code and no other site', async () => {
  const policy = (await ask(url, '/')).headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^' ]+'; /)
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

/** The headers of this site by the table from which the files for hosts are made, with the script in its pages. */
async function headerTable(): Promise<Readonly<Record<string, string>>> {
  const { body } = await ask(url, '/')
  const bootScript = /<script data-entry="[^"]*">([^]*?)<\/script>/.exec(body)?.[1] ?? ''
  return securityHeaders({ siteUrl: url, apiUrl: '', imageOrigins: [], bootScript })
}
