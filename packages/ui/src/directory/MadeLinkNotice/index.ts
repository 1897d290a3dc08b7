export { MadeLinkNotice, type MadeLink } from './MadeLinkNotice.tsx'
