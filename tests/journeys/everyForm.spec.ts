import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { administered, administratorForms, OWNER, OWNER_FORMS } from './insideForms.ts'
import { trySubsets } from './everySubset.ts'
import { PUBLIC_FORMS } from './publicForms.ts'
import { CI, expect, NIGHTLY, startSite, test } from './runningSite.ts'
import { openAsOwner, withOwners } from './owners.ts'
import { signIn } from './signIn.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const UI = 'packages/ui/src/directory'

/** Forms in which nothing can be missing, and why. */
const WITHOUT_ROW: Readonly<Record<string, string>> = {
  'packages/ui/src/components/Form/Form.tsx': 'is what the others are drawn with',
  [`${UI}/search/SearchBox/SearchBox.tsx`]: 'does nothing with a blank, as the specification has it',
  [`${UI}/search/FilterPanel/FilterPanel.tsx`]: 'answers each choice at once',
  [`${UI}/search/SortSelect/SortSelect.tsx`]: 'answers each choice at once',
  [`${UI}/search/OpenNowToggle/OpenNowToggle.tsx`]: 'answers each choice at once',
  [`${UI}/search/NearFilter/NearPanel.tsx`]: 'answers each choice at once',
  [`${UI}/search/NearFilter/PlainNearForm.tsx`]: 'is sent by the browser, without script',
  [`${UI}/forms/GetListed/AlreadyListed.tsx`]: 'is sent by the browser, which says of a blank that it is one',
  'apps/site/src/features/listings/CompareForm.tsx': 'is sent by the browser, without script',
  'apps/console/src/features/import/ImportListings/MendRow.tsx':
    'is sent whatever is in it: the server judges the row and says what is wrong',
}

/** Source files with fields that are written in and no form around them, and where they are sent. */
const PARTS: Readonly<Record<string, string>> = {
  [`${UI}/forms/ClaimProof/ClaimName.tsx`]: 'ClaimAsk and ClaimEvidence',
  [`${UI}/forms/SuggestChange/SuggestField.tsx`]: 'SuggestForm',
  [`${UI}/forms/ImagesEditor/ImagesEditor.tsx`]: 'GetListed, RequestTalk, OwnerEdit and ListingEditor',
  [`${UI}/forms/PositionField/PositionField.tsx`]: 'GetListed, OwnerEdit and ListingEditor',
  'apps/site/src/features/get-listed/ApplicationFields.tsx': 'GetListed',
  'apps/site/src/features/get-listed/PageStep.tsx': 'GetListed',
  'apps/console/src/shared/editor/EditorFields.tsx': 'OwnerEdit and ListingEditor',
  'apps/console/src/features/editor/AddressField.tsx': 'ListingEditor, which keeps the address where it is blank',
  'apps/console/src/shared/editor/ListFields.tsx': 'OwnerEdit and ListingEditor',
  'apps/console/src/features/requests/ChangeRequestReview/FieldSides.tsx': 'decided by DecideBar',
  'apps/console/src/features/requests/ChangeRequestReview/NewListingChoice.tsx': 'decided by DecideBar',
  'apps/console/src/features/requests/ChangeRequestReview/DecideBar.tsx':
    'decides by buttons: ChangeRequestReview.test.tsx has what is missing',
  [`${UI}/search/NearFilter/TownField.tsx`]: 'NearPanel',
  [`${UI}/forms/HoursEditor/SpecialDays.tsx`]: 'ListingEditor and GetListed; the day is added by its own button',
  'apps/console/src/features/import/ImportListings/ImportSource.tsx':
    'the step before the dry run says which half is missing',
  'apps/console/src/features/import/ImportListings/ImportValues.tsx': 'each meaning counts at once',
  'apps/console/src/features/inbox/Inbox/MessageReply.tsx': 'goes on in the program for mail, empty or not',
  'apps/console/src/shared/account/links/MadeLinkNotice.tsx': 'is read only',
  [`${UI}/forms/ReferencePlate/RequestLink.tsx`]: 'is read only',
}

const sources = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: REPOSITORY })
  .filter((path) => !/\.(?:test|stories)\.tsx$|\/_template\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(REPOSITORY, path), 'utf8') }))
/** Those that draw one of some elements; comments draw none. */
const drawing = (elements: string) => {
  const jsx = new RegExp(String.raw`^(?!\s*(?:\*|/)).*<(?:${elements})\b`, 'm')
  return sources.filter(({ text }) => jsx.test(text)).map(({ path }) => path)
}

test('every form has a row here, or a word on why nothing can be missing in it', () => {
  const forms = drawing('form|Form')
  const rows = [...PUBLIC_FORMS, ...OWNER_FORMS, ...administratorForms({ listing: '', payment: '' })]
  const known = new Set([...rows.map(({ source }) => source), ...Object.keys(WITHOUT_ROW)])
  expect(known, 'rows of publicForms.ts and insideForms.ts, and WITHOUT_ROW').toEqual(new Set(forms))
  // A field outside a form is sent by nothing that says what is missing.
  const written = drawing('TextField|TextArea|DateField').filter((path) => !forms.includes(path))
  expect(new Set(Object.keys(PARTS)), 'PARTS').toEqual(new Set(written))
})

for (const row of PUBLIC_FORMS) {
  test(`${row.title}: whatever is missing, it is sent or says what to mend`, CI, async ({ page, site }) => {
    if (!row.sendsEmails) return trySubsets(page, site, row)
    // No email is due, so that nobody has to listen there.
    const withMail = await startSite({
      environment: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@dira.example' },
    })
    try {
      await trySubsets(page, withMail, row)
    } finally {
      await withMail.remove()
    }
  })
}

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
