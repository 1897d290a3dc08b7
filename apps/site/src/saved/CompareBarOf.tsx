import { CompareBar } from '@dira/ui'
import { paths } from '../app/paths.ts'
import { useSaved } from './useSaved.ts'

/** The bar over what is chosen. */
export function CompareBarOf() {
  const { slugs, set } = useSaved('comparison')
  return <CompareBar count={slugs.length} href={paths.compare(slugs)} onClear={() => set([])} />
}
