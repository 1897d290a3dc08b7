import type { Tree } from '../check/readTree.ts'
import { insertInOrder } from './insertInOrder.ts'

/** The component that is asked for, and the folder of packages/ui/src that it belongs to. */
export interface ComponentRequest {
  readonly name: string
  readonly folder: 'components' | 'directory'
}

export type ComponentPlan =
  | { readonly ok: true; readonly files: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly error: string }

const TEMPLATE = '_template/Template/'
const TEMPLATE_ONLY = /^.*\/\/ in the template only.*\n/gm

/** The files of a new component and the lines that make it known, as whole texts by their path within packages/ui/src. */
export function planComponent(sources: Tree, { name, folder }: ComponentRequest): ComponentPlan {
  const error = problemWith(name, sources)
  if (error !== undefined) return { ok: false, error }
  return {
    ok: true,
    files: new Map([...componentFiles(sources, { name, folder }), ...knownTo(sources, { name, folder })]),
  }
}

function problemWith(name: string, sources: Tree): string | undefined {
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name)) {
    return `"${name}" is no name for a component: words that begin with a capital, such as RatingStars.`
  }
  // Some file systems take Iconbutton for IconButton.
  const taken = [...sources.keys()].find((path) => path.toLowerCase().split(/[/.]/).includes(name.toLowerCase()))
  return taken && `There is a ${name} already: packages/ui/src/${taken}.`
}

function componentFiles(sources: Tree, { name, folder }: ComponentRequest): readonly [path: string, text: string][] {
  const title = folder === 'directory' ? 'Directory' : 'Components'
  return [...sources]
    .filter(([path]) => path.startsWith(TEMPLATE))
    .map(([path, text]) => [
      `${folder}/${name}/${renamed(path.slice(TEMPLATE.length), name)}`,
      renamed(text.replaceAll(TEMPLATE_ONLY, '').replace("'Components/", `'${title}/`), name),
    ])
}

function renamed(text: string, name: string): string {
  return text.replaceAll(/\bTemplate/g, name).replaceAll(/\btemplate/g, camelCase(name))
}

/** The files that list every component, with this one at its alphabetical place. */
function knownTo(sources: Tree, { name, folder }: ComponentRequest): readonly [path: string, text: string][] {
  const edited = (path: string, edit: (text: string) => string) =>
    [path, edit(sources.get(path) ?? '')] satisfies [string, string]
  const section = camelCase(name)
  return [
    edited('index.ts', (text) =>
      insertInOrder(text, {
        line: `export * from './${folder}/${name}/index.ts'`,
        neighbour: new RegExp(`^export \\* from '\\./${folder}/(\\w+)/index\\.ts'$`),
      }),
    ),
    edited('messages/messages.ts', (text) =>
      insertInOrder(
        insertInOrder(text, {
          line: `import { ${section}Messages } from '../${folder}/${name}/messages.ts'`,
          neighbour: new RegExp(`^import \\{ \\w+ \\} from '\\.\\./${folder}/(\\w+)/messages\\.ts'$`),
        }),
        { line: `  ${section}: ${section}Messages,`, neighbour: /^ {2}(\w+): \w+Messages,$/ },
      ),
    ),
    edited('conformance.test.tsx', (text) =>
      insertInOrder(text, { line: `  ${name}: {},`, neighbour: /^ {2}([A-Z]\w*): /, within: /^const REQUIRED\b/ }),
    ),
  ]
}

function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
