/** Kept for the pages of this app until their imports name the package. */
export { PLACES_ID, type Script, decoded, paths, scriptOf } from '@dira/data/site'
