/** The other names of towns, as a part that is fetched when it is needed. */
export { NAMES_OF_PLACES } from '@dira/directory-core'
