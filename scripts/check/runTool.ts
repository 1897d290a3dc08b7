import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Outcome } from './part.ts'

/** Runs a program of a package that the root depends on. Node starts it itself, without a shell: the same on every system. */
export async function runTool(
  root: string,
  packageName: string,
  [program, ...args]: [string, ...string[]],
): Promise<Outcome> {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> }
  return runScript(root, join(folder, bin[program] ?? program), args)
}

/** Runs a script to its end; what it prints is kept. */
export async function runScript(root: string, script: string, args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject))
  const [printed, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { passed: code === 0, output: printed + complained }
}
