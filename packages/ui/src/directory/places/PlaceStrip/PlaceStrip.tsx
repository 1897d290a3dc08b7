import { useId, type ComponentProps } from 'react'
import { PlacePicture, type PlacePictureProps } from '../../../art/map/PlacePicture/PlacePicture.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import type { CityListItem } from '../CityList/CityList.tsx'
import { PlaceName } from '../PlaceName/PlaceName.tsx'
import { SectionHeading, type SectionHeadingProps } from '../../site/SectionHeading/SectionHeading.tsx'
import * as styles from './PlaceStrip.css.ts'
import { placeStripMessages } from './messages.ts'

/** A city of the strip, and its picture. */
export interface PlaceStripItem extends CityListItem {
  readonly picture: Pick<PlacePictureProps, 'country' | 'at' | 'view'>
}

export interface PlaceStripProps extends Omit<ComponentProps<'section'>, 'children'> {
  items: readonly PlaceStripItem[]
  /** @default 'Popular cities' */
  heading?: string
  /** Where all places are. */
  link?: SectionHeadingProps['link']
}

/** Cities with their picture, their country and how many listings they have, each a link. */
export function PlaceStrip({ items, heading, link, ...props }: PlaceStripProps) {
  const messages = useMessages('placeStrip', placeStripMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} {...props}>
      <SectionHeading id={id} {...(link && { link })}>
        {heading ?? messages.heading}
      </SectionHeading>
      <ul role="list" className={styles.row}>
        {items.map(({ name, local, isTransliterated, country, href, count, picture }) => (
          <li key={href} className={styles.item}>
            <Link look="bare" href={href} className={styles.link}>
              <span className={styles.window}>
                <PlacePicture {...picture} />
              </span>
              <PlaceName name={name} local={local} isTransliterated={isTransliterated} className={styles.name} />{' '}
              <span className={styles.small}>{country}</span>{' '}
              <bdi className={styles.small}>{messages.listings(count)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
