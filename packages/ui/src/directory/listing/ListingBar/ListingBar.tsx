import type { ListingDetail } from '@dira/directory-core'
import type { ReactNode } from 'react'
import { PhoneIcon } from '../../../art/Icon/index.ts'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { BottomBar, type BottomBarProps } from '../../site/BottomBar/BottomBar.tsx'
import { contactLines, type ContactChannel } from '../contact/contactLines.ts'
import { Directions } from '../LocatorMap/Directions.tsx'
import { waysThere } from '../LocatorMap/waysThere.ts'
import * as styles from './ListingBar.css.ts'
import { listingBarMessages } from './messages.ts'

export interface ListingBarProps extends Omit<BottomBarProps, 'children' | 'aria-label' | 'givesWay'> {
  /** What the page may show, as directory-core decided it. */
  listing: ListingDetail
  /** A `SaveToggle` in the look of a corner. */
  save: ReactNode
}

/** The first actions of a listing's page on a phone: a call, WhatsApp or else the ways there, and to save it. Without a phone the ways there are first. */
export function ListingBar({ listing, save, className, ...props }: ListingBarProps) {
  const messages = useMessages('listingBar', listingBarMessages)
  const lines = contactLines(listing)
  const hrefOf = (channel: ContactChannel) => lines.find((line) => line.channel === channel && line.href)?.href
  const [call, whatsapp] = [hrefOf('phone'), hrefOf('whatsapp')]
  const destination = { address: listing.address, locationLine: listing.locationLine, at: listing.mapCoordinates }
  // What nobody has claimed is first of all a place.
  const isPlaceFirst = listing.tier === 'unclaimed'
  const directions = (isPlaceFirst || whatsapp === undefined) && <Directions {...destination} />
  // To save alone no bar is needed.
  if (call === undefined && whatsapp === undefined && !waysThere(destination)) return null
  return (
    <BottomBar aria-label={messages.label} className={joinClasses(styles.bar, className)} {...props}>
      {isPlaceFirst && directions}
      {call !== undefined && (
        <LinkButton href={call} className={styles.action}>
          <PhoneIcon size={18} />
          {messages.call}
        </LinkButton>
      )}
      {!isPlaceFirst && directions}
      {whatsapp !== undefined && !isPlaceFirst && (
        <LinkButton variant="secondary" href={whatsapp} className={styles.action}>
          {messages.whatsapp}
        </LinkButton>
      )}
      {save}
    </BottomBar>
  )
}
