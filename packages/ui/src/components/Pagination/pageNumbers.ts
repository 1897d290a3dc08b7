/** A page to link to, or the gap where pages are left out. */
export type PageNumber = number | 'gap'

/** The pages worth a link: the first, the last, the current one and its neighbours. A gap never hides a single page. */
export function pageNumbers(page: number, pageCount: number): readonly PageNumber[] {
  const worthy = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const sorted = [...new Set(worthy)].toSorted((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const missing = number - (sorted[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return [missing === 1 ? number - 1 : 'gap', number] as const
  })
}
