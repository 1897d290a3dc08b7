/** `pnpm check`: types, lint, format, unused code, generated files and boundaries, all of it reported at once. */
import { join } from 'node:path'
import { allParts } from './check/parts.ts'
import { report } from './check/report.ts'
import { runParts } from './check/runParts.ts'

const results = await runParts(allParts(join(import.meta.dirname, '..')))
process.stdout.write(report(results))
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
