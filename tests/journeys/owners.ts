import type { Page } from '@playwright/test'
import { createAccount } from '../../apps/backend/src/accounts/embeddedAccounts.ts'
import { openPglite } from '../../apps/backend/src/database/openPglite.ts'
import type { RunningSite } from './startSite.ts'

/** Somebody who looks after listings in a journey. */
export interface JourneyOwner {
  readonly email: string
  readonly password: string
  /** By the slug of a listing, the columns that are changed at once. */
  readonly listings: Readonly<Record<string, readonly string[]>>
}

/** Makes accounts that look after listings, for `SiteOptions.prepare`. */
export function withOwners(...owners: readonly JourneyOwner[]) {
  return async (dataFolder: string): Promise<void> => {
    const { connection, close } = await openPglite({ dataFolder, mustExist: true })
    try {
      for (const { email, password, listings } of owners) {
        const account = await createAccount(connection.driver, { email, password })
        for (const [slug, live] of Object.entries(listings)) {
          await connection.driver.query(
            `insert into private.listing_owners (listing_id, account, email, live_columns)
              select id, $1, $2, $3 from public.listings where slug = $4`,
            [account, email, live, slug],
          )
        }
      }
    } finally {
      await close()
    }
  }
}

/** Opens a page for owners, by way of the sign-in. */
export async function openAsOwner(page: Page, site: RunningSite, owner: JourneyOwner, path: string): Promise<void> {
  await page.goto(`${site.url}/owner/sign-in?redirectTo=${encodeURIComponent(path)}`)
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.getByRole('button', { name: /^(Login|Sign in)$/ }).click()
  await page.waitForURL(`**${path}`)
}
