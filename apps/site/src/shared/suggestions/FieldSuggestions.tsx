import { SearchSuggestions } from '@dira/ui/SearchSuggestions'
import { usePagePayload } from '../PagePayloadProvider.tsx'
import { findPlaces } from './findPlaces.ts'
import { findSuggestions } from './findSuggestions.ts'

export interface FieldSuggestionsProps {
  readonly typedFrom: string
  readonly hrefOf: (search: string) => string
  /** Places alone, for a field that asks where. @default all that a search may mean */
  readonly only?: 'places' | undefined
}

/** The suggestions under the field of a list's search. */
export function FieldSuggestions({ typedFrom, hrefOf, only }: FieldSuggestionsProps) {
  const { directoryStore, pageStore, cards } = usePagePayload()
  return (
    <SearchSuggestions
      typedFrom={typedFrom}
      load={(text, signal) => {
        const url = hrefOf(text)
        const found = findSuggestions(url, { directoryStore, cards, list: pageStore.listOf(url), signal })
        return only === 'places' ? findPlaces(text, found) : found
      }}
    />
  )
}
