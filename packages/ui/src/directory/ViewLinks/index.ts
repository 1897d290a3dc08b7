export { ViewLinks, type ViewLinksProps } from './ViewLinks.tsx'
