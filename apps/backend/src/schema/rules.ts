import type { PGlite } from '@electric-sql/pglite'

/** Something that protects the data, and the statement that removes it. */
export interface Rule {
  readonly name: string
  readonly removal: string
}

const RULES = `
  select format('policy "%s" on %s', polname, polrelid::regclass) as name,
    format('drop policy %I on %s', polname, polrelid::regclass) as removal
  from pg_policy
  union all
  select format('trigger %s on %s', tgname, tgrelid::regclass), format('drop trigger %I on %s', tgname, tgrelid::regclass)
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace
  union all
  select format('row-level security of %s', oid::regclass), format('alter table %s disable row level security', oid::regclass)
  from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select format('restricted privileges of %s', oid::regclass),
    format('grant all on %s to anon, authenticated, service_role', oid::regclass)
  from pg_class where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace
  union all
  select format('row-level security behind %s', oid::regclass), format('alter view %s reset (security_invoker)', oid::regclass)
  from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace and 'security_invoker=true' = any (reloptions)
  union all
  select 'default privileges of new tables', 'alter default privileges in schema public grant all on tables to anon, authenticated'
  order by name`

/** Every policy, trigger, row-level security and restricted privilege of the tables and views. */
export async function readRules(postgres: PGlite): Promise<readonly Rule[]> {
  const { rows } = await postgres.query<Rule>(RULES)
  return rows
}
