import { formatRand, PLANS } from '@dira/directory-core'
import { BackupAge } from './BackupAge/BackupAge.tsx'
import { backupTone } from './BackupAge/backupTone.ts'
import { board } from './NeedsBoard/NeedsBoard.css.ts'
import { NeedsBoard } from './NeedsBoard/NeedsBoard.tsx'
import { PublishedListings } from './PublishedListings/PublishedListings.tsx'
import { usePublished } from './usePublished.ts'
import { serverTime, ADMIN_PATHS } from '@dira/data/site'
import { inboxHref } from '../../shared/inbox/inboxAddress.ts'
import { needsOf, useOutboxPages, useOutboxSender } from '../../shared/outbox/useOutboxData.ts'
import { useInboxSummary } from '../../shared/inbox/useInboxData.ts'
import { useBackups } from './useBackups.ts'
import { FailedEmails } from './FailedEmails.tsx'
import { DashboardTop } from '../../shared/DashboardTop.tsx'
import { requestsHref } from '../../shared/requests/requestsAddress.ts'
import { listingsHref } from '../../shared/listings/listingsAddress.ts'
import { useSample } from '../../shared/listings/useSample.ts'
import { SampleNote } from './SampleNote/SampleNote.tsx'
import { useNeeds } from './useNeeds.ts'

/** What packages cost, the largest first. */
const PRICES = PLANS.toReversed().map(({ priceCents }) => formatRand(priceCents))

/** `/admin/dashboard` */
export function Dashboard() {
  const { data, dataUpdatedAt: countedAt, isError, refetch } = useInboxSummary()
  const needs = useNeeds()
  const published = usePublished()
  const sample = useSample()
  const { data: backups, dataUpdatedAt } = useBackups()
  const emails = useOutboxPages('open').first
  const from = useOutboxSender()
  const now = new Date(serverTime(dataUpdatedAt))
  const backupAge = backups && <BackupAge {...backups} now={now} />
  const isBackupWrong = backups ? backupTone(backups, now) === 'wrong' : false
  return (
    <DashboardTop>
      {isBackupWrong && backupAge}
      <FailedEmails />
      <NeedsBoard
        waiting={{
          now: new Date(serverTime(countedAt)),
          rows: data && [
            { kind: 'message', ...data.messages, href: inboxHref({ kind: 'message' }) },
            { kind: 'enquiry', ...data.enquiries, href: inboxHref({ kind: 'enquiry' }) },
            { kind: 'request', ...data.requests, href: requestsHref() },
            // Not in the way of the others while it is not known.
            {
              kind: 'email',
              count: emails && from !== undefined ? needsOf(emails, from !== null) : 0,
              href: ADMIN_PATHS.outbox,
            },
          ],
          isFailed: isError,
          onRetry: () => void refetch(),
        }}
        needs={needs.data}
        isFailed={needs.isError}
        onRetry={() => void needs.refetch()}
        prices={PRICES}
      />
      <div className={board}>
        {!published.isError && <PublishedListings tiers={published.data} />}
        {!isBackupWrong && backupAge}
      </div>
      <SampleNote
        count={sample.count ?? 0}
        href={listingsHref({ needs: 'sample' })}
        isRemoving={sample.isRemoving}
        onRemove={sample.remove}
      />
    </DashboardTop>
  )
}
