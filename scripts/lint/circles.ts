/** Circles of imports among the folders of the product. Lint's own rule sees those among files, of values alone. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, posix } from 'node:path'

const CODE = '{packages,apps}/*/{src,server}/**/*.{ts,tsx}'
const NOT_PRODUCT = /\.(test|spec|stories|generated|types)\.|\/testing\//
/** Values, types and dynamic imports alike: `import`, `import type`, `export … from`, `import()` of a value or a type. */
const IMPORT = /(?:\bfrom|\bimport)[\s(]*'(\.[^'?]*)/g
const COMMENT = /^\s*(\/\/|\/?\*).*/gm

/** Folders whose circles are known, each a whole package or the part of one that is being moved. The list may only shrink. */
const KNOWN_CIRCLES: readonly string[] = ['apps/site/src{,/**}', 'packages/ui/src{,/**}']

/** The imports that lead from a folder to another, as sentences. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A sentence for each circle that is not known, with the imports that close it, and for each known one that has gone. */
export function findCircles(root: string, known = KNOWN_CIRCLES): readonly string[] {
  const graph = foldersOf(root)
  const found = new Set<string>()
  const sentences: string[] = []
  for (const circle of circlesOf(graph)) {
    const pattern = known.find((folders) => circle.every((folder) => matchesGlob(folder, folders)))
    if (pattern !== undefined) found.add(pattern)
    else sentences.push(`${[...circle, circle[0]].join(' → ')}\n${importsAround(graph, circle).join('\n')}`)
  }
  const gone = known.filter((pattern) => !found.has(pattern))
  return [...sentences, ...gone.map((pattern) => `${pattern} has no circle any more: take it off the list.`)]
}

function foldersOf(root: string): Graph {
  const files = new Set(
    globSync(CODE, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !NOT_PRODUCT.test(file))
      .toSorted(),
  )
  const graph = new Map<string, Map<string, string>>()
  for (const file of files) {
    const from = dirname(file)
    const imports = graph.get(from) ?? new Map<string, string>()
    graph.set(from, imports)
    const code = readFileSync(join(root, file), 'utf8').replace(COMMENT, '')
    for (const [, path = ''] of code.matchAll(IMPORT)) {
      const imported = posix.join(from, path)
      if (files.has(imported) && dirname(imported) !== from)
        imports.set(dirname(imported), `  ${file} imports ${imported}`)
    }
  }
  return graph
}

/** For each folder that reaches itself the shortest way round, and each circle once. */
function circlesOf(graph: Graph): readonly (readonly string[])[] {
  const circles = new Map<string, readonly string[]>()
  for (const folder of [...graph.keys()].toSorted()) {
    for (const next of graph.get(folder)?.keys() ?? []) {
      const back = shortestWay(graph, next, folder)
      const key = back?.toSorted().join(' ')
      if (back && key !== undefined && !circles.has(key)) circles.set(key, [folder, ...back.slice(0, -1)])
    }
  }
  return [...circles.values()]
}

/** The folders from one to another, both among them. */
function shortestWay(graph: Graph, from: string, to: string): readonly string[] | undefined {
  const cameFrom = new Map([[from, '']])
  // A map is walked in the order of its entries, also of those that are added meanwhile.
  for (const folder of cameFrom.keys()) {
    if (folder === to) {
      const way = [to]
      while (way[0] !== from) way.unshift(cameFrom.get(way[0]!)!)
      return way
    }
    for (const next of graph.get(folder)?.keys() ?? []) if (!cameFrom.has(next)) cameFrom.set(next, folder)
  }
  return undefined
}

function importsAround(graph: Graph, circle: readonly string[]): readonly string[] {
  // Neighbours in a circle import each other.
  return circle.map((folder, at) => graph.get(folder)!.get(circle[(at + 1) % circle.length]!)!)
}
