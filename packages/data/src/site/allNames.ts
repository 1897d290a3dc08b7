/** The names of `names.ts` with those of the facts of places, of their comparison and of a town's groups: a list, a listing's page or a form needs them, and no other page. */
export * from './names.ts'
export { compare, placeFacts, townGroups } from '@dira/directory-core/names/en'
