import { useId, type ComponentProps, type FocusEvent } from 'react'
import type { CountryCode } from '../../art/map/africa.generated.ts'
import { Heading, type HeadingLevel } from '../../components/Heading/index.ts'
import { Link } from '../../components/Link/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useFormatCount, useMessages } from '../../messages/index.ts'
import { PlaceName, type NameOfPlace } from '../PlaceName/index.ts'
import * as styles from './CountryEntry.css.ts'
import { LazyOutline } from './LazyOutline.tsx'
import { countryEntryMessages } from './messages.ts'

export interface CountryEntryProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string
  /** Its name there, where that is another one. @default none */
  local?: NameOfPlace['local']
  /** Which outline is drawn. @default none */
  code?: CountryCode | undefined
  /** How many listings it has: they decide the shade of the outline too. */
  count: number
  /** Where all of them are. */
  href: string
  /** The regions with most listings. */
  regions: readonly { readonly name: string; readonly href: string }[]
  /** The cities with most listings. @default none */
  cities?: readonly { readonly name: string; readonly href: string; readonly count: number }[] | undefined
  /** Where all of its places are, and how many, where more than these have listings. @default no such link */
  allPlaces?: { readonly href: string; readonly count: number } | undefined
  /** Lit, as when its place on a map is pointed at. @default false */
  isSelected?: boolean
  /** Somebody points at it, by hand or keyboard, or points no more. */
  onSelectedChange?: (isSelected: boolean) => void
  /** @default 3 */
  headingLevel?: HeadingLevel
}

/** A country: its outline in the shade of the map, the regions with most listings, and the way to all of them. */
export function CountryEntry({
  name,
  local,
  code,
  count,
  href,
  regions,
  cities = [],
  allPlaces,
  isSelected = false,
  onSelectedChange,
  headingLevel = 3,
  className,
  ...props
}: CountryEntryProps) {
  const messages = useMessages('countryEntry', countryEntryMessages)
  const formatCount = useFormatCount()
  const id = useId()
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onSelectedChange?.(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears what happens on its links.
    <article
      aria-labelledby={id}
      data-selected={isSelected || undefined}
      className={joinClasses(styles.entry, className)}
      onMouseEnter={() => onSelectedChange?.(true)}
      onMouseLeave={() => onSelectedChange?.(false)}
      onFocus={() => onSelectedChange?.(true)}
      onBlur={leave}
      {...props}
    >
      <div className={styles.outline}>{code && <LazyOutline code={code} count={count} />}</div>
      <div className={styles.words}>
        <Heading level={headingLevel} size="h3" id={id}>
          {local ? <PlaceName name={name} local={local} /> : name}
        </Heading>
        <ul role="list" aria-label={messages.regions(name)} className={styles.regions}>
          {regions.map((region) => (
            <li key={region.href}>
              <Link look="ink" standalone href={region.href}>
                {region.name}
              </Link>
            </li>
          ))}
        </ul>
        {cities.length > 0 && (
          <ul role="list" aria-label={messages.cities(name)} className={styles.regions}>
            {cities.map((city) => (
              <li key={city.href}>
                <Link look="ink" standalone href={city.href}>
                  {city.name}{' '}
                  <span aria-hidden="true" className={styles.count}>
                    {formatCount(city.count)}
                  </span>{' '}
                  <VisuallyHidden>{messages.listings(city.count)}</VisuallyHidden>
                </Link>
              </li>
            ))}
            {allPlaces && (
              <li>
                <Link
                  look="ink"
                  standalone
                  href={allPlaces.href}
                  aria-label={messages.allPlacesIn(name, allPlaces.count)}
                >
                  {messages.allPlaces(allPlaces.count)}
                </Link>
              </li>
            )}
          </ul>
        )}
        <Link standalone href={href} aria-label={messages.viewAllIn(name, count)} className={styles.all}>
          {messages.viewAll(count)}
        </Link>
      </div>
    </article>
  )
}
