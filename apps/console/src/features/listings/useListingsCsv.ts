import { useNotices } from '@dira/app'
import { CSV_HEAD, csvLines, type ListedData, type ListedQuery } from '@dira/data'
import { useState } from 'react'
import { download } from '../../shared/download.ts'
import type { TableHeadProps } from './ListingTable/TableHead.tsx'

/** Writes all listings that match into a file, and says how far it is. */
export function useListingsCsv(listed: ListedData, asked: ListedQuery): Pick<TableHeadProps, 'onCsv' | 'csvDone'> {
  const { notify } = useNotices()
  const [csvDone, setCsvDone] = useState<number>()

  async function write(): Promise<void> {
    setCsvDone(0)
    try {
      const parts = [CSV_HEAD]
      let done = 0
      for await (const listings of listed.everything(asked)) {
        parts.push(csvLines(listings))
        done += listings.length
        setCsvDone(done)
      }
      download('listings.csv', new Blob(parts, { type: 'text/csv' }))
    } catch {
      notify('The file could not be written.', { tone: 'error' })
    } finally {
      setCsvDone(undefined)
    }
  }
  return { onCsv: () => void write(), csvDone }
}
