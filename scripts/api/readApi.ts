import { WHOLE, type Declaration, type Place } from './declarations.ts'
import { openModules } from './openModules.ts'

/** An export of an entry. What it has from another package, or is a whole module, says from where. */
export type ApiExport = { readonly name: string } & (
  | { readonly kind: 'own'; readonly declaration: Declaration }
  | { readonly kind: 'shown-before'; readonly entry: string }
  | { readonly kind: 'from-elsewhere'; readonly place: Place }
)

/** All that those who use a package can rely on. */
export interface Api {
  readonly entries: readonly { readonly entry: string; readonly exports: readonly ApiExport[] }[]
  /** The types that these are made of and that have no export of their own, with their modules. */
  readonly behind: readonly (Declaration & { readonly module: string })[]
  /** What comes from other packages, as it is imported. */
  readonly imports: readonly string[]
}

/** Reads the declarations of a package in a folder. `entries` are its files by the names of imports. */
export function readApi(folder: string, entries: ReadonlyMap<string, string>): Api {
  const { exportsOf, origin, placeOf, sourceOf } = openModules(folder)
  const shown = new Map<Declaration, string>()
  const read = [...entries].map(([entry, file]) => {
    const exports = [...exportsOf(file)].toSorted(byName).map((name): ApiExport => {
      const place = origin({ from: file, name })
      if (!('code' in place)) return { name, kind: 'from-elsewhere', place: { ...place, from: sourceOf(place.from) } }
      const before = shown.get(place)
      if (before !== undefined) return { name, kind: 'shown-before', entry: before }
      shown.set(place, entry)
      return { name, kind: 'own', declaration: place }
    })
    return { entry, exports }
  })

  const behind = new Set<Declaration>()
  const imports = new Set<string>()
  const walk = ({ from, uses }: Declaration) => {
    for (const use of uses) {
      const place = placeOf(from, use)
      if (!place) continue
      const found = origin(place)
      if (!('code' in found)) imports.add(importOf({ ...found, from: sourceOf(found.from) }, use))
      else if (!shown.has(found) && !behind.has(found)) {
        behind.add(found)
        walk(found)
      }
    }
  }
  for (const declaration of shown.keys()) walk(declaration)

  return {
    entries: read,
    behind: [...behind]
      .map((one) => ({ ...one, module: sourceOf(one.from).slice(2) }))
      .toSorted((a, b) => byName(a.name, b.name) || byName(a.module, b.module)),
    imports: [...imports].toSorted(byName),
  }
}

function importOf({ from, name }: Place, use: string): string {
  const [used = ''] = use.split('.')
  if (name === WHOLE) return `import * as ${used} from '${from}'`
  const local = use.includes('#') ? name : used
  return `import { ${local === name ? name : `${name} as ${local}`} } from '${from}'`
}

/** The same order on every machine. */
const byName = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
