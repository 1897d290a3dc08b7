import type { ListingCard as ListingCardModel } from '@dira/directory-core'
import { useId, type ComponentProps } from 'react'
import { useMessages } from '../../../messages/useMessages.ts'
import { ListingGrid, type ListingGridProps } from '../ListingGrid/ListingGrid.tsx'
import { SectionHeading, type SectionHeadingProps } from '../../site/SectionHeading/SectionHeading.tsx'
import { featuredListingsMessages } from './messages.ts'

export interface FeaturedListingsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Which listings are featured, as directory-core picked them: three rows of three on a wide screen. */
  cards: readonly ListingCardModel[]
  /** The address of a listing's page by its slug. */
  hrefOf: (slug: string) => string
  /** What can be done with a listing, in the corner of its card. @default nothing */
  renderActions?: ListingGridProps['renderActions']
  /** @default 'Featured Listings' */
  heading?: string
  /** Where all listings are. */
  link?: SectionHeadingProps['link']
}

// Nine large cards are seven screens of a phone: the first row of a wide screen is large there too.
const LARGE_ON_PHONES = 3

/** The featured listings of the home page under their heading. */
export function FeaturedListings({ cards, hrefOf, renderActions, heading, link, ...props }: FeaturedListingsProps) {
  const messages = useMessages('featuredListings', featuredListingsMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} {...props}>
      <SectionHeading id={id} {...(link && { link })}>
        {heading ?? messages.heading}
      </SectionHeading>
      <ListingGrid
        cards={cards}
        hrefOf={hrefOf}
        compactFrom={LARGE_ON_PHONES}
        {...(renderActions && { renderActions })}
      />
    </section>
  )
}
