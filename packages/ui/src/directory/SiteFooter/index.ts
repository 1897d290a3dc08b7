export { SiteFooter, type FooterColumn, type SiteFooterProps } from './SiteFooter.tsx'
