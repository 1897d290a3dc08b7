import { csvLine, type connectImports, type ImportJob } from '@dira/data'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '../../shared/download.ts'
import type { ImportListingsProps } from './ImportListings/ImportListings.tsx'
import type { ImportRowsFilter } from './ImportListings/importView.ts'

export const ROWS = ['import', 'rows'] as const
/** Rows of the rejected that are fetched at once. */
const MANY = 1000

type Imports = ReturnType<typeof connectImports>

/** The rows of the import that is open, filtered. */
export function useImportRows(imports: Imports, job: ImportJob | null | undefined) {
  const id = job?.id ?? 0
  const [filter, setFilter] = useState<ImportRowsFilter>({
    kinds: ['new', 'changed', 'rejected', 'duplicate'],
    text: '',
    isNoted: false,
  })
  const rows = useInfiniteQuery({
    queryKey: [...ROWS, id, job?.state, filter],
    queryFn: ({ pageParam }) => imports.rows(id, { ...filter, kinds: [...filter.kinds], after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.rows.length < 50 ? undefined : page.rows.at(-1)?.number),
    placeholderData: keepPreviousData,
    enabled: job?.checked !== undefined && job.checked !== null && job.state !== 'applying',
  })
  const found = rows.data?.pages.flatMap((page) => page.rows) ?? []
  // That there is nothing is said of the filter that it is true of.
  const isNothing = rows.isPlaceholderData && found.length === 0
  return {
    list: {
      status: rows.isError && found.length === 0 ? 'failed' : rows.data && !isNothing ? 'ready' : 'loading',
      rows: found,
      count: rows.isPlaceholderData ? undefined : rows.data?.pages[0]?.count,
      hasMore: rows.hasNextPage && !rows.isPlaceholderData,
    },
    filter,
    onFilter: setFilter,
    onMore: () => void rows.fetchNextPage(),
    onRetryRows: () => void rows.refetch(),
  } satisfies Partial<ImportListingsProps>
}

/** Saves the rows that an import rejected as a file, each with its reason. */
export async function saveRejected(imports: Imports, job: ImportJob): Promise<void> {
  const lines: (readonly string[])[] = [[...job.columns.map(({ name }) => name), 'Why it was rejected']]
  for (let after = 0, hasMore = true; hasMore;) {
    const page = await imports.rows(job.id, { kinds: ['rejected'], after, size: MANY })
    for (const { cells, reason } of page.rows) lines.push([...cells, reason ?? ''])
    after = page.rows.at(-1)?.number ?? 0
    hasMore = page.rows.length === MANY
  }
  download('rejected.csv', new Blob(['\uFEFF', ...lines.map(csvLine)], { type: 'text/csv' }))
}
