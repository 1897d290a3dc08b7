import { INVITATION_PAGE } from '@dira/data'
import { OpenedInvitation } from '../../shared/account/OpenedInvitation.tsx'
import { PageHeader } from '@dira/app'

/** `/admin/invitation#…`: the page that a link for an administrator opens. */
export function InvitationPage() {
  return (
    <>
      <PageHeader current={INVITATION_PAGE} />
      <main id="main" tabIndex={-1}>
        <OpenedInvitation audience="admin" />
      </main>
    </>
  )
}
