import { ADMIN_PATHS } from '@dira/data/site'

/** The addresses of the letters to send, and of those that are settled. */
export const OUTBOX_HREFS = { open: ADMIN_PATHS.outbox, settled: `${ADMIN_PATHS.outbox}?show=settled` } as const

/** Which letters an address shows. */
export function readOutboxView(search: string): keyof typeof OUTBOX_HREFS {
  return new URLSearchParams(search).get('show') === 'settled' ? 'settled' : 'open'
}
