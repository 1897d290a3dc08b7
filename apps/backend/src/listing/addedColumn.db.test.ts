import { LISTING_COLUMNS, LISTING_SELECT, listingRows } from '@dira/data'
import { locationNamed } from '@dira/directory-core'
import { expect, test } from 'vitest'
import { readSchema } from '../schema/readSchema.ts'
import { useScratchDatabase } from '../testing/scratchDatabase.ts'

/** The column table with one more line, and the migration for it. */
const COLUMNS = {
  ...LISTING_COLUMNS,
  'contact.whatsapp': { column: 'whatsapp', kind: 'text', nullable: true },
} as const
const { select, fromRow, toRow } = listingRows(COLUMNS)
const MIGRATION = `
  alter table public.listings add column whatsapp text;
  drop view public.published_listings;
  create view public.published_listings with (security_invoker = true) as
    select ${select} from public.listings where status = 'published'`

const listing = {
  id: 'new',
  slug: 'new',
  businessName: 'Baobab Café',
  category: 'shopping',
  location: locationNamed('KE', '', 'Nairobi'),
  address: '',
  phone: '',
  contact: { whatsapp: '+254 700 000000' },
}

const database = useScratchDatabase()

test('the view has the columns of the column table', async () => {
  const { views } = await readSchema(database())
  const [view] = views.filter(({ name }) => name === 'published_listings')
  expect(view?.columns.map(({ name }) => name)).toStrictEqual(LISTING_SELECT.split(',').toSorted())
})

test('a column that is added to the table arrives in rows, queries, the import, the snapshot and the changes', async () => {
  const postgres = database()
  await postgres.exec(MIGRATION)
  expect(select.split(',')).toContain('whatsapp')
  expect(fromRow(toRow(listing))).toStrictEqual(listing)

  expect(await importListing(listing)).toBe('inserted')
  expect(await importListing(listing)).toBe('unchanged')
  const changed = { ...listing, contact: { whatsapp: '+254 711 111111' } }
  expect(await importListing(changed)).toBe('updated')

  const snapshot = await postgres.query<Record<string, unknown>>(`select ${select} from public.published_listings`)
  expect(snapshot.rows.map(fromRow)).toMatchObject([{ businessName: 'Baobab Café', contact: changed.contact }])
  const changes = await postgres.query<{ page: { listings: Record<string, unknown>[] } }>(
    'select public.listing_changes_since() as page',
  )
  expect(changes.rows[0]?.page.listings).toStrictEqual(snapshot.rows)
})

async function importListing(imported: object): Promise<string> {
  const row = {
    fields: { ...toRow(imported), source_id: 'made-1' },
    initial: { status: 'published' },
    slugs: ['baobab'],
  }
  const { rows } = await database().query<{ outcomes: { outcome: string }[] }>(
    'select public.import_listings($1::jsonb) as outcomes',
    [JSON.stringify([row])],
  )
  return rows[0]?.outcomes[0]?.outcome ?? ''
}
