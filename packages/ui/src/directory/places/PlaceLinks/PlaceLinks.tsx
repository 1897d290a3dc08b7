import { useId, type ComponentProps } from 'react'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Heading, type HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useFormatCount } from '../../../messages/useFormatCount.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { PlaceName, type NameOfPlace } from '../PlaceName/PlaceName.tsx'
import { placeLinksMessages } from './messages.ts'
import * as styles from './PlaceLinks.css.ts'

/** A place with a page of its own. */
export interface PlaceLinksItem extends NameOfPlace {
  readonly href: string
  /** How many listings it has. */
  readonly count: number
}

export interface PlaceLinksProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the places are, such as 'Cities of Kenya'. */
  heading: string
  /** The places, those that most people look for first. */
  places: readonly PlaceLinksItem[]
  /** How many are shown at first. @default 12 */
  shown?: number
  /** @default 2 */
  headingLevel?: HeadingLevel
}

/**
 * Places with how many listings each has: the first of them, and the rest by name when they are asked for, before any script too. A few
 * cities of several countries are a CityList.
 */
export function PlaceLinks({ heading, places, shown = 12, headingLevel = 2, className, ...props }: PlaceLinksProps) {
  const messages = useMessages('placeLinks', placeLinksMessages)
  const id = useId()
  const rest = places.slice(shown).toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <section aria-labelledby={id} className={joinClasses(styles.section, className)} {...props}>
      <Heading level={headingLevel} size="h3" id={id}>
        {heading}
      </Heading>
      <Places places={places.slice(0, shown)} />
      {rest.length > 0 && (
        <Disclosure look="link" label={messages.all(places.length)}>
          <Places places={rest} />
        </Disclosure>
      )}
    </section>
  )
}

function Places({ places }: Pick<PlaceLinksProps, 'places'>) {
  const messages = useMessages('placeLinks', placeLinksMessages)
  const formatCount = useFormatCount()
  return (
    <ul role="list" className={styles.list}>
      {places.map(({ href, count, name, local, isTransliterated }) => (
        <li key={href}>
          <Link look="bare" href={href} className={styles.row}>
            <PlaceName name={name} local={local} isTransliterated={isTransliterated} className={styles.name} />{' '}
            <span aria-hidden="true" className={styles.count}>
              {formatCount(count)}
            </span>{' '}
            <VisuallyHidden>{messages.listings(count)}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}
