import { CI, expect, startSite, test } from './runningSite.ts'
import { signIn } from './signIn.ts'

test(
  'a site that starts with no data has the sample listings, and prints how its administrator signs in',
  CI,
  async ({ page }) => {
    test.setTimeout(240_000)
    const site = await startSite({ isFirstStart: true })
    try {
      await page.goto(site.url)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the Best Businesses Across Africa')
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click()
      await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
      await page.goto(`${site.url}/listings`)
      await expect(page.getByText('Showing 696 of 696 businesses').first()).toBeVisible()
      await page.goto(`${site.url}/admin`)
      await signIn(page, site)
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    } finally {
      await site.remove()
    }
  },
)
