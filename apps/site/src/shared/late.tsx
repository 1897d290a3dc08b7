import { lazy, memo, Suspense, type ComponentType } from 'react'

const never = new Promise<never>(() => {})

/**
 * A part of the page whose code comes after the rest. Without it, what the server sent stays as it is. It is not rendered again with the page: what the
 * server sent would make room for what is still being fetched.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
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
