import type { Connection } from '@supabase/lite'

/** A session of a Postgres, or a transaction in it. */
export interface Queries {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The statement says what its rows hold, which its text does not tell the compiler.
  query<Row extends object>(statement: string, values?: string[]): Promise<{ readonly rows: readonly Row[] }>
  /** Runs statements that give nothing back. */
  exec(statements: string): Promise<unknown>
}

/** A transaction, through which rows also pass as the lines of `copy`'s text format. */
export interface Transaction extends Queries {
  /** The rows that a query gives. */
  copyOut(query: string): Promise<Uint8Array>
  /** Adds rows to a table, whose columns are named behind it. */
  copyIn(table: string, rows: Uint8Array<ArrayBuffer>): Promise<unknown>
}

/** A Postgres with all rights. */
export interface Database extends Queries {
  transaction<Result>(task: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

/** An open Postgres: the embedded one (`openPglite`), or a server's (`openServer`). */
export interface OpenedDatabase {
  /** What @supabase/lite answers requests over. */
  readonly connection: Connection
  readonly database: Database
  /** Whether requests must come one at a time: PGlite has one session, which all of them share. */
  readonly isSingleSession: boolean
  /** Whether the database can take the next request, and answered the last one correctly. */
  readonly isIntact: () => Promise<boolean>
  /** The error that ended the session, if one did. */
  readonly failure: () => Error | undefined
  readonly close: () => Promise<void>
}
