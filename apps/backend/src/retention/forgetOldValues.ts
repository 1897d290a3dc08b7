import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../report/expectOk.ts'
import { everyDay } from '../schedule/everyDay.ts'

/**
 * Forgets the values in the audit log of what cannot be undone any more, now and then every day. Takes requests with the rights of the
 * service role; returns a function that stops.
 */
export function forgetOldValues(
  { request }: Pick<Backend, 'request'>,
  { onProblem }: { onProblem: (message: string) => void },
): () => void {
  return everyDay(
    async () => {
      // A bounded piece at a time, so that nobody waits behind all of it.
      for (let forgotten = 1; forgotten > 0;) {
        const answer = await expectOk(await request('/rest/v1/rpc/forget_old_values', { method: 'POST', body: '{}' }))
        // The database's own function answers a number.
        forgotten = (await answer.json()) as number
      }
    },
    (error) =>
      onProblem(
        `Old values of the history could not be cleared; it is tried again in an hour. ${error instanceof Error ? error.message : String(error)}`,
      ),
  )
}
