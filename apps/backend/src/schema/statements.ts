/** A statement of a schema file or a migration, with the comment lines directly above it. */
export interface Statement {
  readonly comment: string
  readonly text: string
  readonly kind: StatementKind
  /** What it makes, such as `public.listings`, or `keep_image on public.listings`. The text itself where it makes nothing with a name. */
  readonly name: string
}

/** The kinds in the order in which a database takes them. */
export const STATEMENT_KINDS = [
  'schema',
  'table',
  'function',
  'index',
  'view',
  'trigger',
  'policy',
  'row',
  'grant',
] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** The name that each kind of statement has. */
const NAMED: readonly (readonly [StatementKind, RegExp])[] = [
  ['schema', /^create schema (\w+)/],
  ['schema', /^(alter default privileges)/],
  ['schema', /^do[\s\S]*\bcreate (extension)/],
  ['table', /^create table ([\w.]+)/],
  ['table', /^(?:alter table|comment on table) ([\w.]+)/],
  ['table', /^comment on column ([\w.]+)\.\w+/],
  ['function', /^(?:create (?:or replace )?function|comment on function) ([\w.]+)/],
  ['function', /^do[\s\S]*\bcreate function ([\w.]+)/],
  ['index', /^create (?:unique )?index (\w+)/],
  ['index', /^do[\s\S]*'create index (\w+)/],
  ['view', /^(?:create (?:or replace )?view|comment on view) ([\w.]+)/],
  ['trigger', /^create trigger (\w+)[\s\S]*? on ([\w.]+)/],
  ['policy', /^create policy "([^"]+)"[\s\S]*? on ([\w.]+)/],
  ['row', /^insert into ([\w.]+)/],
  ['grant', /^(?:grant|revoke|select)/],
]

/** One of: a comment, a quoted text, a text between dollars, a name in quotes, the end of a statement. */
const TOKEN = /--[^\n]*|[eE]?'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|"[^"]*"|;[ \t]*(?:--[^\n]*)?/g

/** The statements of a file, in their order. No text of ours has a backslash before a quote. */
export function readStatements(sql: string): readonly Statement[] {
  const statements: Statement[] = []
  let start = 0
  for (const { 0: token, index } of sql.matchAll(TOKEN)) {
    if (!token.startsWith(';')) continue
    const end = index + token.length
    statements.push(statementOf(sql.slice(start, end)))
    start = end
  }
  const rest = sql
    .slice(start)
    .replaceAll(/^--.*$/gm, '')
    .trim()
  if (rest !== '') throw new Error(`A statement has no end: ${rest.slice(0, 100)}`)
  return statements
}

function statementOf(whole: string): Statement {
  const [, comment = '', text = ''] = /^\s*((?:--[^\n]*\n|\s)*)([\s\S]*)$/.exec(whole) ?? []
  const above = comment
    .split(/\n\s*\n/)
    .at(-1)!
    .trim()
  for (const [kind, pattern] of NAMED) {
    const [found, name = text, table] = pattern.exec(text) ?? []
    if (found !== undefined)
      return { comment: above, text, kind, name: table === undefined ? name : `${name} on ${table}` }
  }
  return { comment: above, text, kind: 'row', name: text }
}
