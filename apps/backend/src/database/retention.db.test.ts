// @module-tag ci
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { expect, test } from 'vitest'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import { readMigrations } from './readMigrations.ts'

/** The migration that brings `handled_at`. */
const MIGRATION = '20261122130000'

const SENT = '2025-01-01 00:00:00+00'

test('what was answered before has the time of its answer, or where nobody knows it the time of sending', async () => {
  const postgres = await PGlite.create({ extensions: { pgtap } })
  await postgres.exec(readFileSync(join(SUPABASE_FOLDER, 'bare-postgres.sql'), 'utf8'))
  const migrations = readMigrations('migrations-before-0.1')
  for (const { sql } of migrations.filter(({ version }) => version < MIGRATION)) await postgres.exec(sql)
  await postgres.exec(`
    insert into public.contact_messages (idempotency_key, name, email, message)
      select gen_random_uuid(), name, 'a@dira.example', 'M' from unnest(array['logged', 'forgotten', 'open']) as name;
    insert into public.listing_applications (idempotency_key, plan, business_name, category, country, contact_name, email)
      select gen_random_uuid(), 'premium', name, 'shopping', 'KE', 'N', 'a@dira.example' from unnest(array['decided', 'new']) as name;
    update public.contact_messages set handled = true where name <> 'open';
    update public.listing_applications set status = 'accepted' where business_name = 'decided';
    alter table public.contact_messages disable trigger user;
    update public.contact_messages set created_at = '${SENT}';
    alter table public.contact_messages enable trigger user;
    delete from public.audit_log where row_id in (select id::text from public.contact_messages where name = 'forgotten');
  `)
  for (const { sql } of migrations.filter(({ version }) => version >= MIGRATION)) await postgres.exec(sql)
  const { rows } = await postgres.query(`
    select name, handled_at is not null as is_handled, handled_at = created_at as at_sending from public.contact_messages
    union all select business_name, decided_at is not null, null from public.change_requests order by name`)
  expect(rows).toEqual([
    { name: 'decided', is_handled: true, at_sending: null },
    { name: 'forgotten', is_handled: true, at_sending: true },
    { name: 'logged', is_handled: true, at_sending: false },
    { name: 'new', is_handled: false, at_sending: null },
    { name: 'open', is_handled: false, at_sending: null },
  ])
  // The log says nothing of the migration.
  const { rows: log } = await postgres.query(`select 1 from public.audit_log where changes ? 'handled_at'`)
  expect(log).toEqual([])
  await postgres.close()
})
