import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { setRange, type BitSet } from './index/bitSet.ts'
import type { DirectoryIndex } from './index/directoryIndex.ts'
import type { Scope } from './scope.ts'
import type { TextColumn } from './index/textColumn.ts'

/** Which cells of an index a scope admits, 1 each. */
export function scopeCells({ rows }: DirectoryIndex, scope: Scope): Uint8Array {
  const { cells, columns, cellStarts } = rows
  const category = admitted(columns.category, scope.category)
  const country = admitted(columns.country, scope.country)
  const tiers = PACKAGE_TIERS.map((tier) => scope.tiers === undefined || scope.tiers.includes(tier))
  const inScope = new Uint8Array(cellStarts.length - 1)
  for (let cell = 0; cell < inScope.length; cell += 1) {
    const isIn =
      category[cells.category[cell]!] === 1 && country[cells.country[cell]!] === 1 && tiers[cells.tier[cell]!]
    if (isIn) inScope[cell] = 1
  }
  return inScope
}

/** Puts the rows of a scope's subcategory, region and city into the empty set. */
export function markGroups({ rows }: DirectoryIndex, { subcategory, region, city }: Scope, bits: BitSet): void {
  const { columns, groups, groupStarts } = rows
  const provinceIsRegion = admitted(columns.province, region)
  const cityIsRegion = admitted(columns.city, region)
  const cityIsCity = admitted(columns.city, city)
  const isSubcategory = admitted(columns.subcategory, subcategory)
  for (let group = 0; group < groupStarts.length - 1; group += 1) {
    const cityId = groups.city[group]!
    if (cityIsCity[cityId] === 0 || isSubcategory[groups.subcategory[group]!] === 0) continue
    if (provinceIsRegion[groups.province[group]!] === 1 || cityIsRegion[cityId] === 1) {
      setRange(bits, groupStarts[group]!, groupStarts[group + 1]!)
    }
  }
}

/** Whether a scope asks for more than the choice of cells. */
export function needsGroups({ subcategory, region, city }: Scope): boolean {
  return subcategory !== undefined || region !== undefined || city !== undefined
}

/** The texts of a column with this slug, 1 each; all of them where no slug is asked for. */
function admitted({ slugs }: TextColumn, slug: string | undefined): Uint8Array {
  const marks = new Uint8Array(slugs.length)
  for (let id = 0; id < marks.length; id += 1) if (slug === undefined || slugs[id] === slug) marks[id] = 1
  return marks
}
