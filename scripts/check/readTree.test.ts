import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readTree } from './readTree.ts'

it('reads the texts of the repository, and neither what is installed or made nor what is no text', () => {
  const root = mkdtempSync(join(tmpdir(), 'dira-tree-'))
  const read = ['.ci/run', '.gitignore', 'a.ts', 'packages/ui/src/b.css.ts', 'packages/ui/tsconfig.json']
  const left = ['.env', '.git/config', 'node_modules/x/index.js', 'packages/ui/dist/b.js', 'packages/ui/photo.jpg']
  try {
    for (const path of [...read, ...left]) {
      mkdirSync(join(root, dirname(path)), { recursive: true })
      writeFileSync(join(root, path), path)
    }
    expect([...readTree(root)]).toEqual(read.map((path) => [path, path]))
  } finally {
    rmSync(root, { recursive: true })
  }
})
