import { appliedVersions, type App } from '@supabase/lite'
import type { OpenedDatabase } from './database.ts'
import { readMigrations } from './readMigrations.ts'

/** The roles that Supabase's API uses. A hosted project already has them. */
const ROLES = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  end $$;
  grant anon, authenticated, service_role to current_user`

/**
 * Applies the missing migrations, each in one transaction with its row in the Supabase CLI's history table. (@supabase/lite's
 * own function looks for the files in the working directory.)
 */
export async function applyMigrations(
  app: App,
  { connection, database }: Pick<OpenedDatabase, 'connection' | 'database'>,
): Promise<void> {
  await app.ensureSystemSchema()
  await database.exec(ROLES)
  const applied = new Set(await appliedVersions(connection))
  for (const { version, name, sql } of readMigrations()) {
    if (applied.has(version)) continue
    await database.transaction(async (transaction) => {
      await transaction.exec(sql)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
        [version, name, sql],
      )
    })
  }
  await connection.clearSchemaCache()
}
