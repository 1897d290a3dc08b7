/**
 * How long files and functions of the product are, and how many props a component takes. What is over a limit stands in `sizes.txt` with its size, which may only shrink:
 * `node scripts/lint/sizes.ts` writes what has become smaller, and adds nothing.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type ESTree } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const LIST = join(import.meta.dirname, 'sizes.txt')
const CODE = '{packages,apps}/*/{src,server}/**/*.{ts,tsx}'
/** Tests, stories, what is generated, styles, tables of data, and the lists of what a package exports. */
const NOT_PRODUCT =
  /\.(test|spec|stories|generated|types|css)\.|\/(testing|sample|words|pages|foundations)\/|\/src\/names\/|\/src\/index\.ts$/
/** The most lines of a file and of a function, and the most props of a component. */
const LIMITS = { lines: 200, function: 80, props: 12 } as const
type Measure = keyof typeof LIMITS

/** `file measure name` of what is over a limit, with its size. */
export type Sizes = ReadonlyMap<string, number>

/** The files, functions and props below a folder that are over a limit. */
export function findLarge(root: string): Sizes {
  const found = new Map<string, number>()
  for (const file of globSync(CODE, { cwd: root }).toSorted()) {
    if (NOT_PRODUCT.test(file)) continue
    const code = readFileSync(join(root, file), 'utf8')
    for (const [measure, name, size] of sizesOf(file, code)) {
      const key = `${file} ${measure} ${name}`.trim()
      if (size > LIMITS[measure]) found.set(key, Math.max(size, found.get(key) ?? 0))
    }
  }
  return found
}

function sizesOf(file: string, code: string): readonly (readonly [Measure, string, number])[] {
  const lines = code.trimEnd().split('\n').length
  const sizes: [Measure, string, number][] = [['lines', '', lines]]
  if (lines <= LIMITS.function && !/Props\b/.test(code)) return sizes
  const { program } = parseSync(file, code)
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  walk(program, (node, name) => {
    if (/^(Arrow)?Function(Declaration|Expression)?/.test(node.type)) {
      sizes.push(['function', name, lineAt(node.end) - lineAt(node.start) + 1])
    }
    if (node.type === 'TSInterfaceDeclaration' && node.id.name.endsWith('Props')) {
      sizes.push(['props', node.id.name, propsOf(node)])
    }
  })
  return sizes
}

/** The members of an interface, with those that it picks from others. Attributes of an element are none of them. */
function propsOf({ body, extends: bases }: ESTree.TSInterfaceDeclaration): number {
  const picked = bases.flatMap(({ expression, typeArguments }) => {
    const isPick = expression.type === 'Identifier' && expression.name === 'Pick'
    const keys = isPick ? typeArguments?.params[1] : undefined
    return keys?.type === 'TSUnionType' ? keys.types : keys ? [keys] : []
  })
  return body.body.length + picked.length
}

/** Visits each node, with the name of what it is the value of. */
function walk(node: ESTree.Node, visit: (node: ESTree.Node, name: string) => void, name = ''): void {
  const named = 'id' in node ? node.id : node.type === 'Property' ? node.key : undefined
  const own = named?.type === 'Identifier' ? named.name : ''
  visit(node, own || name)
  for (const child of Object.values(node).flat()) {
    if (child !== null && typeof child === 'object' && 'type' in child) walk(child as ESTree.Node, visit, own)
  }
}

/** The sizes that are allowed for now. */
export function readSizes(): Sizes {
  return new Map(
    readFileSync(LIST, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

if (import.meta.main) {
  const now = findLarge(ROOT)
  const smaller = [...readSizes()].flatMap(([key, size]) => {
    const left = now.get(key)
    return left === undefined ? [] : [`${key} ${Math.min(left, size)}\n`]
  })
  writeFileSync(LIST, smaller.join(''))
}
