import { Outbox } from './Outbox/Outbox.tsx'
import type { OutboxState } from './Outbox/outboxRow.ts'
import { useLocation } from 'react-router-dom'
import { useSettings } from '../../shared/settings.ts'
import { OUTBOX_HREFS, readOutboxView } from '../../shared/outbox/outboxAddress.ts'
import { shownOutboxEmail } from './shownOutbox.ts'
import { useOutboxPages, useOutboxSender, useOutboxWrites } from '../../shared/outbox/useOutboxData.ts'

/** `/admin/outbox` */
export function OutboxPage() {
  const view = readOutboxView(useLocation().search)
  const pages = useOutboxPages(view)
  const from = useOutboxSender()
  const { links, reveal, handOver, sendAgain } = useOutboxWrites()
  const { siteUrl } = useSettings()
  const context = { siteUrl, isSentByServer: typeof from === 'string', links, now: pages.dataUpdatedAt }
  // The sender decides what is left to do by hand.
  const state: OutboxState =
    pages.data && from !== undefined
      ? {
          status: 'ready',
          rows: pages.data.pages.flatMap(({ emails }) => emails).map((mail) => shownOutboxEmail(mail, context)),
          hasMore: pages.hasNextPage,
          isFailed: pages.isError,
        }
      : { status: pages.isError ? 'failed' : 'loading' }
  return (
    <Outbox
      state={state}
      view={view}
      hrefs={OUTBOX_HREFS}
      from={from}
      failed={pages.data?.pages[0]?.counts.get('failed') ?? 0}
      onHandOver={({ id }) => handOver(id)}
      onSendAgain={(row) => sendAgain(row?.id)}
      onReveal={({ id }) => reveal(id)}
      onRetry={() => void pages.refetch()}
      onMore={() => void pages.fetchNextPage()}
    />
  )
}
