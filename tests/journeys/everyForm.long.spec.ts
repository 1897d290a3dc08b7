import { trySubsets } from './everySubset.ts'
import { administered, administratorForms, OWNER, OWNER_FORMS } from './insideForms.ts'
import { openAsOwner, withOwners } from './owners.ts'
import { expect, NIGHTLY, startSite, test } from './runningSite.ts'
import { signIn } from './signIn.ts'

// Many forms, each tried some forty times.
test.slow()

test('whatever is missing, each form for owners is sent or says what to mend', NIGHTLY, async ({ page }) => {
  const site = await startSite({ prepare: withOwners(OWNER) })
  try {
    await openAsOwner(page, site, OWNER, '/owner/account')
    for (const row of OWNER_FORMS) await test.step(row.title, async () => trySubsets(page, site, row))
  } finally {
    await site.remove()
  }
})

test(
  'whatever is missing, each form for administrators is sent or says what to mend',
  NIGHTLY,
  async ({ page, site }) => {
    const rows = administratorForms(await administered(page, site))
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    for (const row of rows) await test.step(row.title, async () => trySubsets(page, site, row))
  },
)
