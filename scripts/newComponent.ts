/** `pnpm new:component Name`: a component made from its template and made known to the package. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeComponent } from './newComponent/makeComponent.ts'

const USAGE = `pnpm new:component Name              in packages/ui/src/components: knows nothing of listings
pnpm new:component Name --directory  in packages/ui/src/directory: shows listings or parts of the site`

const asked = readArguments()
if (asked === undefined) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  const made = await makeComponent({ root: join(import.meta.dirname, '..'), ...asked })
  if (made.ok) console.log(`${made.paths.join('\n')}\n\n${whatIsNext(asked.name)}`)
  else {
    console.error(made.error)
    process.exitCode = 1
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { directory: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [name, ...rest] = positionals
    if (name === undefined || rest.length > 0) return undefined
    return { name, folder: values.directory ? 'directory' : 'components' } as const
  } catch {
    // An option that does not exist.
    return undefined
  }
}

function whatIsNext(name: string): string {
  return `Next:
  1. ${name}.tsx: its first sentence, its props, what it is made of. Where a prop is required, give it in conformance.test.tsx too.
  2. messages.ts: what it says by itself. Nothing? Then delete the file and its two lines in messages/messages.ts.
  3. ${name}.stories.tsx: the four notes, a story for each state that a person meets. ${name}.test.tsx: what it promises.
  4. npm test -- ${name}, pnpm storybook, pnpm check; pnpm changeset tells those who install the package.`
}
