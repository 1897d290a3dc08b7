/**
 * `npm run require:changeset -- [commit]`: fails where the types that a package exports are others than at a commit, and no changeset that came since names the
 * package. Without a commit it is that of the last release; before the first release there is nothing to compare with.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages, readManifest } from '../packed/installPackages.ts'
import { withoutChangeset } from './withoutChangeset.ts'

const ROOT = join(import.meta.dirname, '../..')
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 })

const base = process.argv[2] ?? lastRelease()
if (base === undefined) console.log('There is no release yet: no changeset is asked for.')
else {
  const packages = publishedPackages(ROOT).map((folder) => ({
    name: readManifest(join(ROOT, 'packages', folder)).name,
    before: textAt(`packages/${folder}/api.md`),
    now: readFileSync(join(ROOT, `packages/${folder}/api.md`), 'utf8'),
  }))
  const added = git('diff', '--name-only', '--diff-filter=AM', base, '--', '.changeset/*.md', 'packages/*/CHANGELOG.md')
  const texts = added.split('\n').flatMap((file) => (file === '' ? [] : [readFileSync(join(ROOT, file), 'utf8')]))
  for (const name of withoutChangeset(packages, texts)) {
    console.error(
      `${name} exports something else than at ${base}, and no changeset says so: run \`npm run changeset\`.`,
    )
    process.exitCode = 1
  }
}

function lastRelease(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match=@dira/*').trim()
  } catch {
    return undefined
  }
}

/** A file as it was; none where there was none. */
function textAt(file: string): string | undefined {
  try {
    return git('show', `${base}:${file}`)
  } catch {
    return undefined
  }
}
