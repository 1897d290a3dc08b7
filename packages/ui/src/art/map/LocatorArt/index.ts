export { LocatorArt, type LocatorArtProps, type NamedPlace } from './LocatorArt.tsx'
