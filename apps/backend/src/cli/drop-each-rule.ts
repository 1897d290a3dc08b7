/*
 * Drops each policy, trigger, row-level security and restricted privilege in turn, in a database in memory, and runs the
 * database's tests. A rule that no test misses is not tested. The last line is 'N passed, N failed'.
 */
import { openScratchDatabase } from '../database/openScratchDatabase.ts'
import { readRules } from '../schema/rules.ts'
import { pgTapFiles, runPgTap } from '../schema/runPgTap.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const postgres = await openScratchDatabase()
  const rules = await readRules(postgres)
  const files = [...pgTapFiles()]
  const unnoticed: string[] = []
  for (const { name, removal } of rules) if (!(await isNoticed(removal))) unnoticed.push(name)
  // The tests must pass with every rule, or they failed for another reason.
  const isQuiet = !(await isNoticed('select'))
  await postgres.close()

  for (const name of unnoticed) process.stdout.write(`Nothing misses the ${name}\n`)
  if (!isQuiet) process.stdout.write('The tests fail with every rule in its place\n')
  const failures = unnoticed.length + (isQuiet ? 0 : 1)
  process.stdout.write(`${rules.length + 1 - failures} passed, ${failures} failed\n`)
  return failures === 0 ? 0 : 1

  async function isNoticed(removal: string): Promise<boolean> {
    await postgres.exec('begin')
    await postgres.exec(removal)
    let place = 0
    while (place < files.length && (await runPgTap(postgres, files[place]!)).length === 0) place += 1
    await postgres.exec('rollback')
    if (place === files.length) return false
    // The next rule is most likely of the same part: what missed this one is asked first.
    files.unshift(...files.splice(place, 1))
    return true
  }
})
