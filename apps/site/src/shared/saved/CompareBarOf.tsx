import { CompareBar } from '@dira/ui'
import { paths } from '@dira/data/site'
import { useSaved } from '@dira/app/saved'

/** The bar over what is chosen. */
export function CompareBarOf() {
  const { slugs, set } = useSaved('comparison')
  return <CompareBar count={slugs.length} href={paths.compare(slugs)} onClear={() => set([])} />
}
