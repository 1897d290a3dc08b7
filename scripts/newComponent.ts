/** `pnpm new:component Name [--directory FOLDER]`: a component's folder from its template, made known to the package. */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = join(ROOT, 'packages/ui/src')

const { values, positionals } = parseArgs({ options: { directory: { type: 'string' } }, allowPositionals: true })
const [name = ''] = positionals
const folder = values.directory === undefined ? 'components' : `directory/${values.directory}`
const section = name.charAt(0).toLowerCase() + name.slice(1)
const made = join(SOURCES, folder, name)

/** What `src/directory` is divided into. */
const FOLDERS = readdirSync(join(SOURCES, 'directory'))

// Some file systems take Iconbutton for IconButton.
const taken = globSync('**/*', { cwd: SOURCES }).find((path) => basename(path).toLowerCase() === name.toLowerCase())
if (!/^([A-Z][a-z0-9]+)+$/.test(name) || (values.directory !== undefined && !FOLDERS.includes(values.directory))) {
  console.error(
    `pnpm new:component RatingStars [--directory FOLDER]: words that begin with a capital; FOLDER for what shows listings: ${FOLDERS.join(', ')}.`,
  )
  process.exitCode = 1
} else if (taken) {
  console.error(`There is a ${name} already: packages/ui/src/${taken}`)
  process.exitCode = 1
} else make()

function make(): void {
  cpSync(join(SOURCES, '_template/Template'), made, { recursive: true })
  for (const file of readdirSync(made)) {
    const path = join(made, file)
    edit(path, (text) =>
      text
        .replaceAll(/^.*\/\/ in the template only.*\n/gm, '')
        .replace("'Components/", values.directory !== undefined ? "'Directory/" : "'Components/")
        .replaceAll(/\bTemplate/g, name)
        .replaceAll(/\btemplate/g, section),
    )
    renameSync(path, join(made, file.replace('Template', name)))
  }
  const index = join(SOURCES, 'index.ts')
  const messages = join(SOURCES, 'catalogue/messages.ts')
  insert(index, `export { ${name}, type ${name}Props } from './${folder}/${name}/${name}.tsx'`, /^export \{/)
  insert(messages, `import { ${section}Messages } from '../${folder}/${name}/messages.ts'`, /^import .*messages\.ts'$/)
  insert(messages, `  ${section}: ${section}Messages,`, /^ {2}\w+: \w+Messages,$/)
  insert(join(SOURCES, 'conformance.test.tsx'), `  ${name}: {},`, /^ {2}[A-Z]\w*: \{/)
  spawnSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), made, index, messages])
  console.log(`packages/ui/src/${folder}/${name}

Next:
  1. ${name}.tsx: its first sentence, its props, what it is made of. Where a prop is required, give it in conformance.test.tsx too.
  2. messages.ts: what it says by itself. Nothing? Then delete the file and its two lines in catalogue/messages.ts.
  3. ${name}.stories.tsx: the four notes, a story for each state that a person meets. ${name}.test.tsx: what it promises.
  4. npm test -- ${name}, pnpm storybook, pnpm check; pnpm changeset tells those who install the package.`)
}

/** Writes a line before the first neighbour that comes after it in the alphabet, or after the last one. */
function insert(path: string, line: string, neighbour: RegExp): void {
  edit(path, (text) => {
    const lines = text.split('\n')
    const next = lines.findIndex((other) => neighbour.test(other) && other > line)
    return lines
      .toSpliced(next === -1 ? lines.findLastIndex((other) => neighbour.test(other)) + 1 : next, 0, line)
      .join('\n')
  })
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
