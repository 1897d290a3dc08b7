import { NotFound } from '@dira/ui'
import { paths } from '../../app/paths.ts'

/** Any other path. */
export function NotFoundPage() {
  return <NotFound homeHref={paths.home} />
}
