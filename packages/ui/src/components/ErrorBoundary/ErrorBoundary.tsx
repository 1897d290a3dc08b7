import { Component, type ReactNode } from 'react'
import { PartFailed } from './PartFailed.tsx'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in the place of a part that broke. @default words that say so, and a button that tries again */
  fallback?: ReactNode
  /** With another value it is tried again: what the part shows, such as the results of a search. */
  resetKey?: unknown
  /** The part broke: for what says so elsewhere. */
  onError?: ((error: unknown) => void) | undefined
}

/**
 * Keeps an error in a part of the page from taking the rest: what stands around it stays, with what was typed there. Put it around each part that
 * somebody can do without: a list of results, a map, the content of a dialog. Errors are reported by `onCaughtError` of the root.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} />
}

interface BoundaryState {
  readonly isBroken: boolean
  readonly resetKey: unknown
}

/** A class: no function can catch what is thrown below it. */
class Boundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: BoundaryState): BoundaryState | null {
    return Object.is(resetKey, state.resetKey) ? null : { isBroken: false, resetKey }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    const { children, fallback = <PartFailed onRetry={() => this.setState({ isBroken: false })} /> } = this.props
    return this.state.isBroken ? fallback : children
  }
}
