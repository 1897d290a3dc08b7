import { serialiseSearch } from '@dira/directory-core'
import type { PageData } from '../shared/data/pageData.ts'
import { NOT_FOUND_HEAD, pageAt } from './pageRoutes.ts'
import type { PageHead } from '../shared/route.ts'

/** Title, description and indexing of a page that shows `data`. */
export function headAt(pathname: string, data: PageData): Required<PageHead> {
  if (data.page === 'not-found') return NOT_FOUND_HEAD
  const { handle } = pageAt(pathname)
  return { index: handle.isPublic && !isSelection(data), ...handle.head(data) }
}

/** Search engines list the pages of a list in its own order, but no selections from it. */
function isSelection(data: PageData): boolean {
  return data.page === 'listings' && (data.view !== 'cards' || serialiseSearch({ ...data.state, page: 1 }).size > 0)
}
