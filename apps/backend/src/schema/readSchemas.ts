import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import { readStatements, STATEMENT_KINDS, type Statement } from './statements.ts'

/** A statement of `supabase/schemas`, and the folder that it stands in: its subject. */
export interface SchemaStatement extends Statement {
  readonly subject: string
}

const FOLDER = join(SUPABASE_FOLDER, 'schemas')

/** All statements of `supabase/schemas`, subject by subject. */
export function readSchemas(): readonly SchemaStatement[] {
  return globSync('*/*.sql', { cwd: FOLDER })
    .toSorted()
    .flatMap((file) =>
      readStatements(readFileSync(join(FOLDER, file), 'utf8')).map((statement) => ({
        ...statement,
        subject: file.split('/')[0]!,
      })),
    )
}

/** The heading of each subject: the sentence with which its first file begins. */
export function readHeadings(): ReadonlyMap<string, string> {
  const files = [...globSync('*/functions.sql', { cwd: FOLDER }), ...globSync('*/tables.sql', { cwd: FOLDER })]
  return new Map(
    files.flatMap((file) => {
      const [, heading] = /^-- (.*)\n\n/.exec(readFileSync(join(FOLDER, file), 'utf8')) ?? []
      return heading === undefined ? [] : [[file.split('/')[0]!, heading]]
    }),
  )
}

/** What a database looks at as soon as it has the statement: not the body of a function, which it is told not to check. */
const looksAt = ({ kind, text }: Statement) => {
  if (kind !== 'function') return text
  const [, head = text, body = ''] = /^([\s\S]*?)\bas (\$\w*\$[\s\S]*)$/.exec(text) ?? []
  return body === '' ? text : head
}

/**
 * The statements as one file that an empty database takes: kind by kind over all subjects, but what a statement looks at comes before it.
 */
export function orderedSchemas(): readonly Statement[] {
  const statements = readSchemas()
  const byKind = STATEMENT_KINDS.flatMap((kind) => statements.filter((one) => one.kind === kind))
  const makers = new Map<string, Statement[]>()
  for (const one of byKind) {
    if (!['table', 'function', 'view'].includes(one.kind)) continue
    makers.set(one.name, [...(makers.get(one.name) ?? []), one])
  }
  const taken = new Set<Statement>()
  const ordered: Statement[] = []
  const take = (statement: Statement) => {
    if (taken.has(statement)) return
    taken.add(statement)
    for (const [name] of looksAt(statement).matchAll(/\b(?:public|private)\.\w+/g)) {
      for (const maker of makers.get(name) ?? []) if (maker.name !== statement.name) take(maker)
    }
    ordered.push(statement)
  }
  for (const statement of byKind) take(statement)
  return ordered
}

/** All of `supabase/schemas` as the text of a migration, for an empty database. */
export function schemasAsMigration(): string {
  const texts = orderedSchemas().map(({ comment, text }) => (comment === '' ? text : `${comment}\n${text}`))
  return `-- Functions name each other, whichever comes first.\nset check_function_bodies = off;\n\n${texts.join('\n\n')}\n\nreset check_function_bodies;\n`
}
