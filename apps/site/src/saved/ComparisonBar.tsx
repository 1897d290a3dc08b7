import { CompareBar } from '@dira/ui'
import { paths } from '../app/paths.ts'
import { useSaved } from './useSaved.ts'

/** Leads to the comparison while it has listings. */
export function ComparisonBar() {
  const { slugs, set } = useSaved('comparison')
  return slugs.length > 0 && <CompareBar count={slugs.length} href={paths.compare(slugs)} onClear={() => set([])} />
}
