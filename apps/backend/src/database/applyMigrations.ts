import { appliedVersions, type App } from '@supabase/lite'
import { Problem } from '../report/problem.ts'
import type { OpenedDatabase, Queries } from './database.ts'
import { readMigrations, type Migration } from './readMigrations.ts'

/** The roles that Supabase's API takes on. A hosted project has them, and so has a server on which a superuser has made them. */
const ROLES = `
  do $$ declare role text; begin
    foreach role in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_roles where rolname = role) then
        execute format('create role %I nologin %s', role, case role when 'service_role' then 'bypassrls' end);
        execute format('grant %I to current_user', role);
      elsif not pg_has_role(current_user, role, 'member') then
        raise insufficient_privilege using message = format('%I is not granted to %I', role, current_user);
      end if;
    end loop;
  end $$`

/**
 * Applies the missing migrations up to a version, or all of them, each in one transaction with its row in the Supabase CLI's history table. (@supabase/lite's
 * own function looks for the files in the working directory.) A version of before 0.1 is reached by the migrations of then.
 */
export async function applyMigrations(
  app: App,
  { connection, database }: Pick<OpenedDatabase, 'connection' | 'database'>,
  last?: string,
): Promise<void> {
  await app.ensureSystemSchema()
  try {
    await database.exec(ROLES)
  } catch (error) {
    if ((error as { readonly code?: string }).code !== '42501') throw error
    throw new Problem(
      'data-unusable',
      `The account of DATABASE_URL may not take on the roles of the API (${String(error)}). Let a superuser make and grant them: see deploy/README.md.`,
      { cause: error },
    )
  }
  const applied = new Set(await appliedVersions(connection))
  const migrations = migrationsTo(last)
  // Without its first migration such a database has those of before 0.1.
  if (applied.size > 0 && !applied.has(migrations[0].version)) {
    throw new Problem(
      'data-unusable',
      'These data were made before version 0.1. Bring them to it once: pnpm upgrade:data',
    )
  }
  for (const migration of migrations) {
    if (applied.has(migration.version) || (last !== undefined && migration.version > last)) continue
    await database.transaction(async (transaction) => {
      await transaction.exec(migration.sql)
      await noteMigration(transaction, migration)
    })
  }
  await connection.clearSchemaCache()
}

/** The migrations that a version is one of: those of before 0.1 are read only for it. */
function migrationsTo(last: string | undefined): ReturnType<typeof readMigrations> {
  const migrations = readMigrations()
  if (last === undefined || migrations.some(({ version }) => version === last)) return migrations
  return readMigrations('migrations-before-0.1')
}

/** Notes that a database has a migration. */
export async function noteMigration(database: Queries, { version, name, sql }: Migration): Promise<void> {
  await database.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
    [version, name, sql],
  )
}
