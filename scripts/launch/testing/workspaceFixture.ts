import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { pnpmFolder } from '../install.mjs'

/** A shell script in place of pnpm: it makes the folders of an install, with `$NODE` the Node of these tests. */
export const INSTALL = `
mkdir -p node_modules/node/bin
ln -sf "$NODE" node_modules/node/bin/node`

/** A small workspace in its own folder, set up by a pnpm that installs nothing and logs each call. */
export interface WorkspaceFixture {
  readonly root: string
  readonly write: (file: string, text: string) => void
  readonly read: (file: string) => string
  /** Adds the fixture's pnpm, as if an earlier run had fetched it. */
  readonly providePnpm: (script: string) => void
  /** How many installs have started. */
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
  write('installs.log', '')
  return {
    root,
    write,
    read,
    installs: () => read('installs.log').length,
    providePnpm: (script) => {
      const program = join(pnpmFolder(root), 'pnpm')
      mkdirSync(dirname(program), { recursive: true })
      writeFileSync(program, `#!/bin/sh\nNODE='${process.execPath}'\nprintf x >> installs.log\n${script}\n`)
      chmodSync(program, 0o755)
    },
  }
}

/** A workspace whose `start` runs a script, and that has a pnpm. */
export function workspaceWith(start: string, pnpm = INSTALL): WorkspaceFixture {
  const workspace = makeWorkspace()
  workspace.write('scripts/start.ts', start)
  workspace.providePnpm(pnpm)
  return workspace
}
