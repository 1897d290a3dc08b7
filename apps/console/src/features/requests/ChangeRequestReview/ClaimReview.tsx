import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button, Heading, Link, LinkButton, Text } from '@dira/ui'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'
import type { ReviewedClaim } from './reviewedRequest.ts'

interface ClaimReviewProps {
  claim: ReviewedClaim
  isWriting: boolean
  onReveal: (() => void) | undefined
}

/** How a claim is to be proved, and the code that a person reads out to the listed number. */
export function ClaimReview({ claim, isWriting, onReveal }: ClaimReviewProps) {
  const messages = changeRequestReviewMessages
  const { standing, way, contact, askedAt, canReveal, revealedAt, revealedBy, tries, owners, rivals, code } = claim
  const id = useId()
  const shown = useRef<HTMLParagraphElement>(null)
  const figures = code?.figures
  useEffect(() => {
    // The button that it was asked by is gone.
    if (figures !== undefined) shown.current?.focus()
  }, [figures])
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={2} size="h3" id={id}>
        {messages.claim}
      </Heading>
      <dl className={styles.facts}>
        <Row label={messages.claimStanding}>{standing}</Row>
        <Row label={messages.claimWay}>
          {way === undefined ? messages.claimNothing : messages.claimWays[way]}
          {askedAt !== undefined && <time dateTime={askedAt}>{messages.writtenAt(new Date(askedAt))}</time>}
        </Row>
        {way !== undefined && (
          <Row label={messages.listedContact}>
            <bdi>{contact ?? messages.noContact}</bdi>
          </Row>
        )}
        {tries > 0 && <Row label={messages.triesUsed}>{tries}</Row>}
        {owners.length > 0 && (
          <Row label={messages.owners}>
            {owners.map((owner) => (
              <bdi key={owner}>{owner}</bdi>
            ))}
          </Row>
        )}
        {rivals.length > 0 && (
          <Row label={messages.rivals}>
            {rivals.map(({ reference, name, href }) => (
              <Link standalone key={reference} href={href}>
                <bdi>{name}</bdi> <bdi translate="no">{reference}</bdi>
              </Link>
            ))}
          </Row>
        )}
      </dl>
      {canReveal && onReveal && (
        <>
          <Button variant="secondary" isDisabled={isWriting} className={styles.asideButton} onPress={onReveal}>
            {way === 'whatsapp' ? messages.sendCode : messages.readOut(contact ?? '')}
          </Button>
          <Text size="small" tone="muted">
            {messages.revealHint}
          </Text>
        </>
      )}
      {code && (
        <div className={styles.code}>
          <p ref={shown} tabIndex={-1}>
            {messages.codeIs} <strong className={styles.figures}>{code.figures}</strong>
          </p>
          <Text size="small" tone="muted">
            {messages.codeOnce}
          </Text>
          {code.whatsappHref !== undefined && (
            <LinkButton variant="secondary" href={code.whatsappHref} target="_blank" className={styles.asideButton}>
              {messages.openWhatsapp}
            </LinkButton>
          )}
        </div>
      )}
      {!code && revealedAt !== undefined && (
        <p className={styles.note}>{messages.revealedBy(revealedBy, new Date(revealedAt))}</p>
      )}
    </section>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.note}>{label}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}
