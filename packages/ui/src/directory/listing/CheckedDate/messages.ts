import type { CheckedFact, CheckSource } from '@dira/directory-core'

/** What CheckedDate says by itself. */
export const checkedDateMessages = {
  recent: (fact: CheckedFact) => (fact === 'existence' ? 'Open for business, checked in' : 'Checked in'),
  old: (fact: CheckedFact) => (fact === 'existence' ? 'Open for business, last checked in' : 'Last checked in'),
  /** The first instant of a month in UTC. */
  month: (month: Date) => month.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  by: { owner: 'by the owner', administrator: 'by Dira', call: 'by a call', source: 'by its source' } as Record<
    CheckSource,
    string
  >,
}
