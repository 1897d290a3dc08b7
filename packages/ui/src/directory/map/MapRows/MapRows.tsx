import { useEffect, useRef, type ComponentProps } from 'react'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { Distance } from '../../results/Distance/Distance.tsx'
import { ListingPicture } from '../../results/ListingPicture/ListingPicture.tsx'
import type { ListingGridProps } from '../../results/ListingGrid/ListingGrid.tsx'
import { OpenNow } from '../../results/OpenNow/OpenNow.tsx'
import { TierBadge } from '../../results/TierBadge/TierBadge.tsx'
import * as styles from './MapRows.css.ts'

export interface MapRowsProps
  extends
    Omit<ComponentProps<'ul'>, 'children'>,
    Pick<ListingGridProps, 'cards' | 'hrefOf' | 'headingLevel' | 'renderActions' | 'distanceOf' | 'statusOf'> {
  /** The listing whose pin is chosen on the map: its row is marked, and scrolled into view. @default none */
  selectedSlug?: string | undefined
  /** A row is pointed at, or has the focus: its pin can grow. Undefined when that ends. */
  onPoint?: (slug: string | undefined) => void
}

/** The listings beside a map, in rows. The whole row leads to the listing's page. */
export function MapRows({
  cards,
  hrefOf,
  headingLevel = 3,
  renderActions,
  distanceOf,
  statusOf,
  selectedSlug,
  onPoint,
  className,
  ref,
  ...props
}: MapRowsProps) {
  const selected = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selectedSlug !== undefined) selected.current?.scrollIntoView({ block: 'nearest' })
  }, [selectedSlug])
  return (
    <ul ref={ref} role="list" className={joinClasses(styles.rows, className)} {...props}>
      {cards.map((card) => {
        const isSelected = card.slug === selectedSlug
        const distance = distanceOf?.(card)
        const status = statusOf?.(card)
        return (
          // It hears what happens on its links.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={card.slug}
            ref={isSelected ? selected : undefined}
            className={joinClasses(styles.row, isSelected && styles.selected)}
            onPointerEnter={() => onPoint?.(card.slug)}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => onPoint?.(card.slug)}
            onBlur={() => onPoint?.(undefined)}
          >
            <ListingPicture card={card} className={styles.cover} />
            <div className={styles.words}>
              <p className={styles.marks}>
                <TierBadge tier={card.tier} label={card.tierLabel} />
                {status && <OpenNow isShort status={status} />}
              </p>
              <Heading level={headingLevel} size="h3" className={styles.name}>
                <Link
                  look="quiet"
                  href={hrefOf(card.slug)}
                  aria-current={isSelected || undefined}
                  className={styles.link}
                >
                  <bdi translate="no">{card.businessName}</bdi>
                </Link>
              </Heading>
              <p className={styles.place}>
                <Needle className={styles.needle} />
                <span>
                  <bdi>{card.locationLine}</bdi>
                </span>
                {distance && <Distance {...distance} className={styles.distance} />}
              </p>
            </div>
            {renderActions && <div className={styles.actions}>{renderActions(card)}</div>}
          </li>
        )
      })}
    </ul>
  )
}
