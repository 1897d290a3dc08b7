import { CompareBar } from '@dira/ui'
import { paths } from '../app/paths.ts'
import { useKept } from './useKept.ts'

/** The way to the comparison, while listings are chosen for one. */
export function ComparisonBar() {
  const { slugs } = useKept('comparison')
  return slugs.length > 0 && <CompareBar count={slugs.length} href={paths.compare(slugs)} />
}
