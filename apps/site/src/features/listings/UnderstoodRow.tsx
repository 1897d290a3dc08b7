import { Understood } from '@dira/ui'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { searchPath } from '@dira/data/site'

/** How the search was read, and the way to its other reading: its words, or the filters that it means. */
export function UnderstoodRow({ data: { understood, state, list } }: { readonly data: ListingsData }) {
  if (!understood) return null
  const { isShown, pageHref, names, missing, first, nearest } = understood
  const isBack = state.isExact || pageHref === undefined
  const otherHref = !isShown && !isBack ? pageHref : searchPath({ ...state, isExact: isShown, page: 1 }, list.path)
  return (
    <Understood
      names={names}
      text={state.search}
      isShown={isShown}
      otherHref={otherHref}
      missing={missing}
      first={first}
      nearest={nearest}
      isBack={state.isExact}
      pageHref={pageHref}
    />
  )
}
