/** Circles of imports among the folders of the product. Lint's own rule sees those among files, of values alone. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const CODE = '{packages,apps}/*/{src,server}/**/*.{ts,tsx}'
const NOT_PRODUCT = /\.(test|spec|stories|generated|types)\.|\/testing\//
/** Values, types and dynamic imports alike: `import`, `import type`, `export … from`, `import()` of a value or a type. */
const IMPORT = /(?:\bfrom|\bimport)[\s(]*'(\.[^'?]*)/g
const COMMENT = /^\s*(\/\/|\/?\*).*/gm

/** The imports that lead from a folder to another, as sentences. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A sentence for each circle, with the imports that close it. */
export function findCircles(root: string): readonly string[] {
  const graph = foldersOf(root)
  return circlesOf(graph).map(
    (circle) => `${[...circle, circle[0]].join(' → ')}\n${importsAround(graph, circle).join('\n')}`,
  )
}

/** The folder of a file. The entries of an app and its table of routes, which stand in `src` itself, are each by themselves. */
function folderOf(file: string): string {
  const folder = dirname(file)
  return /^apps\/[^/]+\/src$/.test(folder) ? file : folder
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
    const from = folderOf(file)
    const imports = graph.get(from) ?? new Map<string, string>()
    graph.set(from, imports)
    const code = readFileSync(join(root, file), 'utf8').replace(COMMENT, '')
    for (const [, path = ''] of code.matchAll(IMPORT)) {
      const imported = posix.join(dirname(file), path)
      if (files.has(imported) && folderOf(imported) !== from)
        imports.set(folderOf(imported), `  ${file} imports ${imported}`)
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
