import type { OpenStatus, Standing, StoryCard } from '@dira/directory-core'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { HeadingLevel } from '../../../components/Heading/Heading.tsx'
import type { ListingDistance } from '../Distance/Distance.tsx'

/** The view model as the parts of a card read it. That of a classified listing fits too: it only lacks fields. */
export type CardContent = Omit<StoryCard, 'tier'> & { readonly tier: Standing }

/** What a card tells of its place and this moment. */
export interface CardFactsProps {
  /** How far it is from what the list is near to. @default nothing is said */
  distance?: ListingDistance | undefined
  /** Whether it is open, where its package shows hours. Null: it will be known, and its line is kept free. @default nothing is said */
  status?: OpenStatus | null | undefined
}

export interface CardLayoutProps extends Omit<ComponentProps<'article'>, 'children'>, CardFactsProps {
  card: CardContent
  href: string
  headingLevel: HeadingLevel
  actions: ReactNode
  /** `CardFacts`, where the card tells `distance` or `status`. @default they are not shown */
  facts?: ComponentType<CardFactsProps> | undefined
}
