import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runScript, runTool } from './runTool.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'dira-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('runScript', () => {
  it('passes when the script ends well', async () => {
    expect(await runScript(folder, script('console.log(process.argv[2])'), ['--check'])).toEqual({
      passed: true,
      output: '--check\n',
    })
  })

  it('fails with what the script printed and complained of', async () => {
    const code = "console.log('found'); console.error('lost'); process.exitCode = 3"
    expect(await runScript(folder, script(code), [])).toEqual({ passed: false, output: 'found\nlost\n' })
  })
})

describe('runTool', () => {
  it('finds the program of an installed package', async () => {
    expect(await runTool(ROOT, 'typescript', ['tsc', '--version'])).toMatchObject({
      passed: true,
      output: expect.stringContaining('Version'),
    })
  })

  it('says which package is missing', async () => {
    await expect(runTool(ROOT, 'not-installed', ['any'])).rejects.toThrow('not-installed')
  })
})

function script(code: string): string {
  const path = join(folder, 'script.mjs')
  writeFileSync(path, code)
  return path
}
