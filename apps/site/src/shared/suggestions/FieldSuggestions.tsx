import { SearchSuggestions } from '@dira/ui/SearchSuggestions'
import { usePagePayload } from '../PagePayloadProvider.tsx'
import { findSuggestions } from './findSuggestions.ts'

export interface FieldSuggestionsProps {
  readonly typedFrom: string
  readonly hrefOf: (search: string) => string
}

/** The suggestions under the field of a list's search. */
export function FieldSuggestions({ typedFrom, hrefOf }: FieldSuggestionsProps) {
  const { directoryStore, pageStore, cards } = usePagePayload()
  return (
    <SearchSuggestions
      typedFrom={typedFrom}
      load={(text, signal) => {
        const url = hrefOf(text)
        return findSuggestions(url, { directoryStore, cards, list: pageStore.listOf(url), signal })
      }}
    />
  )
}
