import { fieldOfColumn, type ProposedColumn } from '@dira/data'
import { subcategories, factText } from '@dira/data/site'
import { isPlaceFact, subcategoryName } from '@dira/directory-core'
import { written } from '../../shared/history/shownOperation.ts'
import { categoryLabel, countryLabel } from '../../shared/listings/names.ts'

/** What the columns of a field hold, in words. */
export function textOf(of: readonly ProposedColumn[], valueOf: (column: ProposedColumn) => unknown): string {
  const [column] = of
  const value = column && valueOf(column)
  const field = column && fieldOfColumn(column)
  if (field && isPlaceFact(field)) {
    const values = [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')
    return values.map((one) => factText(field, one)).join(', ')
  }
  if (typeof value === 'string') {
    if (column === 'category') return categoryLabel(value)
    if (column === 'country') return countryLabel(value)
    if (column === 'subcategory') return subcategoryName({ subcategories }, value)
  }
  return of.length > 1 ? written(Object.fromEntries(of.map((one) => [one, valueOf(one)]))) : written(value)
}

/** The photographs of a value that somebody sent: what is none is left out. */
export function imagesOf(value: unknown): readonly { readonly src: string; readonly alt: string }[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((image: unknown) => {
    if (typeof image !== 'object' || image === null || !('url' in image) || typeof image.url !== 'string') return []
    return [{ src: image.url, alt: 'alt' in image && typeof image.alt === 'string' ? image.alt : '' }]
  })
}
