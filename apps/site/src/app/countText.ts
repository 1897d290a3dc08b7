/** Kept for the pages of this app until their imports name the package. */
export { countText } from '@dira/data/site'
