import type { ListingCard, Standing, StoryCard } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { Cover } from '../../../art/Cover/Cover.tsx'
import { Pictogram } from '../../../art/Pictogram/Pictogram.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { SmallPlate } from '../PlacePlate/SmallPlate.tsx'
import * as styles from './ListingPicture.css.ts'

/** What a picture needs of a card. */
export type PicturedCard = Pick<ListingCard, 'slug' | 'tier' | 'categoryIcon'> & Pick<StoryCard, 'photo'>

export interface ListingPictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  card: ListingCard | PicturedCard
  /** The size of the pictogram where there is neither cloth nor plate. @default 40 */
  markSize?: 20 | 40 | 56
}

const HAS_CLOTH = { unclaimed: false, classified: false, standard: true, premium: true } as const satisfies Record<
  Standing,
  boolean
>

/**
 * A listing seen from afar, in 4:3: its photograph, its cloth, or without cloth its plate. Where there are no plates, as outside of the site, the bare warp
 * with the sign of its category. Decorative.
 */
export function ListingPicture({ card, markSize = 40, className, ...props }: ListingPictureProps) {
  return (
    <div className={joinClasses(styles.picture, className)} {...props}>
      {HAS_CLOTH[card.tier] ? (
        <Cover slug={card.slug} category={card.categoryIcon} src={'photo' in card ? card.photo?.url : undefined} />
      ) : (
        <SmallPlate slug={card.slug} category={card.categoryIcon}>
          <div className={styles.warp}>
            <Pictogram name={card.categoryIcon} size={markSize} />
          </div>
        </SmallPlate>
      )}
    </div>
  )
}
