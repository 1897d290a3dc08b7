// @module-tag ci
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { realDataFolder } from '../../apps/backend/src/testing/realData.ts'
import type { PageData } from '../../apps/site/src/shared/data/pageData.ts'
import type { PagePayload } from '../../apps/site/src/shared/data/pagePayload.ts'
import { startSite, type RunningSite } from '../journeys/startSite.ts'
import { ask } from './ask.ts'
import { attribute, linksIn, textOf } from './readPage.ts'

const { url: sample } = inject('site')

/** A count as pages write it. */
const numberOf = (written: string) => (written === '' ? NaN : Number(written.replaceAll(',', '')))

/** The X and Y of 'Showing X of Y businesses' on a page. */
async function shown(path: string): Promise<{ matches: number; total: number }> {
  const { body } = await ask(sample, path)
  const lines = [...body.matchAll(/<(\w+)[^>]*>(Showing [^]*?)<\/\1>/g)].map(([, , html = '']) => textOf(html))
  expect(lines, path).toEqual([expect.stringMatching(/^Showing [\d,]+ of [\d,]+ business(es)?$/)])
  const [matches = NaN, total = NaN] = (lines[0]?.match(/[\d,]+/g) ?? []).map(numberOf)
  return { matches, total }
}

/** The links of a page's main part that name a number of listings, and the number. */
async function numberedLinks(path: string, url = sample): Promise<{ href: string; count: number }[]> {
  const [main = ''] = /<main\b[^]*<\/main>/.exec((await ask(url, path)).body) ?? []
  return linksIn(main).flatMap(({ href, text }) => {
    const count = /([\d,]+) listings?/.exec(text)?.[1]
    return count === undefined ? [] : [{ href, count: numberOf(count) }]
  })
}

/** The categories and countries that a list can be narrowed to, with the number beside each. */
async function options(path: string): Promise<{ name: string; value: string; count: number }[]> {
  const { body } = await ask(sample, path)
  const boxes = [...body.matchAll(/<input\s[^>]*type="checkbox"[^>]*>/g)].map(([tag]) => tag)
  return boxes.flatMap((tag) => {
    const name = attribute(tag, 'name')
    if (name !== 'category' && name !== 'country') return []
    const description = new RegExp(`<(\\w+)[^>]*\\sid="${attribute(tag, 'aria-describedby')}"[^>]*>([^]*?)</\\1>`)
    const count = numberOf(/[\d,]+/.exec(textOf(description.exec(body)?.[2] ?? ''))?.[0] ?? '')
    return [{ name, value: attribute(tag, 'value'), count }]
  })
}

test('the number on every tile and link is the number of businesses that it leads to', async () => {
  const pages = ['/', '/categories', '/locations', '/listings/nara-dunes-lodge']
  const links = (await Promise.all(pages.map((path) => numberedLinks(path)))).flat()
  expect(links.length).toBeGreaterThan(6 + 7 + 9)
  const counts = new Map(links.map(({ href, count }) => [href, count]))
  expect(counts.get('/categories/accommodation')).toBe(120)
  for (const [href, count] of counts) expect(await shown(href), href).toEqual({ matches: count, total: count })
})

test.each([
  ['/listings', ''],
  ['/listings', 'country=kenya'],
  ['/listings', 'search=lodge&category=accommodation'],
  ['/categories/accommodation', ''],
  ['/locations/kenya', ''],
  ['/classifieds', 'category=shopping'],
  ['/listings', 'search=hotels+nairobi'],
])('the number on every option is what choosing it alone in its group gives: %s?%s', async (list, query) => {
  const all = await options(`${list}?${query}`)
  expect(all.length).toBeGreaterThan(5)
  for (const { name, value, count } of all) {
    const params = new URLSearchParams(query)
    params.delete(name)
    params.append(name, value)
    const { matches } = await shown(`${list}?${params}`)
    expect({ name, value, matches }).toEqual({ name, value, matches: count })
  }
})

test('a country that there is not narrows nothing', async () => {
  const all = await shown('/listings')
  expect(await shown('/listings?country=france')).toEqual(all)
  expect(await shown('/listings?country=france&country=kenya')).toEqual(await shown('/listings?country=kenya'))
})

test.each([
  ['/categories/accommodation', '/classifieds?category=accommodation'],
  ['/categories/accommodation?country=kenya&sort=az', '/classifieds?category=accommodation&country=kenya&sort=az'],
  ['/categories/accommodation/safari-lodges?page=2', '/classifieds?category=accommodation'],
])('the page of a category says how many more are classified, and leads to them: %s', async (path, classifieds) => {
  const more = linksIn((await ask(sample, path)).body).find(({ text }) => text.endsWith(' in Classifieds'))
  expect(more?.href).toBe(classifieds)
  expect(await shown(classifieds)).toMatchObject({ matches: Number.parseInt(more?.text ?? '', 10) })
})

test('a page on which no more are classified says nothing of them', async () => {
  for (const path of ['/listings', '/locations/kenya', '/categories/accommodation?search=nara+dunes+lodge'])
    expect((await ask(sample, path)).body).not.toContain(' in Classifieds')
})

describe('with the businesses of every country that there is real data of', () => {
  const REPOSITORY = join(import.meta.dirname, '..', '..')
  const real = realDataFolder()
  const osm = (country: string) => [`${country}-osm.csv`, '--places', `${real}/${country}-places.csv`]
  /** Towns of all countries with their provinces, each as a business; and businesses. Elsewhere the made-up ones of one country. */
  const imported =
    real === undefined
      ? [['apps/backend/fixtures/businesses.csv', '--places', 'apps/backend/fixtures/places.csv']]
      : [
          [
            'natural-earth/africa-places.csv',
            '--category',
            'shopping',
            '--column',
            'name=name',
            '--column',
            'city=name',
          ],
          ['wikivoyage-fr.csv'],
          osm('kenya'),
          osm('egypt'),
          osm('ivory-coast'),
        ]
  let site: RunningSite
  let total = 0
  let before: readonly string[] = []
  beforeAll(async () => {
    site = await startSite({ environment: { RATE_LIMITS: 'off' } })
    total = (await dataAt('/listings', 'listings')).total
    before = await advertised()
    for (const [file = '', ...choices] of imported) {
      const { output } = await site.run(
        'apps/backend/src/cli/import-listings.ts',
        join(real ?? REPOSITORY, file),
        ...choices,
      )
      const [, taken = ''] = /^Done\. .*?([\d,]+) imported/m.exec(output) ?? []
      total += numberOf(taken)
    }
  }, 600_000)
  afterAll(() => site.remove())

  /** What the pages say that an import without packages adds nothing to: the tiles of categories, the advertisements, and their countries. */
  async function advertised(): Promise<readonly string[]> {
    const { body } = await ask(site.url, '/classifieds')
    const [masthead = ''] = /<header[^>]*>(?=(?:(?!<\/header>)[^])*<h1)[^]*?<\/header>/.exec(body) ?? []
    const said = [...textOf(masthead).matchAll(/[\d,]+ (?:ads|countries)/g)].map(([words]) => words)
    expect(said).toHaveLength(2)
    const links = await numberedLinks('/categories', site.url)
    return [...said, ...links.map(({ href, count }) => `${count} at ${href}`)]
  }

  /** What a page is made of. */
  async function dataAt<Page extends PageData['page']>(path: string, page: Page) {
    const { status, body } = await ask(site.url, `${path}/page.json`)
    expect(status, `${path}: ${body.slice(0, 200)}`).toBe(200)
    const { data } = JSON.parse(body) as PagePayload
    expect(data.page, path).toBe(page)
    return data as Extract<PageData, { readonly page: Page }>
  }

  test('all that was imported is counted', async () => {
    // Visitors are shown an import as the server follows it, the last of it some seconds after its end.
    await expect.poll(async () => (await dataAt('/listings', 'listings')).total, { timeout: 120_000 }).toBe(total)
    const { countries } = await dataAt('/locations', 'locations')
    expect(countries.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  }, 150_000)

  test('every number of a country, a region or a town is that of its page, and no page has two', async () => {
    const { countries } = await dataAt('/locations', 'locations')
    const pages = ['/locations', ...countries.map(({ href }) => href)]
    const counts = new Map<string, Set<number>>()
    for (const path of pages) {
      for (const { href, count } of await numberedLinks(path, site.url)) {
        if (href.startsWith('/locations/')) counts.set(href, (counts.get(href) ?? new Set()).add(count))
      }
    }
    expect(counts.size).toBeGreaterThan(real === undefined ? 20 : 800)
    for (const [href, numbers] of counts) expect([...numbers], href).toEqual([(await dataAt(href, 'listings')).total])
  }, 600_000)

  test('the towns of a country have no more businesses than the country, and all of its places are told', async () => {
    const { countries } = await dataAt('/locations', 'locations')
    for (const { href, name, count, cities = [], allPlaces } of countries) {
      const { regions, cities: towns } = (await dataAt(href, 'listings')).list.places!
      expect(
        towns.reduce((sum, town) => sum + town.count, 0),
        name,
      ).toBeLessThanOrEqual(count)
      // A country's own page has the local names as well.
      expect(towns.slice(0, cities.length), name).toMatchObject(cities)
      if (allPlaces) expect(allPlaces.count, name).toBe(regions.length + towns.length)
    }
  })

  test.each([
    '/',
    '/listings',
    '/listings?page=40',
    '/listings?search=a&country=kenya',
    '/listings?view=map',
    '/listings?country=ivory-coast&view=map',
    '/categories',
    '/categories/restaurants-dining',
    '/classifieds',
    '/locations',
    '/locations/ivory-coast',
    '/locations/egypt',
    '/listings/nara-dunes-lodge',
  ])('counts have separators, in the texts, the names, the title and the description of %s', async (path) => {
    const { body } = await ask(site.url, path)
    const texts = [
      body,
      ...[...body.matchAll(/\s(?:aria-label|content|title)="([^"]*)"/g)].map(([, text = '']) => text),
    ]
    const counted = texts.flatMap((text) =>
      [
        ...textOf(text).matchAll(/\b\d{4,}(?= (?:listings?|business(?:es)?|results?|places|countries|ads|more)\b)/g),
      ].join(),
    )
    expect(counted.filter(Boolean)).toEqual([])
    // Those that stand alone, such as beside an option. A business may be called 1000.
    const alone = /<(?:span|tspan|text)\b(?![^>]*-label")[^>]*>(?:<!-- -->)?\d{4,}\b/g
    expect([...body.matchAll(alone)].map(([html]) => html)).toEqual([])
  })

  test('the countries of the locations page are those that have businesses', async () => {
    const { countries } = await dataAt('/locations', 'locations')
    const { facets } = await dataAt('/listings', 'listings')
    const having = facets.countries.filter(({ count }) => count > 0)
    expect(countries.map(({ name, count }) => ({ name, count })).toSorted(byName)).toEqual(
      having.map(({ label, count }) => ({ name: label, count })).toSorted(byName),
    )
  })

  test('what was imported is no advertisement and on no tile of a category, and each page counts it apart', async () => {
    expect(await advertised()).toEqual(before)
    const { known: all } = await dataAt('/listings', 'listings')
    let ofCategories = 0
    for (const { href, count } of await numberedLinks('/categories', site.url)) {
      const { total: onPage, known } = await dataAt(href, 'listings')
      expect(onPage - (known?.total ?? 0), href).toBe(count)
      if (/^\/categories\/[^/]+$/.test(href)) ofCategories += known?.total ?? 0
    }
    expect(ofCategories).toBe(all?.total)
    expect((await dataAt('/classifieds', 'listings')).known?.total).toBe(all?.total)
  })
})

const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)
