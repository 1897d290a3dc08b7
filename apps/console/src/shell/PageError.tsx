import { PageFailed, report } from '@dira/app'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

/** Shown in place of a page that broke, or whose code could not be fetched: only a reload can try the same import again. */
export function PageError() {
  const error = useRouteError()
  useEffect(() => report({ kind: 'error', error }), [error])
  return <PageFailed onRetry={() => location.reload()} />
}
