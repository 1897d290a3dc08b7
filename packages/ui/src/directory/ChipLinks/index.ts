export { ChipLinks, type ChipLink, type ChipLinksProps } from './ChipLinks.tsx'
