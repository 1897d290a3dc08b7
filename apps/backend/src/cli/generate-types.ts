/* pnpm generate:types [--check]: writes packages/data/src/database.types.ts from the migrations, or checks that it is up to date. */
import { join } from 'node:path'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { openScratchDatabase } from '../database/openScratchDatabase.ts'
import { databaseTypes } from '../schema/databaseTypes.ts'
import { readSchema } from '../schema/readSchema.ts'
import { generateFile } from './generateFile.ts'
import { readOptions } from './readOptions.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const { values } = readOptions({ check: { type: 'boolean', default: false } }, 'pnpm generate:types [--check]')
  const postgres = await openScratchDatabase()
  const schema = await readSchema(postgres)
  await postgres.close()
  return generateFile({
    path: join(REPOSITORY_ROOT, 'packages/data/src/database.types.ts'),
    content: databaseTypes(schema),
    source: 'the migrations say',
    command: 'pnpm generate:types',
    check: values.check,
  })
})
