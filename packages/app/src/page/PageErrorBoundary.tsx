import { ErrorBoundary } from '@dira/ui'
import type { ReactNode } from 'react'
import { PageFailed } from './PageFailed.tsx'

/**
 * Keeps header and footer when a page breaks, for instance because its code could not be fetched. Give it a `key` of the page:
 * another page is another try. React caches a failed import, so only a reload can try the same one again.
 */
export function PageErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={<PageFailed onRetry={() => location.reload()} />}>{children}</ErrorBoundary>
}
