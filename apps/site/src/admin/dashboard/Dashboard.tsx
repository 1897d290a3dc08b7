import { BackupAge, backupTone, WaitingList } from '@dira/ui'
import { inboxHref } from '../inbox/inboxAddress.ts'
import { useInboxSummary } from '../useInboxData.ts'
import { useBackups } from '../useBackups.ts'
import { DashboardTop } from './DashboardTop.tsx'

/** `/admin/dashboard` */
export function Dashboard() {
  const { data, isError, refetch } = useInboxSummary()
  const { data: backups, dataUpdatedAt } = useBackups()
  const now = new Date(dataUpdatedAt)
  const backupAge = backups && <BackupAge {...backups} now={now} />
  const isBackupWrong = backups ? backupTone(backups, now) === 'wrong' : false
  return (
    <DashboardTop>
      {isBackupWrong && backupAge}
      <WaitingList
        rows={
          data && [
            { kind: 'message', ...shown(data.messages), href: inboxHref({ kind: 'message' }) },
            { kind: 'enquiry', ...shown(data.enquiries), href: inboxHref({ kind: 'enquiry' }) },
            { kind: 'application', ...shown(data.applications) },
          ]
        }
        isFailed={isError}
        onRetry={() => void refetch()}
      />
      {!isBackupWrong && backupAge}
    </DashboardTop>
  )
}

function shown({ count, oldest }: { readonly count: number; readonly oldest: string | null }) {
  return { count, oldest: oldest ?? undefined }
}
