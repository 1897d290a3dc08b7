// @module-tag ci
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const root = mkdtempSync(join(tmpdir(), 'dira-component-'))
const read = (path: string) => readFileSync(join(root, 'packages/ui/src', path), 'utf8')

beforeAll(() => {
  for (const path of ['.oxfmtrc.json', 'scripts/newComponent.ts', 'packages/ui/src'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction')
})
afterAll(() => rmSync(root, { recursive: true }))

// The second breaks lines where the template's name leaves them whole.
it.each([
  ['RatingStars', 'components', 'Components'],
  ['AccommodationAvailabilityOverviewForVisitors', 'directory/results', 'Directory'],
])(
  '%s has every file of the template under its own name, formatted, and is known to the package',
  (name, folder, title) => {
    const { status, stdout } = newComponent(name, ...(folder === 'components' ? [] : ['--directory', 'results']))
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^packages/ui/src/${folder}/${name}\n\nNext:`)),
    ])
    const made = `${folder}/${name}`
    const files = readdirSync(join(root, 'packages/ui/src', made))
    expect(files.toSorted()).toEqual([
      ...['.css.ts', '.stories.tsx', '.test.tsx', '.tsx'].map((end) => name + end),
      'messages.ts',
    ])
    expect(files.filter((file) => /template/i.test(read(`${made}/${file}`)))).toEqual([])
    expect(read(`${made}/${name}.stories.tsx`)).toContain(`title: '${title}/${name}'`)
    const oxfmt = join(ROOT, 'node_modules/oxfmt/bin/oxfmt')
    const changed = [made, 'index.ts', 'catalogue/messages.ts', 'conformance.test.tsx'].map(
      (path) => `packages/ui/src/${path}`,
    )
    const checked = spawnSync(process.execPath, [oxfmt, '--check', ...changed], { cwd: root, encoding: 'utf8' })
    expect(checked.status, checked.stdout).toBe(0)

    const section = name.charAt(0).toLowerCase() + name.slice(1)
    expect(read('index.ts').replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(`export \\{ ${name}, type ${name}Props,? \\} from './${made}/${name}.tsx'`),
    )
    expect(read('conformance.test.tsx')).toContain(`\n  ${name}: {},\n`)
    expect(read('catalogue/messages.ts')).toContain(`\n  ${section}: ${section}Messages,\n`)
  },
)

it.each([
  ['', /^pnpm new:component /],
  ['stars', /^pnpm new:component /],
  ['BUTTON', /^pnpm new:component /],
  ['Stars --directory nowhere', /^pnpm new:component /],
  ['Button', /^There is a Button already: packages\/ui\/src\/components\/Button\n$/],
])('makes nothing called ‘%s’, and says why', (name, why) => {
  expect(newComponent(...name.split(' '))).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(why) })
})

function newComponent(...args: readonly string[]) {
  return spawnSync(process.execPath, [join(root, 'scripts/newComponent.ts'), ...args], { encoding: 'utf8' })
}
