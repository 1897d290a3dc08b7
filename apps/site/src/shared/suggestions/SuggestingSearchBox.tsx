import { SearchBox, type SearchBoxProps } from '@dira/ui'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type FocusEvent } from 'react'
import type { FieldSuggestionsProps } from './FieldSuggestions.tsx'

/** Fetched when the field is first touched. Without a network the field stays as it is. */
const FieldSuggestions = lazy<ComponentType<FieldSuggestionsProps>>(async () => ({
  default: await import('./FieldSuggestions.tsx').then(
    (loaded) => loaded.FieldSuggestions,
    () => () => null,
  ),
}))

interface SuggestingSearchBoxProps extends SearchBoxProps, Pick<FieldSuggestionsProps, 'only'> {
  /** The address of the list for a text: that of the search as it would be committed. */
  readonly hrefOf: (search: string) => string
}

/** The search of the directory with suggestions while one types, from the first touch of its field on. */
export function SuggestingSearchBox({ hrefOf, only, onFocus, ...props }: SuggestingSearchBoxProps) {
  const form = useRef<HTMLFormElement>(null)
  /** The text at the first touch: what is typed until the suggestions are there is another. */
  const [text, setText] = useState<string>()
  const touch = (field: Element | null) => {
    if (field instanceof HTMLInputElement) setText((before) => before ?? field.value)
  }
  // The focus can be older than this code.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) touch(document.activeElement)
  }, [])
  return (
    <SearchBox
      ref={form}
      onFocus={(event: FocusEvent<HTMLFormElement>) => {
        touch(event.target)
        onFocus?.(event)
      }}
      {...props}
    >
      {text !== undefined && (
        <Suspense>
          <FieldSuggestions typedFrom={text} hrefOf={hrefOf} only={only} />
        </Suspense>
      )}
    </SearchBox>
  )
}
