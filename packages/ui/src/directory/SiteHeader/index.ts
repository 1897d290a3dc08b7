export type { SiteAccount } from './AccountLink.tsx'
export { SiteHeader, type SiteHeaderProps, type SiteLink, type SiteShortlist } from './SiteHeader.tsx'
