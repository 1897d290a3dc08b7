import type { CategoryIcon, ListingCard, OpenStatus } from '@dira/directory-core'
import { useId, type ComponentProps } from 'react'
import { Pictogram } from '../../../art/Pictogram/Pictogram.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { Distance, type ListingDistance } from '../../results/Distance/Distance.tsx'
import { ListingPicture } from '../../results/ListingPicture/ListingPicture.tsx'
import { OpenNow } from '../../results/OpenNow/OpenNow.tsx'
import { SectionHeading } from '../../site/SectionHeading/SectionHeading.tsx'
import { nearbyListingsMessages } from './messages.ts'
import * as styles from './NearbyListings.css.ts'

/** What one looks for round a place. */
export type NearbyKind = keyof typeof ICONS

/** A business nearby. */
export interface NearbyListing {
  readonly card: ListingCard
  readonly distance: ListingDistance
  /** Whether it is open, where its package shows hours. @default nothing is said */
  readonly status?: OpenStatus | undefined
  /** Where it is, more exactly than its town: its street. @default the card's place */
  readonly place?: string | undefined
}

/** The nearest businesses of a kind. */
export interface NearbyGroup {
  readonly kind: NearbyKind
  /** The nearest first. */
  readonly listings: readonly NearbyListing[]
  /** Where all of them are, how many they are and how far the farthest may be. @default no such link */
  readonly all?: { readonly href: string; readonly count: number; readonly km: number }
}

export interface NearbyListingsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The business that they are near to. */
  businessName: string
  /** At most three groups are shown, of each the two that are nearest; a group with nothing is left out, and with no group all of it. */
  groups: readonly NearbyGroup[]
  /** Where a listing's page is. */
  hrefOf: (card: ListingCard) => string
}

const ICONS = {
  sleep: 'accommodation',
  eat: 'restaurants',
  around: 'transport',
} as const satisfies Record<string, CategoryIcon>

const MOST_GROUPS = 3
const MOST_ROWS = 2

/** 'Sleep, eat, get around nearby': the nearest other businesses by kind, at the end of a listing's page. */
export function NearbyListings({ businessName, groups, hrefOf, ...props }: NearbyListingsProps) {
  const messages = useMessages('nearbyListings', nearbyListingsMessages)
  const id = useId()
  const shown = groups.filter(({ listings }) => listings.length > 0).slice(0, MOST_GROUPS)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} {...props}>
      <SectionHeading id={id}>{messages.heading(shown.map(({ kind }) => messages[kind]))}</SectionHeading>
      <p className={styles.straight}>{messages.straight(businessName)}</p>
      <div className={styles.groups}>
        {shown.map(({ kind, listings, all }) => (
          <div key={kind} className={styles.group}>
            <div className={styles.head}>
              <Heading level={3} className={styles.kind}>
                <Pictogram name={ICONS[kind]} size={20} />
                {messages[kind]}
              </Heading>
              {all && (
                <Link standalone href={all.href} className={styles.all}>
                  {messages.all(all.count, all.km)}
                </Link>
              )}
            </div>
            <ul role="list">
              {listings.slice(0, MOST_ROWS).map((listing) => (
                <Row key={listing.card.slug} {...listing} href={hrefOf(listing.card)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function Row({ card, distance, status, place = card.locationLine, href }: NearbyListing & { href: string }) {
  return (
    <li className={styles.row}>
      <ListingPicture card={card} className={styles.cover} />
      <div className={styles.words}>
        <Heading level={4} size="plate" className={styles.name}>
          <Link look="quiet" href={href} className={styles.link}>
            <bdi translate="no">{card.businessName}</bdi>
          </Link>
        </Heading>
        {status && status.state !== 'unknown' ? (
          <OpenNow isShort status={status} />
        ) : (
          <p className={styles.place}>
            <bdi>{place}</bdi>
          </p>
        )}
      </div>
      <Distance {...distance} className={styles.distance} />
    </li>
  )
}
