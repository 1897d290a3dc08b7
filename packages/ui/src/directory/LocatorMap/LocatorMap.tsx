import type { ComponentProps } from 'react'
import { ExternalIcon } from '../../art/Icon/index.ts'
import { Link } from '../../components/Link/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { coordinatesText } from './coordinatesText.ts'
import * as styles from './LocatorMap.css.ts'
import { LocatorPicture, type LocatorPictureProps } from './LocatorPicture.tsx'
import { locatorMapMessages } from './messages.ts'

export interface LocatorMapProps
  extends Omit<ComponentProps<'figure'>, 'children'>, Pick<LocatorPictureProps, 'country' | 'at'> {
  /** City, province and country: they are below where there are no coordinates. */
  locationLine: string
}

/** The map of a listing's page: the country with a needle at the business, its coordinates, and a link that opens them in an application of maps. */
export function LocatorMap({ country, at, locationLine, className, ...props }: LocatorMapProps) {
  const messages = useMessages('locatorMap', locatorMapMessages)
  return (
    <figure className={joinClasses(styles.map, className)} {...props}>
      <LocatorPicture country={country} at={at} className={country && styles.picture} />
      <figcaption className={styles.caption}>
        {at === undefined ? (
          <bdi>{locationLine}</bdi>
        ) : (
          <>
            <bdi dir="ltr" className={styles.coordinates}>
              {coordinatesText(at)}
            </bdi>
            <Link
              standalone
              href={`https://www.openstreetmap.org/?mlat=${at.lat}&mlon=${at.lng}#map=14/${at.lat}/${at.lng}`}
            >
              {messages.openInMaps}
              <ExternalIcon size={18} />
            </Link>
          </>
        )}
      </figcaption>
    </figure>
  )
}
