export { EndingStrip, type EndingStripProps } from './EndingStrip.tsx'
