import { CATEGORIES } from '../category/categories.ts'
import { PACKAGE_TIERS, TIER_LABELS } from '../tier/packageTier.ts'
import { countRange } from './index/bitSet.ts'
import type { Part } from './part.ts'

/** The options of a filter group, and which of them each cell of each part belongs to. */
export interface FacetGroup {
  readonly options: readonly FacetOption[]
  readonly placeOf: ReadonlyMap<string, number>
  readonly ofCells: readonly Uint32Array[]
}

export interface FacetOption {
  readonly value: string
  readonly label: string
  /** Shown where the scope has no listing of it, too. */
  readonly isFixed: boolean
}

/** The filter groups of a directory. They change only with its listings, so they are made once. */
export interface FacetGroups {
  readonly categories: FacetGroup
  readonly countries: FacetGroup
  readonly tiers: FacetGroup
}

export function facetGroups(parts: readonly Part[]): FacetGroups {
  const known = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name, isFixed: true }))
  return {
    categories: groupOf(parts, 'category', known),
    countries: groupOf(parts, 'country', []),
    tiers: {
      ...optionsOf(PACKAGE_TIERS.map((tier) => ({ value: tier, label: TIER_LABELS[tier], isFixed: true }))),
      ofCells: parts.map(({ index }) => index.rows.cells.tier),
    },
  }
}

/** The fixed options in their order, then the others by their labels. Of several texts with one slug the first of the alphabet is the label. */
function groupOf(parts: readonly Part[], field: 'category' | 'country', fixed: readonly FacetOption[]): FacetGroup {
  const isFixed = new Set(fixed.map(({ value }) => value))
  const labels = new Map<string, string>()
  for (const part of parts) {
    const { texts, slugs } = part.index.rows.columns[field]
    for (const id of livingTexts(part, field)) {
      const label = labels.get(slugs[id]!)
      if (!isFixed.has(slugs[id]!) && (label === undefined || texts[id]! < label)) labels.set(slugs[id]!, texts[id]!)
    }
  }
  const others = [...labels].sort(([, a], [, b]) => (a < b ? -1 : 1))
  const { options, placeOf } = optionsOf([
    ...fixed,
    ...others.map(([value, label]) => ({ value, label, isFixed: false })),
  ])
  const ofCells = parts.map(({ index }) => {
    const { columns, cells } = index.rows
    // A text that no living listing has needs no option: whatever is counted there is nothing.
    const places = columns[field].slugs.map((slug) => placeOf.get(slug) ?? 0)
    return cells[field].map((text) => places[text]!)
  })
  return { options, placeOf, ofCells }
}

function optionsOf(options: readonly FacetOption[]) {
  return { options, placeOf: new Map(options.map(({ value }, place) => [value, place])) }
}

/** The numbers of the texts that some listing that counts has. */
function livingTexts({ index, live }: Part, field: 'category' | 'country'): Set<number> {
  const { cells, cellStarts } = index.rows
  const living = new Set<number>()
  for (const [cell, text] of cells[field].entries()) {
    if (!live || countRange(live, cellStarts[cell]!, cellStarts[cell + 1]!) > 0) living.add(text)
  }
  return living
}
