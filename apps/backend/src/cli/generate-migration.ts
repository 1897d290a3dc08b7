/*
 * pnpm generate:migration NAME: writes into a new migration what of supabase/schemas the migrations do not have yet, but for changes of tables, which it names.
 * With --check, fails where the two are not the same database.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import { openScratchDatabase } from '../database/openScratchDatabase.ts'
import { Problem } from '../report/problem.ts'
import { nextMigration } from '../schema/nextMigration.ts'
import { differences, readCatalogue } from '../schema/readCatalogue.ts'
import { orderedSchemas, schemasAsMigration } from '../schema/readSchemas.ts'
import { readOptions } from './readOptions.ts'
import { runCommand, say } from './runCommand.ts'

const USAGE = 'pnpm generate:migration NAME, such as price_level, or --check'

await runCommand(async () => {
  const { values, positionals } = readOptions({ check: { type: 'boolean', default: false } }, USAGE)
  const [name = '', ...others] = positionals
  if (!values.check && (!/^[a-z][a-z0-9_]*$/.test(name) || others.length > 0)) {
    throw new Problem('wrong-usage', `Usage: ${USAGE}`)
  }
  const has = await catalogueOf(undefined)
  const wanted = await catalogueOf([schemasAsMigration()])
  if (values.check) {
    const names = differences(has, wanted)
    if (names.length === 0) say('The migrations make what supabase/schemas says.')
    else {
      throw new Problem(
        'file-unusable',
        `The migrations do not make what supabase/schemas says. Run: pnpm generate:migration NAME. They differ in:\n${names.join('\n')}`,
      )
    }
    return 0
  }
  const { sql, byHand } = nextMigration(has, wanted, orderedSchemas())
  if (sql === '' && byHand.length === 0) {
    say('The migrations make what supabase/schemas says: there is nothing to write.')
    return 0
  }
  const file = `${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}_${name}.sql`
  writeFileSync(join(SUPABASE_FOLDER, 'migrations', file), `${sql}\n`)
  say(`Wrote supabase/migrations/${file}.`)
  if (byHand.length > 0) say(`Write these into it by hand, before the functions that use them:\n${byHand.join('\n')}`)
  return 0
})

async function catalogueOf(statements: string[] | undefined) {
  const postgres = await openScratchDatabase(statements)
  const catalogue = await readCatalogue(postgres)
  await postgres.close()
  return catalogue
}
