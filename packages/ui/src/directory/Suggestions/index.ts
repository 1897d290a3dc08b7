export { Suggestions, type SuggestionsProps } from './Suggestions.tsx'
