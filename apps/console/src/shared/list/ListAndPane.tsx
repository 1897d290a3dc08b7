import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { ErrorBoundary, Heading, Link, Skeleton, Text, VisuallyHidden, joinClasses, useFormatCount } from '@dira/ui'
import * as styles from './ListAndPane.css.ts'

interface ListAndPaneProps extends Omit<ComponentProps<'section'>, 'children'> {
  heading: string
  /** Beside the heading. */
  head: ReactNode
  /** Between the head and the list. @default none */
  filters?: ReactNode
  /** What can be done with what is picked of the list: an ActionBar. @default nothing is picked */
  actions?: ReactNode
  /** Above both, when the list could not be read. @default nothing */
  failure?: ReactNode
  list: ReactNode
  pane: ReactNode
  /** Something of the list lies open, or is about to. */
  isOpen: boolean
}

/** A list, and beside it what lies open of it. On a narrow screen one or the other; the heading gets the focus of what was closed or went. */
export function ListAndPane({
  heading,
  head,
  filters,
  actions,
  failure,
  list,
  pane,
  isOpen,
  className,
  ...props
}: ListAndPaneProps) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(false)
  const hadActions = useRef(false)
  const hasActions = Boolean(actions)
  useEffect(() => {
    // A button that was pressed in the bar went with it.
    const isLost = hadActions.current && !hasActions && document.activeElement === document.body
    if (isLost || (wasOpen.current && !isOpen)) title.current?.focus()
    wasOpen.current = isOpen
    hadActions.current = hasActions
  }, [isOpen, hasActions])
  return (
    <section
      aria-labelledby={id}
      data-open={isOpen ? '' : undefined}
      className={joinClasses(styles.frame, className)}
      {...props}
    >
      <div className={styles.head}>
        <Heading level={1} size="h2" id={id} ref={title} tabIndex={-1}>
          {heading}
        </Heading>
        {head}
      </div>
      {filters && <div className={styles.filters}>{filters}</div>}
      {actions}
      {failure}
      <div className={styles.panes}>
        <div className={styles.list}>
          <ErrorBoundary resetKey={list}>{list}</ErrorBoundary>
        </div>
        <div className={styles.pane}>
          <ErrorBoundary resetKey={pane}>{pane}</ErrorBoundary>
        </div>
      </div>
    </section>
  )
}

interface SegmentsProps {
  /** Names the choice. */
  label: string
  segments: readonly {
    readonly label: string
    readonly href: string
    readonly isHere: boolean
    /** @default none, or not known yet */
    readonly count?: number | undefined
    /** There will be a count. @default false */
    readonly isCounted?: boolean
  }[]
}

/** Links to the parts of a list, one of which is shown. */
export function Segments({ label: name, segments }: SegmentsProps) {
  const formatCount = useFormatCount()
  return (
    <nav aria-label={name} className={styles.segments}>
      {segments.map(({ label, href, isHere, count, isCounted = false }) => (
        <Link key={label} look="bare" href={href} aria-current={isHere ? 'true' : undefined} className={styles.segment}>
          {label} {isCounted && <bdi className={styles.count}>{count !== undefined && formatCount(count)}</bdi>}
        </Link>
      ))}
    </nav>
  )
}

interface WaitingRowsProps {
  /** The name of what is being read. */
  label: string
  /** Lines of text in a row. */
  lines: number
}

/** Rows of a list that is being read. */
export function WaitingRows({ label, lines }: WaitingRowsProps) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton shape="heading" />
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} />
          ))}
        </div>
      ))}
    </>
  )
}

interface NothingOpenProps {
  /** Back to the list, where something was to be open. @default nothing was */
  back?: { readonly label: string; readonly href: string } | undefined
  /** It is being read. */
  isLoading: boolean
  /** Why nothing is shown. */
  text: string
}

/** The pane while nothing lies open. */
export function NothingOpen({ back, isLoading, text }: NothingOpenProps) {
  return (
    <div className={styles.none}>
      {back && (
        <Link look="quiet" standalone href={back.href} className={styles.back}>
          {back.label}
        </Link>
      )}
      {isLoading ? (
        <>
          <Skeleton shape="heading" />
          <Skeleton />
        </>
      ) : (
        <Text tone="muted">{text}</Text>
      )}
    </div>
  )
}
