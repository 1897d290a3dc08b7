/** The art as files, for a server or a build: an entry that needs neither React nor a style sheet. */
export { COLOURWAYS, colourwayIndex } from './art/cloth/colourwayIndex.ts'
export { coverFile, DRAWING, readCoverFile } from './art/cloth/coverFile.ts'
export type { CoverSource } from './art/cloth/coverSource.ts'
export { coverSvg } from './art/cloth/coverSvg.ts'
export { hashText } from './art/hashText.ts'
export { WORDMARK } from './art/Wordmark/outlines.ts'
export { lightColors } from './theme/colors.ts'
