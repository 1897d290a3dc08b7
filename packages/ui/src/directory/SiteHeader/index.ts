export { SiteHeader, type SiteHeaderProps, type SiteLink } from './SiteHeader.tsx'
