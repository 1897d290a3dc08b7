export { ShortlistDrawer, type ShortlistDrawerProps } from './ShortlistDrawer.tsx'
