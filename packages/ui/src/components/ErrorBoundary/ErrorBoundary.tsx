import { Component, type ReactNode } from 'react'
import { PartFailed } from './PartFailed.tsx'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in the place of a part that broke. @default words that say so, and a button that tries again */
  fallback?: ReactNode
  /** With another value it is tried again: what the part shows, such as the results of a search. */
  resetKey?: unknown
  /** The part broke: for what says so elsewhere. */
  onError?: (() => void) | undefined
}

interface State {
  readonly isBroken: boolean
  readonly resetKey?: unknown
}

/**
 * Keeps an error in a part of the page from taking the rest: what stands around it stays, with what was typed there. Put it around each part that
 * somebody can do without: a list of results, a map, the content of a dialog. Errors are reported by `onCaughtError` of the root.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    const { children, fallback = <PartFailed onRetry={() => this.setState({ isBroken: false })} /> } = this.props
    return this.state.isBroken ? fallback : children
  }
}
