// A module of its own, so that its names are fetched when they are needed.
export { NAMES_OF_PLACES } from '@dira/directory-core'
