import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { applyMigrations } from '../database/applyMigrations.ts'
import { createApp } from '../database/createApp.ts'
import type { Database, OpenedDatabase, Queries, Transaction } from '../database/database.ts'
import { readMigrations } from '../database/readMigrations.ts'
import { readSecrets } from '../data/secrets.ts'
import { Problem } from '../report/problem.ts'
import { BACKUP_FILES, type Backup, type BackupManifest } from './backupFolder.ts'

/** What a backup holds of a database. */
const SCHEMAS = `('public', 'private', 'auth', 'supabase_migrations')`
/** Values are written in one way, whatever a server's settings are, and no policy keeps rows back. */
const AS_TEXT = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local row_security = off`
/** Blocks of a table that are read at once: 4 MB, and what their rows keep elsewhere. */
const BLOCKS = 500
/** Bytes of rows that are written at once. */
const BYTES = 4_000_000

const rowsFile = (folder: string, table: string) => join(folder, BACKUP_FILES.tables, `${table}.copy.gz`)

/** Reads all of a database as it is at one instant, and writes its rows into the folder of a backup. */
export async function dumpTables(
  database: Database,
  folder: string,
): Promise<Pick<BackupManifest, 'migration' | 'sequences' | 'tables'>> {
  await mkdir(join(folder, BACKUP_FILES.tables), { mode: 0o700 })
  return database.transaction(async (transaction) => {
    await transaction.exec('set transaction isolation level repeatable read, read only')
    const tables = await readTables(transaction)
    for (const [name, { rows, columns, blocks }] of Object.entries(tables)) {
      if (rows === 0) continue
      const parts = async function* () {
        for (let from = 0; from < blocks; from += BLOCKS) {
          const within = `ctid >= '(${from},0)' and ctid < '(${from + BLOCKS},0)'`
          yield await transaction.copyOut(`select ${columns} from ${name} where ${within}`)
        }
      }
      // Twice the size of the best, in a fifth of the time.
      const gzip = createGzip({ level: constants.Z_BEST_SPEED })
      await pipeline(Readable.from(parts()), gzip, createWriteStream(rowsFile(folder, name), { mode: 0o600 }))
    }
    const { rows: sequences } = await transaction.query<{ name: string; last: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
       where schemaname in ${SCHEMAS} and last_value is not null`,
    )
    const { rows: migrations } = await transaction.query<{ last: string }>(
      'select max(version) as last from supabase_migrations.schema_migrations',
    )
    // An aggregate returns one row.
    const migration = migrations[0]!.last
    return { migration, sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])), tables }
  })
}

/**
 * Makes an empty database what it was when a backup was made: brings it to the same migration, adds the rows with neither triggers nor
 * foreign keys in their way, and compares each with what the backup noted. The next start applies later migrations.
 */
export async function loadTables(opened: OpenedDatabase, { path, manifest }: Backup): Promise<void> {
  const { migration, version, sequences } = manifest
  if (![...readMigrations(), ...readMigrations('migrations-before-0.1')].some((one) => one.version === migration)) {
    throw new Problem(
      'file-unusable',
      `The backup ${path} is of Dira ${version}, whose database (${migration}) this one does not know. Restore it by that version or a later one.`,
    )
  }
  // Every backup has them.
  await applyMigrations(createApp(opened.connection, readSecrets(path)!), opened, migration)
  const tables = Object.entries(manifest.tables)
  await opened.database.transaction(async (transaction) => {
    const { rows: keys } = await transaction.query<{ drop: string; add: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
       from pg_constraint where contype = 'f' and connamespace::regnamespace::name in ${SCHEMAS}`,
    )
    await transaction.exec(keys.map(({ drop }) => drop).join(';'))
    await transaction.exec(tables.map(([name]) => `alter table ${name} disable trigger user`).join(';'))
    await transaction.exec(`truncate ${tables.map(([name]) => name).join()}`)
    for (const [name, { rows, columns }] of tables) {
      if (rows > 0) await addRows(transaction, `${name} (${columns})`, rowsFile(path, name))
    }
    for (const [name, last] of Object.entries(sequences)) {
      await transaction.query('select setval($1::text::regclass, $2::text::bigint)', [name, last])
    }
    await transaction.exec(tables.map(([name]) => `alter table ${name} enable trigger user`).join(';'))
    await transaction.exec(keys.map(({ add }) => add).join(';'))
    const found = await readTables(transaction)
    const others = tables.filter(([name, { rows, hash }]) => found[name]?.rows !== rows || found[name].hash !== hash)
    if (others.length > 0) {
      const names = others.map(([name]) => name).join(', ')
      throw new Problem('file-unusable', `The backup ${path} holds other rows than it noted in ${names}.`)
    }
    // Readers who know a later version than the backup's begin anew, instead of taking what comes for what they have.
    await transaction.exec('update private.listings_version set epoch = gen_random_uuid()')
  })
}

/** Adds the rows of a file. A line is a row: a break within one is written as `\n`. */
async function addRows(transaction: Transaction, table: string, file: string): Promise<void> {
  let kept = Buffer.alloc(0)
  await pipeline(createReadStream(file), createGunzip({ chunkSize: BYTES }), async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      const past = part.lastIndexOf('\n') + 1
      if (past > 0) await transaction.copyIn(table, Buffer.concat([kept, part.subarray(0, past)]))
      kept = Buffer.concat([past > 0 ? Buffer.alloc(0) : kept, part.subarray(past)])
    }
  })
}

/** The tables that a backup holds: their columns but for those that are worked out, their size, how many rows they have, and a hash of all of these in no order. */
export async function readTables(database: Queries): Promise<BackupManifest['tables']> {
  await database.exec(AS_TEXT)
  const { rows: found } = await database.query<{ name: string; columns: string; blocks: number }>(
    `select format('%I.%I', relnamespace::regnamespace::name, relname) as name,
       (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (pg_relation_size(oid) / current_setting('block_size')::integer)::integer as blocks
     from pg_class where relkind = 'r' and relnamespace::regnamespace::name in ${SCHEMAS}
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') order by name`,
  )
  const tables: BackupManifest['tables'] = {}
  for (const { name, ...table } of found) {
    const { rows } = await database.query<{ rows: number; hash: string }>(
      `select count(*)::integer as rows, coalesce(sum(hashtextextended(a_row::text, 0)::numeric), 0)::text as hash from ${name} as a_row`,
    )
    tables[name] = { ...table, ...rows[0]! } // An aggregate returns one row.
  }
  return tables
}
