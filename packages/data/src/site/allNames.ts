/** The names of `names.ts` with those of the facts of places and of their comparison: a list, a listing's page or a form needs them, and no other page. */
export * from './names.ts'
export { compare, placeFacts } from '@dira/directory-core/names/en'
