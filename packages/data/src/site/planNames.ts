/** What plans are called: apart from the other names, which every page has. */
export { plans } from '@dira/directory-core/names/en'
