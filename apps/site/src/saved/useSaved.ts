/** Kept for the pages of this app until their imports name the package. */
export { useSaved } from '@dira/app/saved'
