import { useNotices } from '@dira/app'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'

/** Writes, says so where it could not be stored, and reads again whatever came of it. Resolves with whether it was stored. */
export function useWrite(failed: string, queryKey: QueryKey = []) {
  const client = useQueryClient()
  const { notify } = useNotices()
  return async function write(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch {
      notify(failed, { tone: 'error' })
      return false
    } finally {
      void client.invalidateQueries({ queryKey })
    }
  }
}
