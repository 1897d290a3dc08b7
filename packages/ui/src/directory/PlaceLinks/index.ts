export { PlaceLinks, type PlaceLinksItem, type PlaceLinksProps } from './PlaceLinks.tsx'
