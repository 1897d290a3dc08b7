import type { Queries } from '../database/database.ts'

/** An object of a database. */
export interface CatalogueObject {
  /** Such as `function private.today()`. */
  readonly name: string
  /** All that makes it what it is, as a text. */
  readonly said: string
  /** The kind and the name of the statement that makes it; null for a part of a table. */
  readonly statement: string | null
  readonly drop: string | null
  /** The statements that give a function its privileges; null for anything else. */
  readonly privileges: string | null
}

/** By name. */
export type Catalogue = ReadonlyMap<string, CatalogueObject>

/** The schemas that are ours. */
const OURS = `('public', 'private')`
/** Privileges in one order, without those of the owner. */
const GRANTED = (acl: string) =>
  `(select string_agg(one::text, ' ' order by one::text) from unnest(${acl}) as one where one::text !~ ('^' || current_user || '='))`
const TABLE = `format('%s.%s', pg_class.relnamespace::regnamespace, relname)`

const CATALOGUE = `
  select 'table ' || oid::regclass as name, concat_ws(' ', relkind, relrowsecurity, relforcerowsecurity, reloptions, ${GRANTED('relacl')}, obj_description(oid),
      pg_get_viewdef(oid)) as said,
    case relkind when 'v' then 'view ' else 'table ' end || ${TABLE} as statement,
    case relkind when 'v' then 'drop view ' else 'drop table ' end || ${TABLE} as drop, null as privileges
  from pg_class where relnamespace::regnamespace::name in ${OURS} and relkind in ('r', 'v')
  union all
  select format('column %s.%s', attrelid::regclass, attname), concat_ws(' ', rank() over (partition by attrelid order by attnum),
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attcollation::regcollation, pg_get_expr(adbin, adrelid),
      ${GRANTED('attacl')}, col_description(attrelid, attnum)), null, null, null
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace::regnamespace::name in ${OURS} and relkind = 'r' and attnum > 0 and not attisdropped
  union all
  select format('constraint %s of %s', conname, conrelid::regclass), pg_get_constraintdef(oid), null, null, null
  from pg_constraint where connamespace::regnamespace::name in ${OURS} and contype in ('p', 'u', 'f', 'c', 'x')
  union all
  select 'index ' || relname, concat_ws(' ', pg_get_indexdef(oid), reloptions), 'index ' || relname, format('drop index %s', ${TABLE}), null
  from pg_class where relnamespace::regnamespace::name in ${OURS} and relkind = 'i'
  union all
  select 'function ' || oid::regprocedure, concat_ws(' ', pg_get_functiondef(oid), ${GRANTED('proacl')}, obj_description(oid)),
    format('function %s.%s', pronamespace::regnamespace, proname), format('drop function %s', oid::regprocedure),
    format('revoke all on function %s from public, anon, authenticated, service_role;', oid::regprocedure) || coalesce((
      select format(e'\\ngrant execute on function %s to %s;', pg_proc.oid::regprocedure, string_agg(role, ', ' order by role))
      from unnest(array['anon', 'authenticated', 'service_role']) as role where has_function_privilege(role, pg_proc.oid, 'execute')
      having count(*) > 0), '')
  from pg_proc where pronamespace::regnamespace::name in ${OURS} and prokind = 'f'
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select format('trigger %s on %s', tgname, tgrelid::regclass), pg_get_triggerdef(pg_trigger.oid), format('trigger %s on %s', tgname, ${TABLE}),
    format('drop trigger %s on %s', tgname, ${TABLE}), null
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
  where not tgisinternal and pronamespace::regnamespace::name in ${OURS}
  union all
  select format('policy %s on %s.%s', policyname, schemaname, tablename), concat_ws(' ', permissive, roles, cmd, qual, with_check),
    format('policy %s on %s.%s', policyname, schemaname, tablename), format('drop policy %I on %s.%s', policyname, schemaname, tablename), null
  from pg_policies where schemaname in ${OURS}
  union all
  select format('row of private.table_privileges for %s and %s', table_name, role_name), privileges, null, null, null
  from private.table_privileges`

/** What a database is, object by object. */
export async function readCatalogue(database: Queries): Promise<Catalogue> {
  const { rows } = await database.query<CatalogueObject>(CATALOGUE)
  return new Map(rows.map((object) => [object.name, object]))
}

/** The objects in which two catalogues differ, by name. */
export function differences(one: Catalogue, other: Catalogue): readonly string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => one.get(name)?.said !== other.get(name)?.said).toSorted()
}
