/* pnpm generate:types [--check]: writes packages/data/src/database.types.ts and docs/database.md from the database, or checks that they are up to date. */
import { join } from 'node:path'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { openScratchDatabase } from '../database/openScratchDatabase.ts'
import { databaseDoc } from '../schema/databaseDoc.ts'
import { databaseTypes } from '../schema/databaseTypes.ts'
import { readCatalogue } from '../schema/readCatalogue.ts'
import { readSchema } from '../schema/readSchema.ts'
import { readHeadings, readSchemas } from '../schema/readSchemas.ts'
import { generateFile } from './generateFile.ts'
import { readOptions } from './readOptions.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const { values } = readOptions({ check: { type: 'boolean', default: false } }, 'pnpm generate:types [--check]')
  const postgres = await openScratchDatabase()
  const schema = await readSchema(postgres)
  const catalogue = await readCatalogue(postgres)
  await postgres.close()
  const options = { source: 'the database says', command: 'pnpm generate:types', check: values.check }
  generateFile({
    ...options,
    path: join(REPOSITORY_ROOT, 'docs/database.md'),
    content: databaseDoc(readSchemas(), readHeadings(), catalogue),
  })
  return generateFile({
    ...options,
    path: join(REPOSITORY_ROOT, 'packages/data/src/database.types.ts'),
    content: databaseTypes(schema),
  })
})
