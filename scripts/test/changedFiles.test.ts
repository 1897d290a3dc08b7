import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { changedFiles, storiesBeside } from './changedFiles.ts'

const BUTTON = 'packages/ui/src/components/Button'

it('gives what a branch has committed, changed and added, and the stories beside it', () => {
  const root = mkdtempSync(join(tmpdir(), 'dira-changed-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${Math.random()}`)
  }
  const git = (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@dira.example', '-c', 'init.defaultBranch=main']
    expect(spawnSync('git', [...identity, ...args], { cwd: root }).status, args.join(' ')).toBe(0)
  }
  const commit = (...paths: readonly string[]) => {
    paths.forEach(write)
    git('add', '.')
    git('commit', '--message=x')
  }

  git('init')
  commit('README.md', 'old.ts', 'gone.ts', `${BUTTON}/Button.tsx`, `${BUTTON}/Button.stories.tsx`)
  git('switch', '--create', 'branch')
  commit(`${BUTTON}/Button.tsx`)
  write('old.ts')
  write('new.ts')
  rmSync(join(root, 'gone.ts'))

  const { files } = changedFiles(root, 'main')
  expect(files.toSorted((a, b) => a.localeCompare(b))).toEqual(['new.ts', 'old.ts', `${BUTTON}/Button.tsx`])
  expect(storiesBeside(root, files)).toEqual([`${BUTTON}/Button.stories.tsx`])
  expect(storiesBeside(root, ['README.md'])).toEqual([])
})
