import type { ComponentProps } from 'react'
import type { NavigationItem } from '../../components/NavigationMenu/index.ts'
import type { SiteAccount } from './AccountLink.tsx'

export interface SiteLink {
  readonly href: string
  readonly label: string
}

/** The shortlist: its size, and the page that shows it. */
export interface SiteShortlist {
  readonly href: string
  readonly count: number
}

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The pages of the main navigation, some of them gathered in a menu. */
  items: readonly NavigationItem[]
  /** The `href` of the link whose page this is, if any. */
  current?: string
  /** Whose header it is: the way to sign in, or to the dashboard. @default none: no such button */
  account?: SiteAccount
  /** A row of the menu of a narrow screen. @default none: no such row */
  shortlist?: SiteShortlist
  /** Where the wordmark leads. */
  homeHref: string
}
