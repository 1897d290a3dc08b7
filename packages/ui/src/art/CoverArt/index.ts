export { CoverArt, type CoverArtProps } from './CoverArt.tsx'
export { coverSvg } from '../cloth/coverSvg.ts'
export type { CoverSource } from '../cloth/drawCover.ts'
