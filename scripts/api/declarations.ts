import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** A name of a module: of one of ours by its file, of another package by that package's name. */
export interface Place {
  readonly from: string
  readonly name: string
}

/** What a module declares under a name; overloads and merged declarations together. */
export interface Declaration extends Place {
  /** As the compiler writes it, without `export` and `declare`. */
  readonly code: string
  /** The docstring above it. @default '' */
  readonly doc: string
  /** The names in it that come from elsewhere in the module, or from another one. */
  readonly uses: readonly string[]
}

/** A file of declarations, as the compiler wrote it. */
export interface DeclaredModule {
  readonly declared: ReadonlyMap<string, Declaration>
  /** What a name of the module is where it was imported from. */
  readonly imported: ReadonlyMap<string, Place>
  readonly exported: ReadonlyMap<string, Place>
  /** The modules of which all is exported. */
  readonly all: readonly string[]
}

/** A part of the syntax tree; its fields depend on its type. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** The name of a whole module, such as that of `import * as`. */
export const WHOLE = '*'

/** Reads a file of declarations. */
export function readDeclarations(file: string): DeclaredModule {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text, { lang: 'dts', astType: 'ts', sourceType: 'module' })
  const declared = new Map<string, Declaration>()
  const imported = new Map<string, Place>()
  const exported = new Map<string, Place>()
  const all: string[] = []
  const docAbove = (start: number) =>
    comments.findLast(({ end, value }) => end <= start && value.startsWith('*') && text.slice(end, start).trim() === '')

  for (const statement of program.body as unknown as readonly Node[]) {
    const source = statement['source'] as { readonly value: string } | null | undefined
    const from = source ? moduleAt(file, source.value) : file
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement['specifiers'] as readonly Node[])
        imported.set(nameOf(specifier['local']), { from, name: nameOf(specifier['imported']) || WHOLE })
    } else if (statement.type === 'ExportAllDeclaration') {
      if (statement['exported']) exported.set(nameOf(statement['exported']), { from, name: WHOLE })
      else all.push(from)
    } else {
      for (const specifier of (statement['specifiers'] ?? []) as readonly Node[])
        exported.set(nameOf(specifier['exported']), { from, name: nameOf(specifier['local']) })
      const isExport = statement.type === 'ExportNamedDeclaration'
      const declaration = (isExport ? statement['declaration'] : statement) as Node | null
      if (!declaration) continue
      const code = text.slice(declaration.start, declaration.end).replace(/^declare /, '')
      const doc = docText(docAbove(statement.start)?.value ?? '')
      for (const name of declaredNames(declaration)) {
        const before = declared.get(name)
        const uses = [...new Set([...(before?.uses ?? []), ...namesIn(declaration)])].filter((one) => one !== name)
        const whole = before ? `${before.code}\n${code}` : code
        declared.set(name, { from: file, name, code: whole, doc: before?.doc || doc, uses })
        if (isExport) exported.set(name, { from: file, name })
      }
    }
  }
  return { declared, imported, exported, all }
}

/** The file of declarations that an import of one means; another package is named as it is. */
export function moduleAt(file: string, path: string): string {
  if (!path.startsWith('.')) return path
  const target = join(dirname(file), path).replace(/\.(tsx?|js)$/, '')
  return [`${target}.d.ts`, join(target, 'index.d.ts')].find((one) => existsSync(one)) ?? target
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { readonly name?: string; readonly value?: string }
  return name ?? value ?? ''
}

function declaredNames(declaration: Node): readonly string[] {
  const variables = declaration['declarations'] as readonly Node[] | undefined
  const names = variables ? variables.map(({ id }) => nameOf(id)) : [nameOf(declaration['id'])]
  return names.filter((name) => name !== '')
}

/**
 * The names that a declaration reads; those of its own members are left out. A member of a name is `name.member`, and `import('./x.ts').Y` is the text before the
 * dot, `#` and Y.
 */
function namesIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, key, computed, ...rest } = node as Node
  if (type === 'Identifier') return [nameOf(node), ...namesIn(rest['typeAnnotation'])]
  if (type === 'TSQualifiedName' || type === 'MemberExpression') {
    const owner = (rest['left'] ?? rest['object']) as Node
    const member = nameOf(rest['right'] ?? rest['property'])
    return owner.type === 'Identifier' ? [`${nameOf(owner)}.${member}`] : namesIn(owner)
  }
  if (type === 'TSImportType') {
    const { source, qualifier, typeArguments } = rest
    const [name = ''] = namesIn(qualifier)
    return [`${nameOf(source)}#${name.split('.')[0]}`, ...namesIn(typeArguments)]
  }
  return [...(computed ? namesIn(key) : []), ...Object.values(rest).flatMap(namesIn)]
}

/** The text of a docstring without its stars. */
function docText(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim()
}
