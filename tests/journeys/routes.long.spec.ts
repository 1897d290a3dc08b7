import { expectNoComplaints } from './pageEvents.ts'
import { ROUTES } from './routes.ts'
import { test } from './runningSite.ts'

test('no page differs from its hydration', async ({ page, site }) => {
  await expectNoComplaints(
    page,
    site.url,
    ROUTES.map(([path]) => path),
  )
})
