import type { CheckedDate } from '@dira/ui'
import { lazy, memo, Suspense, type ComponentProps, type ComponentType } from 'react'
import type * as Late from './PageEnd.tsx'

const never = new Promise<never>(() => {})

/**
 * A part of the page whose code comes after the rest. Without it, what the server sent stays as it is. It is not rendered again with the page: what the
 * server sent would make room for what is still being fetched.
 */
function late<Props extends object>(part: (code: typeof Late) => ComponentType<Props>) {
  const Part = lazy(() =>
    import('./PageEnd.tsx').then(
      (code) => ({ default: part(code) }),
      () => never,
    ),
  )
  return memo(function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}

/** The end of the page: the places nearby, and the way to suggest a change. */
export const PageEndPart = late((code) => code.PageEnd)

/** When a fact was checked. */
export const CheckedPart = late<ComponentProps<typeof CheckedDate>>((code) => code.CheckedDate)
