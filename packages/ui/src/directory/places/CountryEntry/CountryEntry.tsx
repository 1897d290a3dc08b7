import { useId, type ComponentProps, type FocusEvent } from 'react'
import { ChevronDownIcon } from '../../../art/Icon/index.ts'
import type { CountBand } from '../../../art/map/countBands.ts'
import { CountryOutline } from '../../../art/map/CountryOutline/CountryOutline.tsx'
import type { CountryCode } from '../../../art/map/projection.generated.ts'
import { Heading, type HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useFormatCount } from '../../../messages/useFormatCount.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { PlaceName, type NameOfPlace } from '../PlaceName/PlaceName.tsx'
import * as styles from './CountryEntry.css.ts'
import { countryEntryMessages } from './messages.ts'

export interface CountryEntryProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string
  /** Its name there, where that is another one. @default none */
  local?: NameOfPlace['local']
  /** Which outline is drawn. @default none */
  code?: CountryCode | undefined
  /** How many listings it has. */
  count: number
  /** The shade of its outline, as on the map. @default 'band1' */
  band?: CountBand | undefined
  /** Where all of them are. */
  href: string
  /** The regions with most listings. */
  regions: readonly { readonly name: string; readonly href: string }[]
  /** The cities with most listings. @default none */
  cities?: readonly { readonly name: string; readonly href: string; readonly count: number }[] | undefined
  /** Where all of its places are, and how many, where more than these have listings. @default no such link */
  allPlaces?: { readonly href: string; readonly count: number } | undefined
  /** Open from the start: for a list of few countries. @default false */
  isOpen?: boolean
  /** Lit, as when its place on a map is pointed at. @default false */
  isSelected?: boolean
  /** Somebody points at it, by hand or keyboard, or points no more. */
  onSelectedChange?: (isSelected: boolean) => void
  /** @default 3 */
  headingLevel?: HeadingLevel
}

/**
 * A country as a row that opens: its outline in the shade of the map and its name, then the way to all of its listings, and the regions and cities
 * with most of them. Without script it opens all the same.
 */
export function CountryEntry({
  name,
  local,
  code,
  count,
  band = 'band1',
  href,
  regions,
  cities = [],
  allPlaces,
  isOpen = false,
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
      <details open={isOpen}>
        <summary className={styles.row}>
          {code && <CountryOutline code={code} band={band} size={40} />}
          <Heading level={headingLevel} size="h3" id={id} className={styles.name}>
            {local ? <PlaceName name={name} local={local} /> : name}
          </Heading>
          <span className={styles.total}>
            <bdi aria-hidden="true">{formatCount(count)}</bdi>
            <VisuallyHidden>, {messages.listings(count)}</VisuallyHidden>
          </span>
          <ChevronDownIcon size={18} className={styles.chevron} />
        </summary>
        <div className={styles.words}>
          <Link standalone href={href} aria-label={messages.viewAllIn(name, count)} className={styles.all}>
            {messages.viewAll(count)}
          </Link>
          {regions.length > 0 && (
            <ul role="list" aria-label={messages.regions(name)} className={styles.regions}>
              {regions.map((region) => (
                <li key={region.href}>
                  <Link look="ink" standalone href={region.href}>
                    {region.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
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
        </div>
      </details>
    </article>
  )
}
