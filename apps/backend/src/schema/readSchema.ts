import type { PGlite } from '@electric-sql/pglite'

export interface Column {
  readonly name: string
  /** As Postgres calls it, such as `timestamp with time zone`. */
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
  /** Only the database may write it. */
  readonly isAlwaysGenerated: boolean
  /** All that a text may be, where a check of its table names it. */
  readonly values: readonly string[]
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

/** A column that shows one of a table is as that one is; what is computed counts as nullable. */
export type View = Pick<Table, 'name' | 'columns'>

export interface ServedFunction {
  readonly name: string
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly hasDefault: boolean }[]
  /** A type, or a table or view of which it answers a row. */
  readonly returns: string
  /** It answers any number of them. */
  readonly isSet: boolean
}

/** What the API serves of a database. */
export interface ServedSchema {
  readonly tables: readonly Table[]
  readonly views: readonly View[]
  readonly functions: readonly ServedFunction[]
}

const RELATIONS = String.raw`
  with origin as (
    select attrelid as relation, attnum as place, attname as name, attrelid as "table", attnum as "column" from pg_attribute
    union all
    -- What a view shows, as Postgres keeps it: a column as it stands, which no outer join makes null.
    select ev_class, entry[1]::int2, entry[2], entry[3]::oid, entry[4]::int2
    from pg_rewrite, regexp_matches(ev_action::text,
      '\{TARGETENTRY :expr \{VAR [^{}]*:varnullingrels \(b\) [^{}]*\} :resno (\d+) :resname (\S+) :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+) ', 'g') as entry
  )
  select relname as name,
    (select jsonb_agg(jsonb_build_object(
      'name', attname,
      'type', format_type(atttypid, null),
      'isNullable', not exists (select from origin join pg_attribute as shown on attrelid = "table" and attnum = "column"
        where relation = pg_class.oid and place = attribute.attnum and name = attribute.attname and attnotnull),
      'hasDefault', atthasdef or attidentity <> '',
      'isAlwaysGenerated', attidentity = 'a' or attgenerated <> '',
      'values', array(select (regexp_matches(said, '''([^'']*)''::text', 'g'))[1]
        from origin join pg_constraint on conrelid = "table" and conkey = array["column"], pg_get_constraintdef(pg_constraint.oid) as said
        where relation = pg_class.oid and place = attribute.attnum and name = attribute.attname and contype = 'c' and said ~ '^CHECK \(\(\w+ = ANY \(ARRAY\[[^()]*\]\)\)\)$')
    ) order by attname)
    from pg_attribute as attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
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
  select proname as name, format_type(prorettype, null) as returns, proretset as "isSet",
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
