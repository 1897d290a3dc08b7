import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../report/expectOk.ts'
import { everyDay } from '../schedule/everyDay.ts'

/**
 * Deletes what visitors sent once it has been kept for long enough, now and then every day. Takes requests with the rights of the
 * service role; returns a function that stops.
 */
export function deleteOldSubmissions(
  { request }: Pick<Backend, 'request'>,
  { onDone, onProblem }: { onDone: (message: string) => void; onProblem: (message: string) => void },
): () => void {
  return everyDay(
    async () => {
      const answer = await expectOk(
        await request('/rest/v1/rpc/delete_old_submissions', { method: 'POST', body: '{}' }),
      )
      // The database's own function answers a number.
      const deleted = (await answer.json()) as number
      if (deleted > 0) onDone(`Messages and enquiries deleted because they were kept for long enough: ${deleted}`)
    },
    (error) =>
      onProblem(
        `What visitors sent could not be cleared; it is tried again in an hour. ${error instanceof Error ? error.message : String(error)}`,
      ),
  )
}
