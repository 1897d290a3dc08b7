import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { planFor } from '../install.mjs'

const MAJOR = process.versions.node.split('.')[0]
const LAUNCH = `import { launch } from ${JSON.stringify(new URL('../launch.mjs', import.meta.url).href)}
await launch(process.argv.slice(2), process.argv[1])`

/** A shell script in place of pnpm: it makes the folders of an install. */
export const INSTALL = `mkdir -p node_modules/node/bin; ln -sf '${process.execPath}' node_modules/node/bin/node`

/** A small workspace whose `start.ts` has some code, set up by a pnpm that installs nothing and logs each call; without a script there is none yet. */
export function workspaceWith(start: string, pnpm: string | undefined = INSTALL) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dira-launch-')))
  // A process that is just ending may still write its last line.
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  write('pnpm-workspace.yaml', `catalog:\n  node: ${MAJOR}.0.0\n`)
  write('pnpm-lock.yaml', 'lockfileVersion: 9\n')
  write('package.json', '{ "name": "fixture", "type": "module", "config": { "pnpm": "12.0.0" } }')
  write('installs.log', '')
  write('start.ts', start)
  if (pnpm !== '') {
    const program = planFor(root).pnpm
    mkdirSync(dirname(program), { recursive: true })
    writeFileSync(program, `#!/bin/sh\nprintf x >> installs.log\n${pnpm}\n`)
    chmodSync(program, 0o755)
  }
  /** Starts `start.ts` by a launcher in a process of its own. */
  const launch = (...args: readonly string[]) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', LAUNCH, root, 'start.ts', ...args], {
      // Without the variables of the npm that started these tests.
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_fetch_retries: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    const ended = new Promise<{ code: number | null; signal: string | null; output: string }>((resolve) =>
      child.once('close', (code, signal) => resolve({ code, signal, output: printed })),
    )
    return { kill: (signal: NodeJS.Signals) => child.kill(signal), printed: () => printed, ended }
  }
  return { root, write, read, installs: () => read('installs.log').length, launch }
}
