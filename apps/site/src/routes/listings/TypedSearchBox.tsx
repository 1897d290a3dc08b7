import { SearchBox, type SearchBoxProps } from '@dira/ui'
import { startTransition, useOptimistic } from 'react'
import type { TypedSearch } from './useTypedSearch.ts'

interface TypedSearchBoxProps extends Pick<SearchBoxProps, 'action' | 'keep'> {
  readonly typed: TypedSearch
}

/** The search of a list. A letter is shown at once; the list follows as soon as there is time, and never keeps the next letter waiting. */
export function TypedSearchBox({ typed, ...props }: TypedSearchBoxProps) {
  const [text, show] = useOptimistic(typed.text)
  return (
    <SearchBox
      value={text}
      onChange={(next) =>
        startTransition(() => {
          show(next)
          typed.onType(next)
        })
      }
      onSearch={typed.onCommit}
      onFocus={typed.onFocus}
      {...props}
    />
  )
}
