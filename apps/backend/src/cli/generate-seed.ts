/* pnpm generate:seed [--check]: writes supabase/seed.sql from the sample directory, or checks that it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import { Problem } from '../problem.ts'
import { seedSql } from '../seed/seedSql.ts'
import { readOptions } from './readOptions.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const { values } = readOptions({ check: { type: 'boolean', default: false } }, 'pnpm generate:seed [--check]')
  const path = join(SUPABASE_FOLDER, 'seed.sql')
  const sql = seedSql(SAMPLE_LISTINGS)
  if (values.check) {
    if (readOptional(path) !== sql) {
      throw new Problem(
        'file-unusable',
        'supabase/seed.sql is not what the sample directory says. Run: pnpm generate:seed',
      )
    }
    process.stdout.write('supabase/seed.sql is up to date.\n')
    return 0
  }
  writeFileSync(path, sql)
  process.stdout.write(`Wrote ${SAMPLE_LISTINGS.length} listings to supabase/seed.sql.\n`)
  return 0
})

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
