/** `pnpm check:paths`: names of files that say nothing, and paths of one machine in what is committed or new. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const TEXT = /\.(ts|tsx|mjs|js|json|jsonc|md|mdx|ya?ml|toml|sql|css|html|svg|csv)$|(^|\/)(run|\.[a-z.]+)$/
/** Whatever lands there could have lain beside what it serves. */
const EMPTY_NAME = /(?:^|\/)(utils?|helpers?|common|misc)(?=\/|\.[a-z.]+$)/i
/** Absolute: it exists nowhere else. */
const MACHINE_PATH =
  /(?<![\w.:/%-])(?:\/(?:home|Users|root|mnt|srv|tmp|var|private|work|workspaces?)|[A-Z]:\\{1,2}Users)[\\/][\w.-]{2}/

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const faults = listed
  .split('\n')
  .filter((path) => TEXT.test(path) && existsSync(join(ROOT, path)))
  .flatMap((path) => {
    const name = EMPTY_NAME.exec(path)?.[1]
    const lines = readFileSync(join(ROOT, path), 'utf8').split('\n')
    return [
      ...(name
        ? [`${path}  "${name}" says nothing: name the file after its main export and put it where it is used.`]
        : []),
      ...lines.flatMap((line, at) =>
        MACHINE_PATH.test(line)
          ? [
              `${path}:${at + 1}  A path of one machine: write it from the repository's root, or take it from the environment.`,
            ]
          : [],
      ),
    ]
  })
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
