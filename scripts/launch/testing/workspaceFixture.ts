import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { pnpmProgram } from '../obtainPnpm.mjs'
import { choosePlatform, thisMachine } from '../platform.mjs'

/** What the pnpm of the fixture does in place of an install: a shell script, with `$NODE` the Node of these tests. */
export const INSTALL = `
mkdir -p node_modules/node/bin packages/one/node_modules
ln -sf "$NODE" node_modules/node/bin/node`

/** A small workspace in a folder of its own, set up by a pnpm that installs nothing and notes each call. */
export interface WorkspaceFixture {
  readonly root: string
  readonly write: (file: string, text: string) => void
  readonly read: (file: string) => string
  /** Gives the fixture its pnpm, as if it had been fetched in an earlier run. */
  readonly providePnpm: (script: string) => void
  /** How often an install was begun. */
  readonly installs: () => number
}

export function makeWorkspace(): WorkspaceFixture {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dira-launch-')))
  // A process that is just ending may still write its last line.
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n')
  write('pnpm-lock.yaml', 'lockfileVersion: 9\n')
  write('package.json', '{ "name": "fixture", "type": "module" }')
  write('packages/one/package.json', '{ "name": "one", "dependencies": { "any": "1.0.0" } }')
  write('installs.log', '')
  return {
    root,
    write,
    read,
    installs: () => read('installs.log').length,
    providePnpm: (script) => {
      const program = pnpmProgram({ tools: join(root, '.dira/tools'), platform: choosePlatform(thisMachine()) })
      mkdirSync(dirname(program), { recursive: true })
      writeFileSync(program, `#!/bin/sh\nNODE='${process.execPath}'\nprintf x >> installs.log\n${script}\n`)
      chmodSync(program, 0o755)
    },
  }
}
