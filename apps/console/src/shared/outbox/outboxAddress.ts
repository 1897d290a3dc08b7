import { ADMIN_PATHS } from '@dira/data/site'

/** The addresses of the emails to send, and of those that are settled. */
export const OUTBOX_HREFS = { open: ADMIN_PATHS.outbox, settled: `${ADMIN_PATHS.outbox}?show=settled` } as const

/** Which emails an address shows. */
export function readOutboxView(search: string): keyof typeof OUTBOX_HREFS {
  return new URLSearchParams(search).get('show') === 'settled' ? 'settled' : 'open'
}
