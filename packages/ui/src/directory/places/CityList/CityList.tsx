import { useId, type ComponentProps } from 'react'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Heading, type HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './CityList.css.ts'
import { PlaceName, type NameOfPlace } from '../PlaceName/PlaceName.tsx'
import { cityListMessages } from './messages.ts'

/** A city of the list. */
export interface CityListItem extends NameOfPlace {
  /** The name of its country. */
  readonly country: string
  readonly href: string
  /** How many listings it has. */
  readonly count: number
}

export interface CityListProps extends Omit<ComponentProps<'section'>, 'children'> {
  cities: readonly CityListItem[]
  /** @default 'Popular cities' */
  heading?: string
  /** @default 2 */
  headingLevel?: HeadingLevel
}

/** Cities with their country and how many listings they have, each a link. */
export function CityList({ cities, heading, headingLevel = 2, ...props }: CityListProps) {
  const messages = useMessages('cityList', cityListMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} {...props}>
      <Heading level={headingLevel} size="h2" id={id} className={styles.heading}>
        {heading ?? messages.heading}
      </Heading>
      <ul role="list">
        {cities.map(({ country, href, count, name, local, isTransliterated }) => (
          <li key={href} className={styles.item}>
            <Link look="bare" href={href} className={styles.row}>
              <Needle className={styles.needle} />
              <span className={styles.place}>
                <PlaceName name={name} local={local} isTransliterated={isTransliterated} className={styles.name} />{' '}
                <span className={styles.country}>{country}</span>
              </span>{' '}
              <bdi className={styles.count}>{messages.listings(count)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
