import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What differs from where this branch left another one: committed, staged, in the work tree or new. */
export function changedFiles(root: string, branch: string): { commit: string; files: readonly string[] } {
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const commit = git('merge-base', 'HEAD', branch) || 'HEAD'
  const names = `${git('diff', '--name-only', commit)}\n${git('ls-files', '--others', '--exclude-standard')}`
  return {
    commit,
    files: [...new Set(names.split('\n'))].filter((file) => file !== '' && existsSync(join(root, file))),
  }
}

/** The modules of stories in the folders of the files. */
export function storiesBeside(root: string, files: readonly string[]): readonly string[] {
  const folders = new Set(files.filter((file) => /^(packages\/ui|apps\/site)\/src\//.test(file)).map(dirname))
  return [...folders].flatMap((folder) => globSync(`${folder}/*.stories.tsx`, { cwd: root }))
}
