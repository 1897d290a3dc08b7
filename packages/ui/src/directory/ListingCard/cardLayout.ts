import type { PackageTier, StoryCard } from '@dira/directory-core'
import type { ComponentProps, ReactNode } from 'react'
import type { HeadingLevel } from '../../components/Heading/index.ts'

/** The view model as the parts of a card read it. That of a classified listing fits too: it only lacks fields. */
export type CardContent = Omit<StoryCard, 'tier'> & { readonly tier: PackageTier }

export interface CardLayoutProps extends Omit<ComponentProps<'article'>, 'children'> {
  card: CardContent
  href: string
  headingLevel: HeadingLevel
  actions: ReactNode
}
