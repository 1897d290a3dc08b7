export { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx'
export type { MarkedText, SuggestedLines } from './suggestedLines.ts'
