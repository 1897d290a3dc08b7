import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runProgram, type Program } from './runProgram.ts'

const PASSED = { passed: 3, failed: 0, skipped: 0, failures: [] }
const FAILED = { passed: 0, failed: 1, skipped: 0, failures: [] }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

describe('runProgram', () => {
  it('reads what a program reported', async () => {
    expect(await run(REPORT)).toEqual(PASSED)
  })

  it('counts one that reports nothing as one failure', async () => {
    expect(await run('')).toEqual(FAILED)
  })

  it('does not take the report of a run before for its own', async () => {
    const folder = folderOfTest()
    await run(REPORT, { folder })
    expect(await run('', { folder })).toEqual(FAILED)
  })

  it('counts one that fails without a failed test', async () => {
    expect(await run(`${REPORT}; process.exitCode = 1`)).toEqual({ ...PASSED, failed: 1 })
  })

  it('begins one that says nothing once more', async () => {
    const folder = folderOfTest()
    const stallsOnce = `fs.existsSync('${folder}/stalled') ? ${REPORT} : (fs.writeFileSync('${folder}/stalled', ''), ${HANG})`
    expect(await run(stallsOnce, { folder, patience: 1000 })).toEqual(PASSED)
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('begun once more'))
  })

  it('gives up one that says nothing twice, also when it does not end by itself', async () => {
    const folder = folderOfTest()
    const code = `process.on('SIGTERM', () => fs.appendFileSync('${folder}/ends', '.')); ${HANG}`
    expect(await run(code, { folder, patience: 500 })).toEqual(FAILED)
    expect(readFileSync(`${folder}/ends`, 'utf8')).toBe('..')
  })

  it('waits for one that goes on saying something', async () => {
    const says = `let said = 0; const t = setInterval(() => { process.send('on'); if (++said === 8) { clearInterval(t); ${REPORT}; process.disconnect() } }, 250)`
    const onPulse = vi.fn<() => void>()
    expect(await run(says, { patience: 1500, onPulse })).toEqual(PASSED)
    expect(onPulse).toHaveBeenCalledTimes(8)
  })

  it('ends one that is called off, and begins none after that', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 500)
    expect(await run(HANG, { signal: controller.signal })).toEqual(FAILED)
    expect(await run(REPORT, { signal: controller.signal })).toEqual(FAILED)
  })
})

const REPORT = "fs.writeFileSync(process.env.REPORT, '3')"
const HANG = 'setInterval(() => {}, 1000)'

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
    read: (text) => ({ passed: Number(text), failed: 0, skipped: 0, failures: [] }),
    signal: new AbortController().signal,
    ...options,
  })
}

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dira-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
