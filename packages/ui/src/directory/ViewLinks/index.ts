export { MapLink, type MapLinkProps } from './MapLink.tsx'
export { ViewLinks, type ViewLinksProps } from './ViewLinks.tsx'
