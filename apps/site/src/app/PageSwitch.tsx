import { lazy, useEffect, type ReactNode } from 'react'
import { PageFailed, replayEarlyInput } from '@dira/app'
import { useOrigins } from '../layout/OriginsNote.tsx'
import { PageLoading } from '../layout/PageLoading.tsx'
import { Navigate, useLocation } from 'react-router-dom'
import { movedAddress, type PageData } from './pageData.ts'
import { headOf } from './pages.ts'
import type { PageState } from './usePage.ts'

const NotFoundPage = lazy(async () => ({
  default: (await import('../routes/not-found/NotFoundPage.tsx')).NotFoundPage,
}))

/** Shows a page once its data is there, and keeps the document's title with it. */
export function PageSwitch({ state, children }: { state: PageState; children: (data: PageData) => ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const title = state.status === 'ready' ? headOf(pathname, state.data).title : undefined
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])

  useEffect(replayEarlyInput, [])
  useOrigins(state.status === 'ready' ? state.data.origins : undefined)

  if (state.status === 'loading') return <PageLoading />
  if (state.status === 'failed') return <PageFailed onRetry={state.retry} />
  // No page of its own: going back does not lead here.
  if (state.data.page === 'moved') return <Navigate replace to={movedAddress(state.data, search) + hash} />
  // A path may look like that of a list and lead nowhere.
  if (state.data.page === 'not-found') return <NotFoundPage />
  return children(state.data)
}
