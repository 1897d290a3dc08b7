import { lazy, useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { NOT_FOUND_HEAD } from './pageRoutes.ts'
import { PageUnavailableError } from '../shared/data/pageStore.ts'
import { PageFailed } from '@dira/app'

const NotFoundPage = lazy(async () => ({
  default: (await import('./NotFoundPage.tsx')).NotFoundPage,
}))

/** Shown in place of a page that there is not, that could not be fetched, or that broke, for instance because its code is missing. */
export function PageError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return <NotFound />
  if (error instanceof PageUnavailableError) return <Unavailable />
  // A browser remembers code that could not be fetched: only a page that is loaded anew asks for it again.
  return <PageFailed onRetry={() => location.reload()} />
}

function NotFound() {
  useEffect(() => {
    document.title = NOT_FOUND_HEAD.title
  }, [])
  return <NotFoundPage />
}

function Unavailable() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const retry = () => void revalidate()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [revalidate])
  return <PageFailed onRetry={() => void revalidate()} />
}
