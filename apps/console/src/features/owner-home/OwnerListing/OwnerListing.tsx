import type { CheckedFact, PackageTier } from '@dira/directory-core'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import {
  CheckIcon,
  EditIcon,
  ViewIcon,
  Needle,
  Button,
  Heading,
  Link,
  joinClasses,
  ListingPicture,
  type PicturedCard,
  TierBadge,
} from '@dira/ui'
import { ownerListingMessages } from './messages.ts'
import * as styles from './OwnerListing.css.ts'
import { StillRight } from './StillRight.tsx'

/** A listing as its owner sees it from afar. */
export interface OwnedListing {
  readonly name: string
  /** Town, province, country. */
  readonly place: string
  readonly card: PicturedCard
  readonly tier: PackageTier
  readonly tierLabel: string
  readonly editHref: string
  /** Its page. @default it is not in the guide */
  readonly viewHref?: string | undefined
}

/** What a line about a listing is about. */
export type OwnerListingFactState = 'live' | 'away' | 'waits' | 'asked' | 'toCheck' | 'checked'

/** A line about a listing: what is live, what waits, what is to be checked. */
export interface OwnerListingFact {
  readonly state: OwnerListingFactState
  readonly text: string
  /** The way on. @default there is none; what is to be checked has its own */
  readonly link?: { readonly label: string; readonly href: string }
}

export interface OwnerListingProps extends Omit<ComponentProps<'article'>, 'children'> {
  listing: OwnedListing
  facts: readonly OwnerListingFact[]
  /** `WeeklyNumbers`. */
  numbers?: ReactNode
  /** What the owner can say to be still right, as far as the page has it. */
  confirmable: readonly CheckedFact[]
  /** Says so of some, and answers whether it was stored. */
  onConfirm: (facts: readonly CheckedFact[]) => Promise<boolean>
}

/** One of an owner's listings: what is live, what waits for a look, what is to be checked, and how often it is seen. */
export function OwnerListing({
  listing,
  facts,
  numbers,
  confirmable,
  onConfirm,
  className,
  ...props
}: OwnerListingProps) {
  const messages = ownerListingMessages
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const { name, place, card, tier, tierLabel, editHref, viewHref } = listing
  const canConfirm = confirmable.length > 0
  return (
    <article aria-labelledby={id} className={joinClasses(styles.listing, className)} {...props}>
      <div className={styles.about}>
        <div className={styles.head}>
          <ListingPicture card={card} className={styles.picture} />
          <div className={styles.names}>
            <Heading level={2} size="h3" id={id}>
              <bdi translate="no">{name}</bdi>
            </Heading>
            <p className={styles.place}>
              <Needle className={styles.placeNeedle} />
              <bdi>{place}</bdi>
            </p>
            <TierBadge tier={tier} label={tierLabel} />
          </div>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ state, text, link }) => (
            <div key={`${state} ${text}`} className={styles.fact}>
              <dt className={styles.state[state]}>
                <Needle
                  half={state === 'waits' || state === 'asked'}
                  hollow={state === 'toCheck' || state === 'away'}
                  className={styles.needle[state]}
                />
                {messages.states[state]}
              </dt>
              <dd className={styles.text}>
                {text} {link && <Link href={link.href}>{link.label}</Link>}
                {state === 'toCheck' && canConfirm && (
                  <Button variant="link" className={styles.inText} onPress={() => setAsking(true)}>
                    {messages.itIsStillRight}
                  </Button>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Link
            look="bare"
            href={editHref}
            aria-label={messages.actionOf(messages.edit, name)}
            className={styles.action}
          >
            <EditIcon size={18} />
            {messages.edit}
          </Link>
          {viewHref !== undefined && (
            <Link
              look="bare"
              href={viewHref}
              aria-label={messages.actionOf(messages.view, name)}
              className={styles.action}
            >
              <ViewIcon size={18} />
              {messages.view}
            </Link>
          )}
          {canConfirm && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={messages.actionOf(messages.stillRight, name)}
              onClick={() => setAsking(true)}
              className={styles.action}
            >
              <CheckIcon size={18} />
              {messages.stillRight}
            </button>
          )}
        </div>
        {canConfirm && <p className={styles.hint}>{messages.hint}</p>}
      </div>
      {numbers && <div className={styles.numbers}>{numbers}</div>}
      {isAsking && <StillRight confirmable={confirmable} onConfirm={onConfirm} onClose={() => setAsking(false)} />}
    </article>
  )
}
