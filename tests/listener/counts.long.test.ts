import { expect, inject, test } from 'vitest'
import { ask } from './ask.ts'
import { attribute, linksIn, textOf } from './readPage.ts'

const { url } = inject('site')

/** The X and Y of 'Showing X of Y businesses' on a page. */
async function shown(path: string): Promise<{ matches: number; total: number }> {
  const { body } = await ask(url, path)
  const lines = [...body.matchAll(/<(\w+)[^>]*>(Showing [^]*?)<\/\1>/g)].map(([, , html = '']) => textOf(html))
  expect(lines, path).toEqual([expect.stringMatching(/^Showing \d+ of \d+ business(es)?$/)])
  const [matches = NaN, total = NaN] = (lines[0]?.match(/\d+/g) ?? []).map(Number)
  return { matches, total }
}

/** The links of a page's main part that name a number of listings, and the number. */
async function numberedLinks(path: string): Promise<{ href: string; count: number }[]> {
  const [main = ''] = /<main\b[^]*<\/main>/.exec((await ask(url, path)).body) ?? []
  return linksIn(main).flatMap(({ href, text }) => {
    const count = /(\d+) listings/.exec(text)?.[1]
    return count === undefined ? [] : [{ href, count: Number(count) }]
  })
}

/** The categories and countries that a list can be narrowed to, with the number beside each. */
async function options(path: string): Promise<{ name: string; value: string; count: number }[]> {
  const { body } = await ask(url, path)
  const boxes = [...body.matchAll(/<input\s[^>]*type="checkbox"[^>]*>/g)].map(([tag]) => tag)
  return boxes.flatMap((tag) => {
    const name = attribute(tag, 'name')
    if (name !== 'category' && name !== 'country') return []
    const description = new RegExp(`<(\\w+)[^>]*\\sid="${attribute(tag, 'aria-describedby')}"[^>]*>([^]*?)</\\1>`)
    const count = Number(/\d+/.exec(textOf(description.exec(body)?.[2] ?? ''))?.[0])
    return [{ name, value: attribute(tag, 'value'), count }]
  })
}

test('the number on every tile and link is the number of businesses that it leads to', async () => {
  const pages = ['/', '/categories', '/locations', '/listings/nara-dunes-lodge']
  const links = (await Promise.all(pages.map(numberedLinks))).flat()
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

test.each([
  ['/categories/accommodation', '/classifieds?category=accommodation'],
  ['/categories/accommodation?country=kenya&sort=az', '/classifieds?category=accommodation&country=kenya&sort=az'],
  ['/categories/accommodation/safari-lodges?page=2', '/classifieds?category=accommodation'],
])('the page of a category says how many more are classified, and leads to them: %s', async (path, classifieds) => {
  const more = linksIn((await ask(url, path)).body).find(({ text }) => text.endsWith(' in Classifieds'))
  expect(more?.href).toBe(classifieds)
  expect(await shown(classifieds)).toMatchObject({ matches: Number.parseInt(more?.text ?? '', 10) })
})

test('a page on which no more are classified says nothing of them', async () => {
  for (const path of ['/listings', '/locations/kenya', '/categories/accommodation?search=nara+dunes+lodge'])
    expect((await ask(url, path)).body).not.toContain(' in Classifieds')
})
