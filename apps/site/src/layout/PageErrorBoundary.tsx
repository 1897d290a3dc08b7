import { Component, type ReactNode } from 'react'
import { report } from '../app/report.ts'
import { PageFailed } from './PageFailed.tsx'

/**
 * Keeps header and footer when a page breaks, for instance because its code could not be fetched. Give it a `key` of the page:
 * another page is another try.
 */
export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    report({ kind: 'error', error })
  }

  override render() {
    // React caches a failed import, so only a reload can try again.
    return this.state.isBroken ? <PageFailed onRetry={() => location.reload()} /> : this.props.children
  }
}
