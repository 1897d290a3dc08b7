/*
 * Drops each policy, trigger, row-level security and restricted privilege in turn, in a database in memory, and runs the
 * database's tests. A rule that no test misses is not tested. The last line is 'N passed, N failed'.
 */
import { openScratchDatabase } from '../database/openScratchDatabase.ts'
import { readRules } from '../schema/rules.ts'
import { pgTapFiles, readPgTap, runPgTap } from '../schema/runPgTap.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const postgres = await openScratchDatabase()
  const rules = await readRules(postgres)
  let files = pgTapFiles()
  const texts = new Map(files.map((file) => [file, readPgTap(file)]))
  const unnoticed: string[] = []
  for (const { name, removal } of rules) if (!(await isNoticed(name, removal))) unnoticed.push(name)
  // The tests must pass with every rule, or they failed for another reason.
  const isQuiet = !(await isNoticed('', 'select'))
  await postgres.close()

  for (const name of unnoticed) process.stdout.write(`Nothing misses the ${name}\n`)
  if (!isQuiet) process.stdout.write('The tests fail with every rule in its place\n')
  const failures = unnoticed.length + (isQuiet ? 0 : 1)
  process.stdout.write(`${rules.length + 1 - failures} passed, ${failures} failed\n`)
  return failures === 0 ? 0 : 1

  async function isNoticed(rule: string, removal: string): Promise<boolean> {
    // What speaks most of the rule's table is asked first; of the same, what missed a rule of late.
    const table = /\w*$/.exec(rule)?.[0] ?? ''
    const ordered = files.toSorted((one, other) => shareOf(table, other) - shareOf(table, one))
    await postgres.exec('begin')
    await postgres.exec(removal)
    let place = 0
    while (place < ordered.length && (await runPgTap(postgres, ordered[place]!)).length === 0) place += 1
    await postgres.exec('rollback')
    const missing = ordered[place]
    if (missing === undefined) return false
    files = [missing, ...files.filter((file) => file !== missing)]
    return true
  }

  /** How much of a file is about a table. */
  function shareOf(table: string, file: string): number {
    const text = texts.get(file) ?? ''
    return table === '' ? 0 : (text.split(new RegExp(`\\b${table}\\b`)).length - 1) / text.length
  }
})
