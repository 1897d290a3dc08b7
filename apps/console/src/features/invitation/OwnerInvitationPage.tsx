import { OpenedInvitation } from '../../shared/account/OpenedInvitation.tsx'

/** `/owner/invitation#…`: the page that a link for an owner opens. */
export function OwnerInvitationPage() {
  return <OpenedInvitation audience="owner" />
}
