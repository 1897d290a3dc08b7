export { CoverArt, type CoverArtProps } from './CoverArt.tsx'
export { CoverProvider, type CoverHref, type CoverProviderProps } from './CoverProvider.tsx'
export { coverFile } from '../cloth/coverFile.ts'
export type { CoverSource } from '../cloth/coverSource.ts'
