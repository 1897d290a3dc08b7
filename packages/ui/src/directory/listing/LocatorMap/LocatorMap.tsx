import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { coordinatesText } from './coordinatesText.ts'
import { Directions } from './Directions.tsx'
import * as styles from './LocatorMap.css.ts'
import { LocatorPicture, type LocatorPictureProps } from './LocatorPicture.tsx'

export interface LocatorMapProps
  extends Omit<ComponentProps<'figure'>, 'children'>, Pick<LocatorPictureProps, 'country' | 'at'> {
  /** '' when not given. */
  address: string
  /** City, province and country: they are below where there are no coordinates. */
  locationLine: string
}

/** The map of a listing's page: the country with a needle at the business, its coordinates, and the ways there. */
export function LocatorMap({ country, at, address, locationLine, className, ...props }: LocatorMapProps) {
  return (
    <figure className={joinClasses(styles.map, className)} {...props}>
      <LocatorPicture country={country} at={at} className={country && styles.picture} />
      <figcaption className={styles.caption}>
        {at === undefined ? (
          <bdi>{locationLine}</bdi>
        ) : (
          <bdi dir="ltr" translate="no" className={styles.coordinates}>
            {coordinatesText(at)}
          </bdi>
        )}
      </figcaption>
      <Directions address={address} locationLine={locationLine} at={at} />
    </figure>
  )
}
