import { useLocation } from 'react-router-dom'
import { OUTBOX_HREFS, readOutboxView } from '../../shared/outbox/outboxAddress.ts'
import { useOutboxPages, useOutboxSender, useOutboxWrites } from '../../shared/outbox/useOutboxData.ts'
import { useSettings } from '../../shared/settings.ts'
import { Outbox } from './Outbox/Outbox.tsx'
import { shownOutboxEmail } from './shownOutbox.ts'

/** `/admin/outbox` */
export function OutboxPage() {
  const view = readOutboxView(useLocation().search)
  const { list, query, first } = useOutboxPages(view)
  const from = useOutboxSender()
  const { links, reveal, handOver, sendAgain } = useOutboxWrites()
  const { siteUrl } = useSettings()
  const context = { siteUrl, isSentByServer: typeof from === 'string', links, now: query.dataUpdatedAt }
  const { state } = list
  return (
    <Outbox
      list={{
        ...list,
        // The sender decides what is left to do by hand.
        state:
          state.status === 'ready' && from !== undefined
            ? { ...state, rows: state.rows.map((mail) => shownOutboxEmail(mail, context)) }
            : { status: query.isError ? 'failed' : 'loading' },
      }}
      view={view}
      hrefs={OUTBOX_HREFS}
      from={from}
      failed={first?.counts.get('failed') ?? 0}
      onHandOver={({ id }) => handOver(id)}
      onSendAgain={(row) => sendAgain(row?.id)}
      onReveal={({ id }) => reveal(id)}
    />
  )
}
