export { CoverArt, type CoverArtProps } from './CoverArt.tsx'
