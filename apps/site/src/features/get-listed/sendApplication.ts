import '../../shared/data/zodWithoutEval.ts'
import { NEW_LISTING, requestedChanges, type SubmissionOutcome } from '@dira/data'
import type { SiteConfig } from '@dira/data/site'
import { siteChangeRequests } from '../../shared/data/siteChangeRequests.ts'
import { requestedListing } from '../../shared/application/askedFields.ts'
import type { ApplicationDraft } from '../../shared/application/applicationDraft.ts'

/** Sends a draft: stored once, however often it is sent. */
export function sendApplication(
  config: SiteConfig,
  { key, token, written, another = '' }: ApplicationDraft,
  onChallenge?: () => void,
): Promise<SubmissionOutcome> {
  const { plan, contactName, contactEmail, contactPhone } = written
  return siteChangeRequests(config).sendChangeRequest(
    {
      idempotencyKey: key,
      token,
      kind: 'application',
      askedTier: plan,
      changes: requestedChanges(NEW_LISTING, { ...NEW_LISTING, ...requestedListing(written) }),
      ...(another.trim() && { evidence: { text: another.trim() } }),
      contact: {
        name: contactName.trim(),
        email: contactEmail.trim(),
        ...(contactPhone.trim() && { phone: contactPhone.trim() }),
      },
    },
    onChallenge ? { onChallenge } : {},
  )
}
