import type { ComponentProps } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './ClassifiedsMasthead.css.ts'
import { classifiedsMastheadMessages } from './messages.ts'

export interface ClassifiedsMastheadProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** What an ad costs a year, as directory-core writes it, such as 'R595'. */
  price: string
  /** In how many countries the ads are; left out while that is not known. */
  countries?: number | undefined
  /** How many ads there are, whatever is searched for; left out while that is not known. */
  ads?: number | undefined
  /** Where an ad is placed. */
  pricingHref: string
}

/**
 * Opens the page of small ads as the head of a newspaper does: its name between two ears, then a line of facts between double rules. On a
 * narrow screen the ears go.
 */
export function ClassifiedsMasthead({
  price,
  countries,
  ads,
  pricingHref,
  className,
  ...props
}: ClassifiedsMastheadProps) {
  const messages = useMessages('classifiedsMasthead', classifiedsMastheadMessages)
  return (
    <header className={joinClasses(styles.masthead, className)} {...props}>
      <div className={styles.top}>
        <Heading level={1} size="masthead" className={styles.title}>
          {messages.title}
        </Heading>
        <div className={joinClasses(styles.ear, styles.firstEar)}>
          <p>{messages.place}</p>
          <p className={styles.loud}>{messages.price(price)}</p>
          <Link href={pricingHref} standalone>
            {messages.choose}
          </Link>
        </div>
        <div className={styles.ear}>
          <p>{messages.what}</p>
          <p className={styles.loud}>{messages.direct}</p>
          <p>{messages.fees}</p>
        </div>
      </div>
      <div className={styles.facts}>
        <p>{countries !== undefined && messages.countries(countries)}</p>
        <p className={styles.line}>{messages.line}</p>
        <p className={styles.atEnd}>{ads !== undefined && messages.ads(ads)}</p>
      </div>
    </header>
  )
}
