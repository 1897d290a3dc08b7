export { SHORTLIST_LIMIT, SHORTLIST_FULL } from './shortlistLimit.ts'
export { type SavedList, useSaved } from './useSaved.ts'
