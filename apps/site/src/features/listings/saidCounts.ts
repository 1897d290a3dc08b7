import type { ResultsSummaryProps } from '@dira/ui'
import type { ListingsData } from '../../shared/data/pageData.ts'

/**
 * The numbers that a list says. The pages of categories and of the small ads count what stands under their head, as their tiles do, and what is not yet
 * claimed beside it. Any other page counts all together.
 */
export function saidCounts({
  list,
  total,
  matches,
  known,
}: Pick<ListingsData, 'list' | 'total' | 'matches' | 'known'>) {
  if (!known) return { total, matches }
  if (!list.scope.tiers) return { total, matches, known: { ...known, isAmong: true } }
  return {
    total: total - known.total,
    matches: matches - known.matches,
    known: { ...known, haveOthersFullPages: list.scope.category !== undefined },
  } satisfies Pick<ResultsSummaryProps, 'total' | 'matches' | 'known'>
}
