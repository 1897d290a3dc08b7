import { expect, it } from 'vitest'
import { publicPaths } from './pageRoutes.ts'
import { sourceOver } from '../testing/samplePages.ts'
import { sampleDirectory } from '../testing/sampleServer.ts'
import { sitemap } from './sitemap.ts'

const source = sourceOver(sampleDirectory())
const siteUrl = 'https://dira.example'
const addressesIn = (xml = '') =>
  [...xml.matchAll(/<loc>https:\/\/dira\.example(\/[^<]*)<\/loc>/g)].map(([, path]) => path)

it('has parts where there are more addresses than one may have, and together they have each address once', async () => {
  const paths = await publicPaths(source)
  const most = Math.ceil(paths.length / 3)
  const index = await sitemap(source, { siteUrl, most })
  expect(index).toContain('<sitemapindex ')
  expect(addressesIn(index)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
  const parts = await Promise.all([1, 2, 3].map((part) => sitemap(source, { siteUrl, most, part })))
  expect(parts.flatMap(addressesIn)).toEqual(paths)
  expect(await sitemap(source, { siteUrl, most, part: 4 })).toBeUndefined()
  expect(addressesIn(await sitemap(source, { siteUrl }))).toEqual(paths)
})
