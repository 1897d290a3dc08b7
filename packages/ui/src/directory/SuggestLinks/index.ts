export { SuggestLinks, type SuggestLinksProps } from './SuggestLinks.tsx'
