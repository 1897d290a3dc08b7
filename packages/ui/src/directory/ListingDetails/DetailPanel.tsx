import type { ListingDetail, PackageTier } from '@dira/directory-core'
import { useId, type ComponentProps } from 'react'
import { MailIcon, PhoneIcon, WebsiteIcon, type IconComponent } from '../../art/Icon/index.ts'
import { Needle } from '../../art/Needle/index.ts'
import { Pictogram } from '../../art/Pictogram/index.ts'
import { selvedge } from '../../art/selvedge/selvedge.css.ts'
import { Heading } from '../../components/Heading/index.ts'
import { Link } from '../../components/Link/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { TierBadge } from '../TierBadge/index.ts'
import { BreakableText } from './BreakableText.tsx'
import { contactLines, directContact, type ContactChannel } from './contactLines.ts'
import * as styles from './DetailPanel.css.ts'
import { listingDetailsMessages } from './messages.ts'

export interface DetailPanelProps extends Omit<ComponentProps<'aside'>, 'children'> {
  listing: ListingDetail
  categoryHref?: string
}

const EDGES = {
  classified: 'ink',
  standard: 'ink',
  premium: 'gold',
} as const satisfies Record<PackageTier, keyof typeof selvedge>

const ICONS: Record<ContactChannel, IconComponent> = { phone: PhoneIcon, mail: MailIcon, website: WebsiteIcon }

/** How to reach the business, and what it is: the framed panel beside the sections. */
export function DetailPanel({ listing, categoryHref, className, ...props }: DetailPanelProps) {
  const messages = useMessages('listingDetails', listingDetailsMessages)
  const id = useId()
  const lines = contactLines(listing)
  const direct = directContact(lines)
  return (
    <aside aria-labelledby={`${id}-contact`} className={joinClasses(styles.panel, className)} {...props}>
      <div className={selvedge[EDGES[listing.tier]]} />
      <section className={styles.part}>
        <Heading level={2} size="h3" id={`${id}-contact`}>
          {messages.contactInformation}
        </Heading>
        {lines.length === 0 ? (
          <p className={styles.missing}>{messages.noContact}</p>
        ) : (
          <ul role="list" className={styles.lines}>
            {lines.map(({ channel, text, href }) => {
              const Icon = ICONS[channel]
              return (
                <li key={`${channel} ${text}`} className={styles.line}>
                  <Icon className={styles.icon} />
                  {href === undefined ? (
                    <bdi className={styles.value}>{text}</bdi>
                  ) : (
                    <Link href={href} className={joinClasses(styles.value, styles.target)}>
                      <bdi>
                        <BreakableText>{text}</BreakableText>
                      </bdi>
                    </Link>
                  )}
                </li>
              )
            })}
          </ul>
        )}
        {direct && (
          <LinkButton href={direct} className={styles.contact}>
            {messages.contactBusiness}
          </LinkButton>
        )}
      </section>
      <section aria-labelledby={`${id}-details`} className={styles.part}>
        <Heading level={2} size="h3" id={`${id}-details`}>
          {messages.details}
        </Heading>
        <dl className={styles.details}>
          <div className={styles.detail}>
            <dt className={styles.term}>
              <Pictogram name={listing.categoryIcon} size={20} />
              {messages.category}
            </dt>
            <dd className={styles.definition}>
              {categoryHref === undefined ? (
                listing.category
              ) : (
                <Link href={categoryHref} className={styles.target}>
                  {listing.category}
                </Link>
              )}
            </dd>
          </div>
          <div className={styles.detail}>
            <dt className={styles.term}>
              <span className={styles.mark}>
                <Needle />
              </span>
              {messages.package}
            </dt>
            <dd>
              <TierBadge tier={listing.tier} label={listing.tierLabel} />
            </dd>
          </div>
        </dl>
      </section>
    </aside>
  )
}
