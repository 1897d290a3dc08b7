import type { PGlite } from '@electric-sql/pglite'

export interface Column {
  readonly name: string
  /** As Postgres calls it, such as `timestamp with time zone`. */
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
  /** Only the database may write it. */
  readonly isAlwaysGenerated: boolean
}

export interface Relationship {
  readonly name: string
  readonly columns: readonly string[]
  readonly isOneToOne: boolean
  readonly table: string
  readonly tableColumns: readonly string[]
}

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** The foreign keys to served tables. */
  readonly relationships: readonly Relationship[]
}

/** All of its columns count as nullable: Postgres does not carry NOT NULL over to views. */
export type View = Pick<Table, 'name' | 'columns'>

export interface ServedFunction {
  readonly name: string
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly hasDefault: boolean }[]
  readonly returns: string
}

/** What the API serves of a database. */
export interface ServedSchema {
  readonly tables: readonly Table[]
  readonly views: readonly View[]
  readonly functions: readonly ServedFunction[]
}

const RELATIONS = `
  select relname as name,
    (select jsonb_agg(jsonb_build_object(
      'name', attname,
      'type', format_type(atttypid, null),
      'isNullable', not attnotnull,
      'hasDefault', atthasdef or attidentity <> '',
      'isAlwaysGenerated', attidentity = 'a' or attgenerated <> ''
    ) order by attname)
    from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
    coalesce((select jsonb_agg(jsonb_build_object(
      'name', conname,
      'columns', (select jsonb_agg(attname order by place) from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number),
      'isOneToOne', exists (select from pg_index
        where indrelid = conrelid and indisunique and indkey::int2[] <@ conkey and conkey <@ indkey::int2[]),
      'table', confrelid::regclass::text,
      'tableColumns', (select jsonb_agg(attname order by place) from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number)
    ) order by conname)
    from pg_constraint join pg_class as other on other.oid = confrelid
    where contype = 'f' and conrelid = pg_class.oid and other.relnamespace = pg_class.relnamespace), '[]') as relationships
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind::text = any ($1)
  order by relname`

const FUNCTIONS = `
  select proname as name, format_type(prorettype, null) as returns,
    coalesce((select jsonb_agg(jsonb_build_object(
      'name', proargnames[place],
      'type', format_type(type, null),
      'hasDefault', place > pronargs - pronargdefaults
    ) order by place)
    from unnest(proargtypes::oid[]) with ordinality as parameter (type, place)), '[]') as parameters
  from pg_proc
  where pronamespace = 'public'::regnamespace
  order by proname`

/** Reads from a database what the API serves: the tables, views and functions of the schema `public`. */
export async function readSchema(postgres: PGlite): Promise<ServedSchema> {
  const tables = await postgres.query<Table>(RELATIONS, [['r', 'p']])
  const views = await postgres.query<View>(RELATIONS, [['v']])
  const functions = await postgres.query<ServedFunction>(FUNCTIONS)
  return { tables: tables.rows, views: views.rows, functions: functions.rows }
}
