import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { NO_REPORT } from './results.ts'
import { runProgram, type Program } from './runProgram.ts'

const FAILED = NO_REPORT
const PASSED = { ...NO_REPORT, passed: 3, failed: 0 }

const SECOND = 1000

// The programs send a message when time is to go on, so that no test waits for a clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => vi.useRealTimers())

describe('runProgram', () => {
  it('reads what a program reported', async () => {
    expect(await run(REPORT)).toEqual(PASSED)
  })

  it('counts one that reports nothing as one failure', async () => {
    expect(await run('')).toEqual({ ...FAILED, failures: ['A program ended with 0 and left no report.'] })
  })

  it('does not take the report of a run before for its own', async () => {
    const folder = folderOfTest()
    await run(REPORT, { folder })
    expect(await run('', { folder })).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts one that ran no test', async () => {
    const empty = REPORT.replace("'3'", "'0'")
    expect(await run(empty)).toEqual({ ...FAILED, failures: ['A program ended with 0 and 0 passed'] })
    expect(await run(empty, { mayBeEmpty: true })).toEqual({ ...FAILED, failed: 0 })
  })

  it('counts one that fails without a failed test', async () => {
    const failures = ['A program ended with 1 and 3 passed']
    expect(await run(`${REPORT}; process.exitCode = 1`)).toEqual({ ...PASSED, failed: 1, failures })
  })

  it('says which error there was outside of its tests', async () => {
    const code = `console.log('one ran\\nUnhandled Error\\nError: gone'); ${REPORT}; process.exitCode = 1`
    const failures = ['A program ended with 1 and 3 passed (Unhandled Error Error: gone)']
    expect(await run(code, { isQuiet: true })).toEqual({ ...PASSED, failed: 1, failures })
  })

  it('starts a program that hangs once more', async () => {
    const folder = folderOfTest()
    const stallsOnce = `fs.existsSync('${folder}/stalled') ? ${REPORT} : (fs.writeFileSync('${folder}/stalled', ''), ${HANG})`
    expect(await run(stallsOnce, { folder, ...passing(2 * SECOND) })).toEqual(PASSED)
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('started once more'))
  })

  it('gives up a program that hangs twice, even when it ignores SIGTERM', async () => {
    const folder = folderOfTest()
    const code = `process.on('SIGTERM', () => { fs.appendFileSync('${folder}/ends', '.'); process.send('no') }); ${HANG}`
    const failures = ['A program hung twice. Its last message: no']
    expect(await run(code, { folder, ...passing(5 * SECOND) })).toEqual({ ...FAILED, failures })
    expect(readFileSync(`${folder}/ends`, 'utf8')).toBe('..')
  })

  it('waits for a program that goes on sending messages', async () => {
    const says = `for (let said = 0; said < 8; said += 1) process.send('on'); ${REPORT}`
    const onMessage = vi.fn(() => void vi.advanceTimersByTime(1.5 * SECOND))
    expect(await run(says, { watchdog: 2 * SECOND, onMessage })).toEqual(PASSED)
    expect(onMessage).toHaveBeenCalledTimes(8)
  })

  it('ends a program when it is aborted, and starts none after that', async () => {
    const controller = new AbortController()
    const onMessage = () => controller.abort()
    expect(await run(HANG, { signal: controller.signal, onMessage })).toEqual({
      ...FAILED,
      failures: ['A program was ended before it was done.'],
    })
    const failures = ['A program was not begun.']
    expect(await run(REPORT, { signal: controller.signal })).toEqual({ ...FAILED, failures })
  })
})

const REPORT = "fs.writeFileSync(process.env.REPORT, '3')"
const HANG = "setInterval(() => {}, 1000), process.send('hangs')"

/** A watchdog, and as much time that passes at each message. */
function passing(watchdog: number): Pick<Program, 'watchdog' | 'onMessage'> {
  return { watchdog, onMessage: () => void vi.advanceTimersByTime(watchdog) }
}

function run(
  code: string,
  { folder = folderOfTest(), ...options }: Partial<Program> & { folder?: string } = {},
): ReturnType<typeof runProgram> {
  const report = join(folder, 'report')
  return runProgram({
    name: 'A program',
    args: ['-e', `const fs = require('node:fs'); ${code}`],
    environment: { REPORT: report },
    report,
    read: (text) => ({ ...PASSED, passed: Number(text) }),
    signal: new AbortController().signal,
    ...options,
  })
}

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dira-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
