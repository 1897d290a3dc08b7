/* pnpm generate:seed [--check]: writes supabase/seed.sql from the sample directory, or checks that it is up to date. */
import { join } from 'node:path'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'
import { seedSql } from '../seed/seedSql.ts'
import { generateFile } from './generateFile.ts'
import { readOptions } from './readOptions.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const { values } = readOptions({ check: { type: 'boolean', default: false } }, 'pnpm generate:seed [--check]')
  return generateFile({
    path: join(SUPABASE_FOLDER, 'seed.sql'),
    content: seedSql(SAMPLE_LISTINGS),
    source: 'the sample directory says',
    command: 'pnpm generate:seed',
    check: values.check,
  })
})
