import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { whenReady } from './pageEvents.ts'
import { CI, expect, startSite, test } from './runningSite.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const REAL = process.env['DIRA_REAL_DATA'] ?? join(REPOSITORY, '..', 'shared', 'data')
const IMPORT = 'apps/backend/src/cli/import-listings.ts'

/** Files to import, how many businesses a visitor then finds, and how many pharmacies of a town: real ones where they are, made-up ones elsewhere. */
const SOURCE = existsSync(join(REAL, 'kenya-osm.csv'))
  ? {
      folder: REAL,
      file: 'kenya-osm.csv',
      places: 'kenya-places.csv',
      found: { carnivore: 1, nakumatt: 15 },
      pharmacies: { 'pharmacy nairobi': 130, 'pharmacy mombasa': 136 },
    }
  : {
      folder: join(REPOSITORY, 'apps/backend/fixtures'),
      file: 'businesses.csv',
      places: 'places.csv',
      found: { 'corner shop': 4, oliech: 1 },
      pharmacies: {},
    }

/** The businesses of a list: cards, and rows of those that nobody has claimed. */
const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/listings/"]') })

test(
  'imported businesses are found, with and without script, before and after a restart',
  CI,
  async ({ browser, request }) => {
    test.setTimeout(300_000)
    const site = await startSite()
    try {
      const imported = await site.run(
        IMPORT,
        join(SOURCE.folder, SOURCE.file),
        '--places',
        join(SOURCE.folder, SOURCE.places),
      )
      expect(imported.output).toMatch(/Done\./)
      // Visitors are shown an import as the server follows it, the last of it some seconds after its end.
      for (const [text, matches] of Object.entries(SOURCE.found)) {
        const searched = async () => (await request.get(`${site.url}/listings?search=${text}`)).text()
        await expect.poll(searched, { timeout: 120_000 }).toContain(`Showing ${matches} of `)
      }

      for (const moment of ['before', 'after']) {
        if (moment === 'after') await site.restart()
        for (const javaScriptEnabled of [true, false]) {
          const context = await browser.newContext({ javaScriptEnabled })
          const page = await context.newPage()
          for (const [text, count] of Object.entries(SOURCE.found)) {
            await page.goto(`${site.url}/listings`)
            await page.getByLabel('Search businesses').fill(text)
            await page.getByLabel('Search businesses').press('Enter')
            await expect(
              page.getByText(new RegExp(`Showing ${count} of [\\d,]+ businesses`)),
              `${text} ${moment}`,
            ).toBeVisible()
            await expect(entries(page)).toHaveCount(count)
            await expect(entries(page).first()).toContainText(new RegExp(text.replace(' ', '\\s+'), 'i'))
          }
          for (const [text, count] of Object.entries(SOURCE.pharmacies)) {
            await page.goto(`${site.url}/listings`)
            await page.getByLabel('Search businesses').fill(text)
            await page.getByLabel('Search businesses').press('Enter')
            await expect(page.getByText(`Showing ${count} of `)).toBeVisible()
            await expect(entries(page).first()).toContainText('Pharmacy')
          }
          await page.goto(`${site.url}/locations`)
          const all = page.getByRole('link', { name: /^View all \([\d,]+ listings\) in Kenya$/ })
          // With more countries than twelve their rows are closed.
          await page.locator('details:not([open]) > summary').filter({ hasText: 'Kenya' }).click()
          const [count = ''] =
            /[\d,]+/.exec((await all.getAttribute('aria-label')) ?? (await all.textContent()) ?? '') ?? []
          await all.click()
          await expect(page.getByText(`Showing ${count} of ${count} businesses`)).toBeVisible()
          await context.close()
        }
      }
    } finally {
      await site.remove()
    }
  },
)

/** Texts to type, each with the town that is meant, its country, and where it is. */
const TOWNS = [
  ['Agadir', 'Agadir ⴰⴳⴰⴷⵉⵔ أكادير', 'Morocco', '30.42,-9.6'],
  ["N'Djaména", "N'Djaména نجامينا", 'Chad', '12.11,15.05'],
  ['ndjamena', "N'Djaména نجامينا", 'Chad', '12.11,15.05'],
  ['Cairo', 'القاهرة', 'Egypt', '30.05,31.25'],
  ['Man', 'Man', 'Ivory Coast', '7.41,-7.55'],
  ['Tripoli, Libya', 'Tripoli', 'Libya', '32.89,13.18'],
] as const

test(
  'a list is near whatever town is typed and sent at once, by its own name or one that the guide knows',
  CI,
  async ({ page }) => {
    const site = await startSite()
    try {
      const rows = TOWNS.map(([, city, country, point]) => `Chez ${city},restaurant,${country},${city},${point}`)
      const csv = join(site.dataFolder, '..', 'towns.csv')
      writeFileSync(csv, ['name,category,country,city,lat,lng', ...new Set(rows)].join('\n'))
      expect((await site.run(IMPORT, csv)).output).toMatch(/Done\. 5 rows: 5 imported/)
      // A row that is searched for is in the places, too.
      await expect
        .poll(async () => (await page.request.get(`${site.url}/towns.json?search=Man`)).text())
        .toContain('Man, ')
      for (const [typed, city] of TOWNS) {
        await page.goto(`${site.url}/listings`)
        await whenReady(page)
        await page.locator('summary', { hasText: 'Near' }).click()
        await page.getByRole('combobox', { name: 'Near which town?' }).fill(typed)
        await page.getByRole('combobox', { name: 'Near which town?' }).press('Enter')
        await expect(entries(page).filter({ hasText: `Chez ${city}` }), typed).toBeVisible()
        await expect(page.getByRole('link', { name: /^Remove Within 10 km of / }), typed).toBeVisible()
      }
    } finally {
      await site.remove()
    }
  },
)
