import type { ListingCard as ListingCardModel, Standing } from '@dira/directory-core'
import type { ComponentProps, ReactNode } from 'react'
import type { HeadingLevel } from '../../../components/Heading/Heading.tsx'
import type { CardLayoutProps } from './cardLayout.ts'
import { PlateCard } from './PlateCard.tsx'
import { StoryCard } from './StoryCard.tsx'

export interface ListingCardProps
  extends Omit<ComponentProps<'article'>, 'children'>, Pick<CardLayoutProps, 'facts' | 'distance' | 'status'> {
  /** What the card may show, as directory-core decided it. */
  card: ListingCardModel
  /** The address of the listing's page. */
  href: string
  /** The rank of the name in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel
  /** What can be done with the listing, such as saving it: buttons of 44 pixels in the corner. @default none */
  actions?: ReactNode
  /** The compact card on a narrow screen, whatever the package. @default by its package */
  isCompact?: boolean
  /** `eager` for a card of the first screen. @default 'lazy' */
  pictureLoading?: 'lazy' | 'eager'
}

const LOOKS = {
  unclaimed: { layout: 'plate' },
  classified: { layout: 'plate' },
  standard: { layout: 'story', size: 'compact', hasGoldEdge: false },
  premium: { layout: 'story', size: 'large', hasGoldEdge: true },
} as const satisfies Record<Standing, object>

/** A listing in a list. The whole card leads to the listing's page; phone, e-mail and website are links of their own. */
export function ListingCard({
  headingLevel = 3,
  actions,
  isCompact = false,
  pictureLoading = 'lazy',
  ...props
}: ListingCardProps) {
  const look = LOOKS[props.card.tier]
  const shared = { headingLevel, actions, ...props }
  if (look.layout === 'plate') return <PlateCard {...shared} />
  return (
    <StoryCard
      {...shared}
      size={isCompact ? 'compact' : look.size}
      hasGoldEdge={look.hasGoldEdge}
      pictureLoading={pictureLoading}
    />
  )
}
