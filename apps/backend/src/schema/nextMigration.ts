import { differences, type Catalogue } from './readCatalogue.ts'
import type { Statement } from './statements.ts'

/** A migration, and what it leaves to be written by hand. */
export interface NextMigration {
  /** Empty where nothing of what can be written is another. */
  readonly sql: string
  /** By name, parts of tables that differ. */
  readonly byHand: readonly string[]
}

/**
 * What brings a database from one catalogue to another: its functions, indexes, views, triggers and policies that are gone or another, in the words of
 * the schemas' statements, with who may call what. Tables are changed by hand, but for new ones.
 */
export function nextMigration(from: Catalogue, to: Catalogue, statements: readonly Statement[]): NextMigration {
  const changed = differences(from, to)
  const newTables = changed
    .filter((name) => name.startsWith('table ') && !from.has(name))
    .map((name) => to.get(name)!.statement)
  const isWritten = (name: string) => {
    const statement = (to.get(name) ?? from.get(name))!.statement
    return statement !== null && (!statement.startsWith('table ') || newTables.includes(statement))
  }
  const written = changed.filter(isWritten)
  const parts = changed.filter((name) => !isWritten(name))
  const ofNewTable = (name: string) =>
    newTables.some((table) => name.includes(table!.replace(/^table (?:public\.)?/, '')))
  // A function is replaced where it stands, because others may look at it.
  const drops = written
    .filter((name) => from.has(name) && !(name.startsWith('function ') && to.has(name)))
    .map((name) => `${from.get(name)!.drop};`)
  const wanted = new Set(written.filter((name) => to.has(name)).map((name) => to.get(name)!.statement))
  const made = statements
    .filter(({ kind, name }) => wanted.has(`${kind} ${name}`))
    .map(({ comment, text }) =>
      [comment, text.replace(/^create function/, 'create or replace function')].filter(Boolean).join('\n'),
    )
  const privileges = written.flatMap((name) => to.get(name)?.privileges ?? [])
  // A view or table that is made anew has none of its privileges.
  const restrict = written.some((name) => name.startsWith('table ') && to.has(name))
    ? ['select private.restrict_grants();']
    : []
  return {
    sql: [...drops, ...made, ...privileges, ...restrict].join('\n\n'),
    byHand: parts.filter((name) => !ofNewTable(name)),
  }
}
