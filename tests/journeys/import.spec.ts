import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { spreadsheetFile, spreadsheetOf } from '../../apps/backend/src/testing/spreadsheetFile.ts'
import { signedIn } from './dataService.ts'
import { CI, expect, test } from './runningSite.ts'
import { signIn } from './signIn.ts'

// Long ways through many pages: on a slow machine each takes minutes.
test.slow()

/** A file as a chamber of commerce of another country has it. */
const CHAMBER = [
  'Nr;Nome fantasia;Setor;Cidade;Telefone;Presidente',
  ...Array.from({ length: 700 }, (_, at) => `m-${at};Loja ${at} "do" Bairro;Loja;Maputo;;Sra. Macuácua`),
  'm-a;<b>Café & Filhos</b>;Comes e bebes;Beira;21 300 000;',
  "m-b;Mercado d'Água;Comes e bebes;Beira;ver na porta;",
  'm-c;ልዩ መጋገሪያ;Escritório;Beira;;',
].join('\n')

/** Lets a file fall on the page, as a person does. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([file, base64]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], file))
      return data
    },
    [name, content.toString('base64')] as const,
  )
  await page.getByText('Drop a file of businesses here').dispatchEvent('drop', { dataTransfer: transfer })
}

/** Discards the open import, by the press that says so. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard the import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the import' }).click()
  await expect(page.getByText('Drop a file of businesses here')).toBeVisible()
}

test(
  'a messy file of another country is mapped, tried, applied while nobody looks, and undone; then a spreadsheet',
  CI,
  async ({ page, site }) => {
    await page.goto(`${site.url}/admin`)
    const { headers } = await signedIn(page.request, site)
    const stored = async (where: string) => {
      const answer = await page.request.get(`${site.url}/rest/v1/listings?${where}&order=id`, { headers })
      return (await answer.json()) as Record<string, unknown>[]
    }
    const before = await stored('select=id,business_name,status,phone&limit=1000')

    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible()
    await drop(page, 'camara.csv', Buffer.from(CHAMBER))

    // Columns: three are known by their names, the rest is chosen by hand.
    await expect(page.getByText('Choose a field for “Nr” or leave it out')).toBeVisible()
    await page.getByLabel('Field of “Nr”').selectOption('Business name')
    await expect(page.getByText('Two columns are for “Business name”').first()).toBeVisible()
    await page.getByLabel('Field of “Nr”').selectOption('Source id')
    await page.getByLabel('Field of “Presidente”').selectOption('Left out')
    await expect(page.getByText('No column says the country')).toBeVisible()
    await page.getByLabel('Country', { exact: true }).selectOption('Mozambique')
    await page.getByRole('button', { name: 'Continue to values' }).click()

    // Values.
    await page.getByLabel('Meaning of “Comes e bebes”').selectOption('Restaurants & Dining')
    // The dry run waits for a choice that is still being sent.
    await page.route('**/admin/imports/*/choice', async (route) => {
      await pause(1000)
      await route.continue()
    })
    await page.getByLabel('Meaning of “Escritório”').selectOption('Left out')
    await page.getByRole('button', { name: 'Start the dry run' }).click()

    // The dry run.
    const kinds = page.getByRole('group', { name: 'Kinds of rows' })
    await expect(kinds.getByRole('button', { name: /^702\s*New/ })).toBeVisible({ timeout: 150_000 })
    expect(await stored('source_id=like.m-*&select=id')).toEqual([])
    await kinds.getByRole('button', { name: /1\s*Rejected/ }).click()
    await expect(page.getByText('Category "Escritório" is left out')).toBeVisible()
    // A cell that is of no use costs no business.
    await kinds.getByRole('button', { name: /1\s*With remarks/ }).click()
    await expect(page.getByText(/phone "ver na porta"/i)).toBeVisible()
    const bad = page.getByRole('row').filter({ hasText: 'ver na porta' })
    await bad.getByRole('button', { name: 'Mend here' }).click()
    await page.getByRole('textbox', { name: 'Telefone' }).fill('21 300 001')
    await page.getByRole('button', { name: 'Try this row again' }).click()
    await expect(kinds.getByRole('button', { name: /0\s*With remarks/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('1')
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: 'Row or name' })
    await expect(search).toBeFocused()
    await search.fill('Filhos')
    await expect(page.getByRole('row', { name: /Leave out/ })).toHaveCount(1)
    await expect(page.getByText('<b>Café & Filhos</b>')).toBeVisible()
    await page.getByRole('button', { name: 'Leave out' }).click()
    await expect(page.getByRole('button', { name: 'Take in again' })).toBeVisible()
    await search.blur()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByRole('button', { name: 'Leave out' })).toBeVisible()

    // Applied while the tab is closed.
    await page.getByRole('button', { name: 'Apply 702 rows' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    const context = page.context()
    await page.close()
    await expect
      .poll(async () => (await stored('source_id=in.(m-0,m-699,m-a)&select=id')).length, { timeout: 150_000 })
      .toBe(3)
    const again = await context.newPage()
    await again.goto(`${site.url}/admin/import`)
    await expect(again.getByText('702 new, 0 changed, 0 unchanged, 1 rejected')).toBeVisible({ timeout: 150_000 })
    expect(await stored('source_id=eq.m-a&select=business_name,phone,status,country,category')).toEqual([
      {
        business_name: '<b>Café & Filhos</b>',
        phone: '+258 21 300 000',
        status: 'draft',
        country: 'MZ',
        category: 'restaurants-dining',
      },
    ])

    // Undone by History: equal to before, but for what is archived.
    await again.getByRole('link', { name: 'Undo the import' }).click()
    await again.getByRole('button', { name: 'Archive 702 new listings' }).click()
    await expect(again.getByText('702 listings archived, 0 left alone')).toBeVisible({ timeout: 150_000 })
    const ids = new Set(before.map(({ id }) => id))
    const after = await stored('select=id,business_name,status,phone&status=neq.archived&limit=1000')
    expect(after).toEqual(before.filter(({ status }) => status !== 'archived'))
    expect(after.every(({ id }) => ids.has(id))).toBe(true)

    // A spreadsheet, whose columns are known by their names.
    await again.goto(`${site.url}/admin/import`)
    await again.getByRole('button', { name: 'Import another file' }).click()
    const sheet = spreadsheetFile([
      ['id', 'name', 'category', 'country', 'city'],
      ['x-1', '=SUM(1) & "Söhne"', 'shopping', 'NA', 'Windhoek'],
    ])
    await drop(again, 'members.xlsx', sheet)
    await again.getByRole('button', { name: 'Continue to values' }).click()
    await again.keyboard.press('Control+Enter')
    await again.getByRole('button', { name: 'Apply 1 row' }).click()
    await expect(again.getByText('1 new, 0 changed')).toBeVisible()
    expect(await stored('source_id=eq.x-1&select=business_name')).toEqual([{ business_name: '=SUM(1) & "Söhne"' }])
    await again.getByRole('button', { name: 'Import another file' }).click()
    await expect(again.getByText('Drop a file of businesses here')).toBeVisible()
  },
)

test(
  'a spreadsheet of 25,000 rows is read in the built site, and one that is hostile is refused with its reason',
  CI,
  async ({ page, site }) => {
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.goto(`${site.url}/admin/import`)
    const rows = Array.from({ length: 25_000 }, (_, at) => [`x-${at}`, `Café ${at}`, 'shopping', 'NA', 'Windhoek'])
    await drop(page, 'large.xlsx', spreadsheetFile([['id', 'name', 'category', 'country', 'city'], ...rows]))
    await expect(
      page.getByText('25,001 lines in the file: 1 header, 25,000 in rows, 0 blank, 0 not understood'),
    ).toBeVisible({ timeout: 150_000 })
    await discard(page)

    await drop(page, 'hostile.xlsx', spreadsheetOf('<row/>'.repeat(10_000_000)))
    await expect(page.getByRole('main').getByText('unpacks to more than 200 times its size')).toBeVisible()
    await page.getByRole('button', { name: 'Import another file' }).click()
    await expect(page.getByText('Drop a file of businesses here')).toBeVisible()
  },
)

test(
  'how a file is read is shown for a look: its letters, the row of the names, and merged cells, each to be chosen otherwise',
  CI,
  async ({ page, site }) => {
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.goto(`${site.url}/admin/import`)
    // In Mac Roman, below a title.
    const letters = [0x43, 0x61, 0x66, 0x8e]
    const csv = [
      ...Buffer.from('Annuaire 2026\n\nname,category,country,city\n'),
      ...letters,
      ...Buffer.from(',cafe,KE,Nairobi\n'),
    ]
    await drop(page, 'annuaire.csv', Buffer.from(csv))
    await expect(page.getByText('They are most likely Western (Mac Roman)')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Café' })).toBeVisible()
    const names = page.getByLabel('The names of the columns are in')
    await expect(names).toHaveValue('3')
    await page.getByLabel('The letters are').selectOption('Western (Windows-1252)')
    await expect(page.getByRole('cell', { name: 'CafŽ' })).toBeVisible()
    await names.selectOption('Line 1: Annuaire 2026')
    await expect(page.getByRole('columnheader', { name: 'Annuaire 2026' })).toBeVisible()
    await page.getByLabel('The letters are').selectOption('Western (Mac Roman)')
    await page.getByLabel('The names of the columns are in').selectOption('3')
    await expect(page.getByRole('cell', { name: 'Café' })).toBeVisible()
    await page.getByRole('button', { name: 'This is right' }).click()
    await expect(page.getByLabel('Field of “category”')).toBeVisible()
    await discard(page)

    const merged = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>'
    const text = (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`
    const row = (...cells: readonly string[]) => `<row>${cells.map(text).join('')}</row>`
    const rows = `${row('category', 'country', 'name')}${row('shop', 'KE', 'One')}${row('', 'KE', 'Two')}`
    const sheet = `<worksheet><sheetData>${rows}</sheetData>${merged}</worksheet>`
    await drop(page, 'merged.xlsx', spreadsheetOf('', { 'xl/worksheets/sheet1.xml': sheet }))
    await expect(page.getByText('1 cell goes over several rows, in category')).toBeVisible()
    await page.getByRole('button', { name: 'Fill the text down' }).click()
    await expect(page.getByRole('cell', { name: 'shop' })).toHaveCount(2)
    // Without the file at hand it cannot be read another way.
    await page.reload()
    await expect(page.getByLabel('The names of the columns are in')).toBeDisabled()
    await discard(page)
  },
)

test(
  'an import is somebody’s: another administrator sees whose, changes nothing of it, and discards it only by saying so',
  CI,
  async ({ page, site, browser }) => {
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.goto(`${site.url}/admin/import`)
    await drop(page, 'mine.csv', Buffer.from('name,category,country,city,odd\nMine,shopping,KE,Nairobi,x\n'))
    await page.getByLabel('Field of “odd”').selectOption('Left out')

    const email = 'joseph.mwangi@dira.example'
    const { output } = await site.run('apps/backend/src/cli/make-admin.ts', email)
    const secret = /shown only now\): (\S+)/.exec(output)?.[1] ?? ''
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${site.url}/admin`)
    await signIn(other, site, { email, secret })
    await expect(other.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await other.goto(`${site.url}/admin/import`)
    await expect(other.getByText('admin@dira.example has this import open, and alone decides about it')).toBeVisible()
    await expect(other.getByRole('combobox')).toHaveCount(0)

    // Neither the browser’s Back nor a question that is left takes it away.
    await page.goBack()
    await page.goForward()
    await expect(page.getByLabel('Field of “odd”')).toHaveValue('-')
    await other.getByRole('button', { name: 'Discard the import' }).click()
    await expect(other.getByRole('alertdialog')).toContainText('This import is not yours: admin@dira.example began it.')
    await other.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByLabel('Field of “odd”')).toHaveValue('-')

    await discard(other)
    await page.getByRole('button', { name: 'Continue to values' }).click()
    await page.getByRole('button', { name: 'Start the dry run' }).click()
    await expect(page.getByText('This import is not open any more')).toBeVisible()
    await expect(page.getByText('Drop a file of businesses here')).toBeVisible()
    await other.context().close()
  },
)
