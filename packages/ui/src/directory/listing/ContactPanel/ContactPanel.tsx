import type { BusinessHours, CheckedFact, ListingDetail, OpenStatus, PlaceFact, Standing } from '@dira/directory-core'
import { useId, type ComponentProps, type ReactNode } from 'react'
import type { CountryCode } from '../../../art/map/africa.generated.ts'
import { TagIcon } from '../../../art/Icon/index.ts'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Pictogram } from '../../../art/Pictogram/Pictogram.tsx'
import { selvedge } from '../../../art/selvedge/selvedge.css.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { Enquiry, EnquiryAnswer } from '../contact/enquiry.ts'
import { LocatorPicture } from '../LocatorMap/LocatorPicture.tsx'
import { OpenNow } from '../../results/OpenNow/OpenNow.tsx'
import { TierBadge } from '../../results/TierBadge/TierBadge.tsx'
import { ContactButton } from './ContactButton.tsx'
import { ContactList } from './ContactList.tsx'
import * as styles from './ContactPanel.css.ts'
import { contactPanelMessages } from './messages.ts'
import type { Sender } from '../../forms/useHoneypot.tsx'

export interface ContactPanelProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** What the page may show, as directory-core decided it. */
  listing: ListingDetail
  /** The page of the listing's category. @default the category is no link */
  categoryHref?: string
  /** The others with a value of a fact of the place. @default facts are no links */
  factHref?: (fact: PlaceFact['name'], value: string) => string
  /** The code of the listing's country, for the small locator: `africanCountry` of directory-core says whether it has one. @default no locator */
  country?: CountryCode | undefined
  /** Whether it is open now; leave it out where no clock is known, as in the HTML of a server. @default nothing is said */
  openStatus?: OpenStatus
  /** The rows of its hours that count today. @default the link says 'Business Hours' */
  hoursToday?: readonly BusinessHours[]
  /** Where the map and the hours are on this page. @default '#location' and '#business-hours' */
  locationHref?: string
  hoursHref?: string
  /** Takes an enquiry and answers what became of it. Without it 'Contact Business' is a link to the e-mail or the phone. */
  onEnquiry?: (enquiry: Enquiry, sender: Sender) => Promise<EnquiryAnswer>
  /** Where it says what is stored, and how long. */
  privacyHref: string
  /** A `CheckedDate` for a fact that was checked; here the phone. @default none was */
  checkOf?: ((fact: CheckedFact) => ReactNode) | undefined
  /** A `ListingToolbar`. @default none */
  toolbar?: ReactNode
}

const EDGES = {
  unclaimed: 'ink',
  classified: 'ink',
  standard: 'ink',
  premium: 'gold',
} as const satisfies Record<Standing, keyof typeof selvedge>

/** How to reach the business, when, and what it is: the framed panel beside the sections of its page. */
export function ContactPanel({
  listing,
  categoryHref,
  factHref,
  country,
  openStatus,
  hoursToday = [],
  locationHref = '#location',
  hoursHref = '#business-hours',
  onEnquiry,
  privacyHref,
  checkOf,
  toolbar,
  className,
  ...props
}: ContactPanelProps) {
  const messages = useMessages('contactPanel', contactPanelMessages)
  const id = useId()
  const hasHours = 'businessHours' in listing && listing.businessHours.length > 0
  const today = hoursToday.map(({ hours }) => hours).join(', ')
  return (
    <aside aria-labelledby={`${id}-contact`} className={joinClasses(styles.panel, className)} {...props}>
      <div className={selvedge[EDGES[listing.tier]]} />
      {hasHours && (
        <div className={styles.opening}>
          {openStatus && <OpenNow status={openStatus} className={styles.state} />}
          <Link look="quiet" standalone href={hoursHref} className={styles.today}>
            <bdi>{today === '' ? messages.hours : messages.today(today)}</bdi>
          </Link>
        </div>
      )}
      {country !== undefined && (
        <Link
          look="bare"
          href={locationHref}
          aria-label={messages.location(listing.locationLine)}
          className={styles.locator}
        >
          <LocatorPicture country={country} at={listing.mapCoordinates} className={styles.picture} />
        </Link>
      )}
      <section className={styles.part}>
        <Heading level={2} size="h3" id={`${id}-contact`}>
          {messages.contactInformation}
        </Heading>
        <ContactList listing={listing} checkOf={checkOf} />
        {'links' in listing && listing.links.length > 0 && (
          <ul role="list" className={styles.links}>
            {listing.links.map(({ purpose, href }) => (
              <li key={purpose}>
                <Link standalone href={href} className={styles.target}>
                  {messages.links[purpose]}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ContactButton
          listing={listing}
          {...(openStatus && { openStatus })}
          {...(onEnquiry && { onEnquiry })}
          privacyHref={privacyHref}
        />
        {toolbar}
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
          {listing.facts.map(({ name, label, values }) => (
            <div key={name} className={styles.detail}>
              <dt className={styles.term}>
                <TagIcon size={20} />
                {label}
              </dt>
              <dd className={joinClasses(styles.definition, styles.values)}>
                {values.map(({ value, text }) =>
                  factHref === undefined ? (
                    <span key={value} className={styles.target}>
                      {text}
                    </span>
                  ) : (
                    <Link key={value} href={factHref(name, value)} className={styles.target}>
                      {text}
                    </Link>
                  ),
                )}
              </dd>
            </div>
          ))}
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
