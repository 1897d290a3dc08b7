import { useQueryClient } from '@tanstack/react-query'
import type { ListedPage } from '@dira/data'
import { useLocation } from 'react-router-dom'
import { editorHref } from '../../shared/editor/editorAddress.ts'

/** The listings before and after one on the page of the table that one comes from, as far as it was read. */
export function useEditorNeighbours(id: string | undefined) {
  const client = useQueryClient()
  const { search } = useLocation()
  const pages = client.getQueriesData<ListedPage>({ queryKey: ['listings', 'page'] })
  const rows = pages.flatMap(([, page]) => (page?.rows.some((row) => row.id === id) ? [page.rows] : [])).at(-1) ?? []
  const at = rows.findIndex((row) => row.id === id)
  const hrefOf = (row: ListedPage['rows'][number] | undefined) => row && editorHref(row.id, search.slice(1))
  return {
    previousHref: at > 0 ? hrefOf(rows[at - 1]) : undefined,
    nextHref: at >= 0 ? hrefOf(rows[at + 1]) : undefined,
  }
}
