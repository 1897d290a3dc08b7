import { relative } from 'node:path'
import { moduleAt, readDeclarations, WHOLE, type Declaration, type DeclaredModule, type Place } from './declarations.ts'

/** The modules of a folder of declarations, each read when it is first asked for. */
export function openModules(folder: string) {
  const modules = new Map<string, DeclaredModule>()
  const isOwn = (from: string) => from.startsWith(folder)
  const moduleOf = (file: string): DeclaredModule => {
    const known = modules.get(file) ?? readDeclarations(file)
    modules.set(file, known)
    return known
  }

  function exportsOf(file: string): ReadonlySet<string> {
    const { exported, all } = moduleOf(file)
    return new Set([...exported.keys(), ...all.filter(isOwn).flatMap((one) => [...exportsOf(one)])])
  }

  /** Follows a name from module to module to where it is declared, or to another package. */
  function origin({ from, name }: Place): Declaration | Place {
    if (!isOwn(from) || name === WHOLE) return { from, name }
    const { declared, imported, exported, all } = moduleOf(from)
    const next = exported.get(name) ?? imported.get(name)
    const own = declared.get(name)
    if (own && (!next || (next.from === from && next.name === name))) return own
    if (next) return origin(next.from === from ? (imported.get(next.name) ?? next) : next)
    const found = all.find((file) => isOwn(file) && exportsOf(file).has(name))
    return found ? origin({ from: found, name }) : { from, name }
  }

  /** Where a name that a declaration of a file uses comes from; none for what the language has, such as `Map`. */
  function placeOf(file: string, use: string): Place | undefined {
    const [path = '', qualifier] = use.split('#')
    if (qualifier !== undefined) return { from: moduleAt(file, path), name: qualifier }
    const [name = '', member] = use.split('.')
    const { declared, imported } = moduleOf(file)
    const place = imported.get(name) ?? (declared.has(name) ? { from: file, name } : undefined)
    const isWhole = place?.name === WHOLE && isOwn(place.from)
    return isWhole && member !== undefined ? { ...place, name: member } : place
  }

  /** A module as a report names it: the same on every machine. */
  const sourceOf = (from: string) =>
    isOwn(from)
      ? `./${relative(folder, from)
          .replaceAll('\\', '/')
          .replace(/\.d\.ts$/, '')}`
      : from

  return { exportsOf, origin, placeOf, sourceOf }
}
