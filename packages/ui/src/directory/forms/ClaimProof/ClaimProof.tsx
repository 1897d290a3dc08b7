import { useId, type ComponentProps, type ReactNode } from 'react'
import { BackIcon } from '../../../art/Icon/index.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { Sender } from '../useHoneypot.tsx'
import { BusinessCard } from '../BusinessCard/BusinessCard.tsx'
import { ClaimAsk } from './ClaimAsk.tsx'
import { ClaimEvidence, type ClaimEvidenceSent } from './ClaimEvidence.tsx'
import { ClaimStandingPart } from './ClaimStandingPart.tsx'
import type { ClaimBusy, ClaimedListing, ClaimFault, ClaimView, ClaimWay, MaskedContacts } from './claimView.ts'
import * as styles from './ClaimProof.css.ts'
import { claimProofMessages } from './messages.ts'

export interface ClaimProofProps extends Omit<ComponentProps<'section'>, 'children'> {
  listing: ClaimedListing
  /** What the listing can be reached by. */
  contacts: MaskedContacts | 'reading' | 'failed'
  /** What was sent. @default nothing yet */
  claim?: ClaimView | undefined
  /** Milliseconds since 1970: from `againAt` on another email or code may be asked for. */
  now: number
  name: string
  /** Left out once the name was sent with the claim. */
  onNameChange?: ((name: string) => void) | undefined
  /** The address that is offered at first. @default '' */
  email?: string
  /** The part that is being sent. @default nothing */
  busy?: ClaimBusy | undefined
  /** The field that the server did not take. @default none */
  fault?: ClaimFault | undefined
  /** The error of what was sent last, by its part. */
  message?: { readonly part: ClaimBusy; readonly text: string } | undefined
  /** Other news, above the rest. */
  notes?: ReactNode
  signInHref: string
  onAsk: (way: ClaimWay, sender: Sender) => void
  onCode: (code: string) => void
  onEvidence: (evidence: ClaimEvidenceSent, sender: Sender) => void
  /** Names the account, once the claim is proved. */
  onAccount: (email: string) => void
  /** Claims anew, after a claim that was declined or taken back. */
  onAgain: () => void
  /** Reads the contacts again. */
  onRetry: () => void
  /** Stands in the place of the form without script: other ways, as links. */
  withoutScript: ReactNode
}

/**
 * The page on which somebody shows that a business is theirs, through a contact that the guide has: one page, first the choice, then the code. There is no
 * field for another address or number. What it says is the same, whether a contact can be reached or not.
 */
export function ClaimProof(given: ClaimProofProps) {
  const { listing, contacts, claim, now, name, onNameChange, email = '', busy, fault, message, ...rest } = given
  const {
    notes,
    signInHref,
    onAsk,
    onCode,
    onEvidence,
    onAccount,
    onAgain,
    onRetry,
    withoutScript,
    className,
    ...props
  } = rest
  const messages = useMessages('claimProof', claimProofMessages)
  const id = useId()
  const said = (part: ClaimBusy) => (message?.part === part ? message.text : undefined)
  const standing = claim?.standing
  const isOpen = standing === undefined || standing === 'written' || standing === 'code' || standing === 'over'
  const hasNoContact = typeof contacts === 'object' && contacts.email === undefined && contacts.phone === undefined
  const mayProve = isOpen || standing === 'rival' || standing === 'taken' || standing === 'evidence'
  return (
    <section aria-labelledby={id} className={joinClasses(styles.page, className)} {...props}>
      <div className={styles.head}>
        <Link standalone href={listing.href} className={styles.back}>
          <BackIcon size={18} />
          <bdi translate="no">{listing.name}</bdi>
        </Link>
        <Heading level={1} id={id}>
          {messages.title}
        </Heading>
      </div>
      <BusinessCard look="beside" business={listing} className={styles.listing} />
      <div className={styles.main}>
        <Text className={styles.text}>{hasNoContact ? messages.noContacts : messages.lead}</Text>
        <noscript>{withoutScript}</noscript>
        {notes}
        {isOpen && !hasNoContact && (
          <div className={styles.part}>
            <ClaimAsk
              {...{ contacts, claim, now, name, onNameChange, onAsk, onRetry }}
              message={said('ask')}
              isBusy={busy === 'ask'}
            />
          </div>
        )}
        {claim && (
          <ClaimStandingPart
            {...{ claim, now, busy, fault, email, signInHref, onCode, onAccount, onAgain }}
            message={said('code') ?? said('account')}
          />
        )}
        {mayProve && typeof contacts === 'object' && (
          <ClaimEvidence
            {...{ fault, name, onNameChange, email, onEvidence }}
            message={said('evidence')}
            isBusy={busy === 'evidence'}
            isOpen={hasNoContact}
            isSent={claim?.hasEvidence ?? false}
          />
        )}
      </div>
    </section>
  )
}
