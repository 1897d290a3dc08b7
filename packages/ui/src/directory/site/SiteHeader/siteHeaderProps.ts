import type { ComponentProps } from 'react'
import type { NavigationItem } from '../../../components/NavigationMenu/NavigationMenu.tsx'
import type { SiteAccount } from './AccountLink.tsx'

export interface SiteLink {
  readonly href: string
  readonly label: string
}

/** The listings saved on this device: the page that shows them, and how many there are. */
export interface SiteSaved {
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
  /** The shortlist of this device. @default none: no way to it */
  shortlist?: SiteSaved
  /** The comparison of this device. @default none: no way to it */
  comparison?: SiteSaved
  /** Where the wordmark leads. */
  homeHref: string
}
