import type { Column, Relationship, ServedFunction, ServedSchema, Table, View } from './readSchema.ts'

const HEADER = `// What the API serves, for createClient<Database>. Generated from the migrations by \`pnpm generate:types\`; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

`

const TYPES: Record<string, string> = {
  text: 'string',
  'text[]': 'string[]',
  uuid: 'string',
  'timestamp with time zone': 'string',
  date: 'string',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  jsonb: 'Json',
}

/** The source of the `Database` type, in the form that supabase-js expects and `supabase gen types` writes. */
export function databaseTypes({ tables, views, functions }: ServedSchema): string {
  const rows = new Map([
    ...tables.map(({ name }) => [name, `Database['public']['Tables']['${name}']['Row']`] as const),
    ...views.map(({ name }) => [name, `Database['public']['Views']['${name}']['Row']`] as const),
  ])
  const lines = [
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...tables.flatMap(tableLines),
    '    }',
    ...(views.length > 0
      ? ['    Views: {', ...views.flatMap(viewLines), '    }']
      : ['    Views: { [_ in never]: never }']),
    '    Functions: {',
    ...functions.map((served) => functionLine(served, rows)),
    '    }',
    '    Enums: { [_ in never]: never }',
    '    CompositeTypes: { [_ in never]: never }',
    '  }',
    '}',
  ]
  return `${HEADER}${lines.join('\n')}\n`
}

function tableLines({ name, columns, relationships }: Table): string[] {
  return [
    `      ${name}: {`,
    ...columnLines('Row', columns, (column) => `${column.name}: ${valueType(column)}`),
    ...columnLines('Insert', columns, (column) => writtenColumn(column, column.isNullable || column.hasDefault)),
    ...columnLines('Update', columns, (column) => writtenColumn(column, true)),
    ...relationshipLines(relationships),
    '      }',
  ]
}

function viewLines({ name, columns }: View): string[] {
  return [
    `      ${name}: {`,
    ...columnLines('Row', columns, (column) => `${column.name}: ${valueType(column)}`),
    ...relationshipLines([]),
    '      }',
  ]
}

function columnLines(title: string, columns: readonly Column[], line: (column: Column) => string): string[] {
  return [`        ${title}: {`, ...columns.flatMap((column) => unionLines(`          ${line(column)}`)), '        }']
}

/** A long union has a line for each of its types, as the formatter has it. */
function unionLines(line: string): string[] {
  if (line.length <= 120) return [line]
  const [name, type] = line.split(': ') as [string, string]
  return [`${name}:`, ...type.split(' | ').map((one) => `            | ${one}`)]
}

function writtenColumn(column: Column, isOptional: boolean): string {
  return `${column.name}${isOptional ? '?' : ''}: ${column.isAlwaysGenerated ? 'never' : valueType(column)}`
}

function relationshipLines(relationships: readonly Relationship[]): string[] {
  if (relationships.length === 0) return ['        Relationships: []']
  return [
    '        Relationships: [',
    ...relationships.flatMap(({ name, columns, isOneToOne, table, tableColumns }) => [
      '          {',
      `            foreignKeyName: '${name}'`,
      `            columns: [${quoted(columns)}]`,
      `            isOneToOne: ${isOneToOne}`,
      `            referencedRelation: '${table}'`,
      `            referencedColumns: [${quoted(tableColumns)}]`,
      '          },',
    ]),
    '        ]',
  ]
}

function functionLine({ name, parameters, returns, isSet }: ServedFunction, rows: ReadonlyMap<string, string>): string {
  const args = parameters.map(
    (parameter) => `${parameter.name}${parameter.hasDefault ? '?' : ''}: ${typeOf(parameter.type)}`,
  )
  const members = [
    `Args: ${args.length > 0 ? `{ ${args.join('; ')} }` : 'never'}`,
    `Returns: ${rows.get(returns) ?? typeOf(returns)}${isSet ? '[]' : ''}`,
  ]
  const line = `      ${name}: { ${members.join('; ')} }`
  // As the formatter has it.
  return line.length <= 120 ? line : `      ${name}: {\n        ${members.join('\n        ')}\n      }`
}

function valueType({ type, isNullable, values }: Column): string {
  const types = values.length > 0 ? values.map((value) => `'${value}'`) : [typeOf(type)]
  return [...types, ...(isNullable ? ['null'] : [])].join(' | ')
}

/** Throws for a Postgres type without a TypeScript type, so that none becomes `unknown`. */
function typeOf(type: string): string {
  const named = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined
  if (!named) throw new Error(`No TypeScript type is named for Postgres’s ${type}: add it to databaseTypes.ts`)
  return named
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}
