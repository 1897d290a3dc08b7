export { Suggestions, type SuggestedPage, type SuggestionsProps } from './Suggestions.tsx'
