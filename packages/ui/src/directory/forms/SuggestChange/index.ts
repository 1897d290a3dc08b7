export { SuggestChange, type SuggestChangeProps } from './SuggestChange.tsx'
export type { Suggestion, SuggestionAnswer, SuggestionKind } from './suggestion.ts'
export type { Sender } from '../useHoneypot.tsx'
