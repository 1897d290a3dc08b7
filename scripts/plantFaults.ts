/**
 * `node scripts/plantFaults.ts --from=COMMIT`: plants one fault after another in the working tree, which must be clean, runs the tests of its subject, and prints as a
 * table what found it. The faults are drawn by a fixed seed from the code of a commit, so that the tests of two trees meet the same ones; one whose line is gone is left out.
 * `--only=3,17` plants some of them, `--list` none.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mulberry32 } from '../packages/directory-core/src/sample/index.ts'

const SEED = 27

interface Area {
  readonly name: string
  readonly count: number
  readonly files: RegExp
  /** What a fault turns into what. */
  readonly changes: readonly (readonly [RegExp, string])[]
  /** The tests that are run one after the other until one fails, as arguments for Vitest, or paths of journeys. */
  readonly suites: (file: string) => readonly (readonly string[])[]
}

const CODE: Area['changes'] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ < /, ' <= '],
  [/ > /, ' >= '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \?\? /, ' && '],
  [/ \+ 1\b/, ''],
  [/ - 1\b/, ''],
  [/\(!(?=\w)/, '('],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
]
const RIGHTS: Area['changes'] = [
  [/ from public, anon, authenticated/, ' from public'],
  [/ to authenticated\b/, ' to anon, authenticated'],
  [/ to service_role\b/, ' to anon, authenticated, service_role'],
  [/using \(.*\)/, 'using (true)'],
  [/with check \(.*\)/, 'with check (true)'],
  [/ if not private\.is_\w+\(.*\) then/, ' if false then'],
]
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1)
const COMPONENTS = ['--project=component*']

const AREAS: readonly Area[] = [
  {
    name: 'core',
    count: 14,
    files: /^packages\/directory-core\/src\/(?!sample|names|.*testing\/).*(?<!\.test)\.ts$/,
    changes: CODE,
    suites: (file) => [
      ['--project=unit*', folderOf(file)],
      ['--project=unit*', 'packages/directory-core'],
    ],
  },
  {
    name: 'ui',
    count: 8,
    files: /^packages\/ui\/src\/(?:components|directory)\/(?!.*admin).*(?<!\.test|\.stories|\.css|messages)\.tsx?$/i,
    changes: CODE,
    suites: (file) => [
      [...COMPONENTS, folderOf(file)],
      [`DIRA_STORIES=${globSync(`${folderOf(file)}*.stories.tsx`).join()}`, '--project=stories', 'src/stories.test.ts'],
      COMPONENTS,
    ],
  },
  {
    name: 'SQL rights',
    count: 8,
    files: /^supabase\/migrations\/.*\.sql$/,
    changes: RIGHTS,
    suites: () => [
      ['--project=backend', 'src/schema/', 'src/database/permissions'],
      ['--project=backend', 'src/database/', 'src/listing/', 'src/admin/', 'src/history/'],
    ],
  },
  {
    name: 'server',
    count: 6,
    files: /^apps\/site\/server\/(?!build|export).*(?<!\.test)\.ts$/,
    changes: CODE,
    suites: (file) => [
      ['--project=apps', folderOf(file)],
      ['--project=apps', 'apps/site'],
      ['tests/journeys/routes.spec.ts', 'tests/journeys/forms.spec.ts'],
    ],
  },
  {
    name: 'administration',
    count: 4,
    files: /^(?:apps\/console\/src|packages\/data\/src\/admin).*(?<!\.test|\.stories|\.css|messages)\.tsx?$/i,
    changes: CODE,
    suites: (file) => [
      ['--project=unit', '--project=apps', folderOf(file)],
      [...COMPONENTS, folderOf(file)],
      ['tests/journeys/admin.spec.ts', 'tests/journeys/adminListings.spec.ts', 'tests/journeys/inbox.spec.ts'],
    ],
  },
]

interface Fault {
  readonly area: Area
  readonly file: string
  readonly line: string
  /** The line behind it, by which it is found where several are the same. */
  readonly next: string
  readonly changed: string
}

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'HEAD' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})
const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 })
if (!values.list && git('status', '--porcelain', '-uno') !== '') throw new Error('Commit what has changed first.')
const only = values.only?.split(',').map(Number)

console.log('| | fault | | found by | seconds |\n|--:|---|---|---|--:|')
for (const [index, fault] of drawFaults().entries()) {
  if (only && !only.includes(index + 1)) continue
  const { area, file, line, changed } = fault
  const began = performance.now()
  const found = values.list ? '' : tryFault(fault)
  const cells = [index + 1, `${area.name}: \`${file}\``, `\`${line.trim()}\` → \`${changed.trim()}\``, found]
  const row = [...cells, Math.round((performance.now() - began) / 1000)]
  console.log(`| ${row.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
}

function drawFaults(): readonly Fault[] {
  const random = mulberry32(SEED)
  const names = git('ls-tree', '-r', '--name-only', values.from).split('\n')
  return AREAS.flatMap((area) => {
    const files = names.filter((name) => area.files.test(name))
    const drawn: Fault[] = []
    while (drawn.length < area.count) {
      const file = pick(files, random)
      const lines = git('show', `${values.from}:${file}`).split('\n')
      const fitting = lines.flatMap((line, at) => {
        const fits = area.changes.filter(
          ([from]) => from.test(line) && !/^\s*(?:\/\/|\*|\/\*|--|import|export \*)/.test(line),
        )
        return fits.map(([from, to]) => ({ line, next: lines[at + 1] ?? '', changed: line.replace(from, to) }))
      })
      if (fitting.length > 0) drawn.push({ area, file, ...pick(fitting, random) })
    }
    return drawn
  })
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)]!
}

function tryFault({ area, file, line, next, changed }: Fault): string {
  const whole = `${line}\n${next}`
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return 'the file is gone'
  }
  if (!text.includes(whole)) return 'the line is gone'
  const withFault = text.replace(whole, () => `${changed}\n${next}`)
  let finds: readonly string[] | undefined
  try {
    writeFileSync(file, withFault)
    finds = area.suites(file).find((suite) => !passes(suite))
  } finally {
    writeFileSync(file, text)
  }
  if (!finds) return '**nothing**'
  return passes(finds) ? finds.join(' ') : `**fails without it too**: ${finds.join(' ')}`
}

function passes(suite: readonly string[]): boolean {
  const isJourney = suite[0]?.startsWith('tests/journeys/')
  const [command, ...args] = isJourney
    ? ['playwright', 'test', '--max-failures=1']
    : ['vitest', 'run', '--bail=1', '--maxWorkers=1', '--passWithNoTests']
  const [, stories = ''] = /^DIRA_STORIES=(.*)/.exec(suite[0] ?? '') ?? []
  const named = suite.filter((arg) => !arg.startsWith('DIRA_STORIES='))
  const { status } = spawnSync(`node_modules/.bin/${command}`, [...args, ...named], {
    stdio: 'ignore',
    env: {
      ...(stories && { DIRA_STORIES: stories }),
      ...process.env,
      DIRA_TESTS: process.env['DIRA_TESTS'] ?? 'named',
      NODE_OPTIONS: '--conditions=@dira/source',
    },
  })
  return status === 0
}
