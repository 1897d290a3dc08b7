/** The covers as files, for a server or a build: an entry that needs neither React nor a style sheet. */
export { coverFile, readCoverFile } from './art/cloth/coverFile.ts'
export type { CoverSource } from './art/cloth/coverSource.ts'
export { coverSvg } from './art/cloth/coverSvg.ts'
