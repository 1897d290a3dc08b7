// @module-tag ci
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTree } from './check/readTree.ts'
import { runTool } from './check/runTool.ts'

const ROOT = join(import.meta.dirname, '..')
const COPIED = [
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'tsconfig.base.json',
  'scripts',
  'packages/ui/package.json',
  'packages/ui/tsconfig.json',
  'packages/ui/src',
]
const INSTALLED = ['node_modules', 'packages/ui/node_modules']
const MADE = [
  ['RatingStars', 'components'],
  // Breaks lines where the template's name leaves them whole.
  ['AccommodationAvailabilityOverviewForVisitors', 'directory'],
] as const

const root = mkdtempSync(join(tmpdir(), 'dira-component-'))
let written: readonly string[]

/** Two components in a copy of the repository. */
beforeAll(() => {
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true })
  for (const path of INSTALLED) symlinkSync(join(ROOT, path), join(root, path), 'junction')
  const printed = MADE.map(
    ([name, folder]) => newComponent([name, ...(folder === 'directory' ? ['--directory'] : [])]).stdout,
  )
  written = printed.flatMap((text) => text.match(/^packages\/.*/gm) ?? [])
})
afterAll(() => rmSync(root, { recursive: true }))

describe('a new component', () => {
  it('compiles together with what the package exports', async () => {
    const project = {
      extends: './tsconfig.json',
      // The matchers of tests, which some other test would bring in.
      compilerOptions: { types: ['vite/client', 'vitest/browser'] },
      include: ['src/index.ts', ...MADE.map(([name, folder]) => `src/${folder}/${name}`)],
    }
    writeFileSync(join(root, 'packages/ui/tsconfig.made.json'), JSON.stringify(project))
    const { passed, output } = await runTool(root, 'typescript', ['tsc', '-p', 'packages/ui/tsconfig.made.json'])
    expect(passed, output).toBe(true)
  })

  it.each([
    ['passes lint', 'oxlint', []],
    ['is formatted as the rest is', 'oxfmt', ['--check']],
  ] as const)('%s', async (_, tool, options) => {
    expect(written).toHaveLength(18)
    const { passed, output } = await runTool(root, tool, [tool, ...options, ...written])
    expect(passed, output).toBe(true)
  })

  it.each(MADE)('%s has every file of the template under its own name, and no word of it', (name, folder) => {
    const files = [...readTree(join(root, 'packages/ui/src', folder, name))]
    expect(files.map(([path]) => path)).toEqual(
      ['.css.ts', '.stories.tsx', '.test.tsx', '.tsx'].map((ending) => name + ending).concat('index.ts', 'messages.ts'),
    )
    expect(files.filter(([, text]) => /template/i.test(text)).map(([path]) => path)).toEqual([])
  })

  it.each(MADE)('%s is shown in the part of Storybook that it belongs to', (name, folder) => {
    const stories = read(`${folder}/${name}/${name}.stories.tsx`)
    expect(stories).toContain(`title: '${folder === 'directory' ? 'Directory' : 'Components'}/${name}'`)
    expect(stories).not.toContain('!dev')
  })

  it('is exported, tested for conformance and in the catalogue', () => {
    expect(read('index.ts')).toContain("\nexport * from './components/RatingStars/index.ts'\n")
    expect(read('conformance.test.tsx')).toContain('\n  RatingStars: {},\n')
    expect(read('messages/messages.ts')).toContain(
      "\nimport { ratingStarsMessages } from '../components/RatingStars/messages.ts'\n",
    )
    expect(read('messages/messages.ts')).toContain('\n  ratingStars: ratingStarsMessages,\n')
  })
})

describe('the command', () => {
  it.each([[[]], [['One', 'Two']], [['RatingStars', '--folder=art']]])(
    'says how it is used when it is called with %j',
    (args) => {
      expect(newComponent(args)).toEqual({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/^pnpm new:component Name /),
      })
    },
  )

  it('says why it makes nothing, and fails', () => {
    expect(newComponent(['RatingStars'])).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^There is a RatingStars already: packages\/ui\/src\/components\/RatingStars\/.*\n$/,
      ),
    })
  })

  it('says what is left to do', () => {
    expect(newComponent(['OpeningTimes'])).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        /^packages\/ui\/src\/components\/OpeningTimes\/[^]*\n\nNext:\n[^]*npm test -- OpeningTimes/,
      ),
      stderr: '',
    })
  })
})

function newComponent(args: readonly string[]) {
  const script = join(root, 'scripts/newComponent.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

function read(path: string): string {
  return readFileSync(join(root, 'packages/ui/src', path), 'utf8')
}
