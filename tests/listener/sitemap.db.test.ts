import { expect, inject, test } from 'vitest'
import { ask } from './ask.ts'

const { url } = inject('site')

test('the sitemap names every public page, and each of them is there', { tags: ['ci'] }, async () => {
  const xml = (await ask(url, '/sitemap.xml')).body
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => /\/listings\/./.test(address))).toHaveLength(696)
  // Each page is rendered: by day every eighth.
  const waiting = addresses.filter((_, place) => inject('isNightly') || place % 8 === 0)
  const askAll = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      expect((await ask(url, new URL(address).pathname, { method: 'HEAD' })).status, address).toBe(200)
    }
  }
  await Promise.all(Array.from({ length: 8 }, askAll))
  expect((await ask(url, '/robots.txt')).body).toContain(`Sitemap: ${url}/sitemap.xml`)
})
