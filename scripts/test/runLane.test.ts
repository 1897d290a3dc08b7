import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runLane, type Lane } from './runLane.ts'

const REPORT = `{"numPassedTests":3,"numPendingTests":0,"numTodoTests":0,"testResults":[]}`
const WRITE = `fs.writeFileSync(process.argv.at(-1).split('=')[1], '${REPORT}')`
const failure = (line: string) => ({ failed: 1, failures: [{ line: expect.stringContaining(line) as string }] })

it('a report is read; none, an empty one, and an exit code that it does not explain are failures', async () => {
  expect(await run(WRITE)).toMatchObject({ passed: 3, failed: 0 })
  expect(await run('')).toMatchObject(failure('ended with 0 and left no report'))
  const empty = WRITE.replace(':3', ':0')
  expect(await run(empty)).toMatchObject(failure('ended with 0 and 0 passed'))
  expect(await run(empty, { mayBeEmpty: true })).toMatchObject({ failed: 0 })
  const code = `console.log('one ran\\nUnhandled Error\\nError: gone'); ${WRITE}; process.exitCode = 1`
  expect(await run(code, { isQuiet: true })).toMatchObject(failure('(Unhandled Error Error: gone)'))
})

it('a lane that falls silent is started once more, and given up when it does so again', { tags: ['ci'] }, async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const folder = mkdtempSync(join(tmpdir(), 'dira-lane-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stall = "console.log('adds'); setInterval(() => {}, 1000)"
  const once = `fs.existsSync('${folder}/x') ? ${WRITE} : (fs.writeFileSync('${folder}/x', ''), eval(${JSON.stringify(stall)}))`
  expect(await run(once, { isQuiet: true, watchdog: 2000 })).toMatchObject({ passed: 3, failed: 0 })
  expect(existsSync(join(folder, 'x'))).toBe(true)
  expect(await run(stall, { isQuiet: true, watchdog: 2000 })).toMatchObject(failure('hung twice, after ‘adds’'))
})

it('a lane ends when it is aborted, and none begins after that', async () => {
  const controller = new AbortController()
  const lane = run('setInterval(() => {}, 1000)', { signal: controller.signal })
  controller.abort()
  expect(await lane).toMatchObject(failure('was ended before it was done'))
  expect(await run(WRITE, { signal: controller.signal })).toMatchObject(failure('was not begun'))
})

function run(code: string, options: Partial<Lane> = {}) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const command = [process.execPath, '--eval', code, '--']
  return runLane({
    name: 'a lane of tests',
    command,
    runner: 'vitest',
    signal: new AbortController().signal,
    ...options,
  })
}
