/** The covers as files, for a server or a build: an entry that needs neither React nor a style sheet. */
export { coverSvg } from './art/cloth/coverSvg.ts'
export type { CoverSource } from './art/cloth/drawCover.ts'
