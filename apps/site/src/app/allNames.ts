/** The names of `names.ts` with those of the facts of places: what a list, a page of a listing or a form needs, and no other page fetches. */
export * from './names.ts'
export { placeFacts } from '@dira/directory-core/names/en'
