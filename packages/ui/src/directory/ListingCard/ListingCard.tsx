import type { ListingCard as ListingCardModel, PackageTier, StoryCard as StoryCardModel } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import type { HeadingLevel } from '../../components/Heading/index.ts'
import { PlateCard } from './PlateCard.tsx'
import { StoryCard } from './StoryCard.tsx'

/**
 * The view model as the parts of a card read it. The model of a classified listing fits, for it merely lacks what its package does not
 * show: no part has to ask for the tier.
 */
export type CardContent = Omit<StoryCardModel, 'tier'> & { readonly tier: PackageTier }

export interface CardLayoutProps extends Omit<ComponentProps<'article'>, 'children'> {
  card: CardContent
  href: string
  headingLevel: HeadingLevel
}

export interface ListingCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What the card may show, as directory-core decided it. */
  card: ListingCardModel
  /** The address of the listing's page. */
  href: string
  /** The rank of the name in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel
  /** The address of a photograph that may be shown here; a card without cloth shows none. @default art */
  photoSrc?: string | undefined
}

const LOOKS = {
  classified: { layout: 'plate' },
  standard: { layout: 'story', cloth: 'plain' },
  premium: { layout: 'story', cloth: 'gold' },
} as const satisfies Record<PackageTier, object>

/** A listing in a list. The whole card leads to the listing's page; phone, e-mail and website are links of their own. */
export function ListingCard({ headingLevel = 3, photoSrc, ...props }: ListingCardProps) {
  const look = LOOKS[props.card.tier]
  return look.layout === 'plate' ? (
    <PlateCard headingLevel={headingLevel} {...props} />
  ) : (
    <StoryCard headingLevel={headingLevel} cloth={look.cloth} photoSrc={photoSrc} {...props} />
  )
}
