import type { ComponentProps, ReactNode } from 'react'
import { FilterIcon } from '../../../art/Icon/index.ts'
import { selvedge } from '../../../art/selvedge/selvedge.css.ts'
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useFormatCount } from '../../../messages/useFormatCount.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useMenu } from '../../search/FilterPanel/useMenu.ts'
import { mapLayoutMessages } from './messages.ts'
import * as styles from './MapLayout.css.ts'
import { useSheet } from './useSheet.ts'

export interface MapLayoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The SearchBox of the list. */
  search: ReactNode
  /** Its FilterBar: below the search beside a wide map, behind a square button on a narrow one. @default none */
  filters?: ReactNode
  /** How many filters are active. @default 0 */
  filterCount?: number
  /** The ListingMap once it is loaded; before, or without script, what stands in its place. It fills its box. */
  map: ReactNode
  /** How many businesses there are, and the way back to the list. */
  summary: ReactNode
  /** The same listings as a list: MapRows. */
  children: ReactNode
  /** The results are being fetched. @default false */
  isBusy?: boolean
}

/**
 * A map and the list of the same listings. From 1024 pixels on they stand beside each other, and the map stays while the page scrolls the list.
 * Below that the map fills the window under the header, and the list is a sheet over it, at a third, a half, or all of it.
 */
export function MapLayout({
  search,
  filters,
  filterCount = 0,
  map,
  summary,
  children,
  isBusy = false,
  className,
  ...props
}: MapLayoutProps) {
  const messages = useMessages('mapLayout', mapLayoutMessages)
  const formatCount = useFormatCount()
  const { stop, sheetRef, handle } = useSheet()
  // Its own menus and panels open inside it.
  const { wholeProps, detailsProps, summaryRef } = useMenu()
  return (
    <div className={joinClasses(styles.layout, className)} {...props}>
      <div className={styles.top}>
        <div className={styles.search}>
          <ErrorBoundary>{search}</ErrorBoundary>
        </div>
        {filters !== undefined && (
          <div className={styles.filters} {...wholeProps}>
            <details className={styles.trigger} {...detailsProps}>
              <summary ref={summaryRef} className={styles.square}>
                <FilterIcon />
                <VisuallyHidden>{messages.filters}</VisuallyHidden>
                {filterCount > 0 && (
                  <>
                    <span aria-hidden="true" className={styles.number}>
                      {formatCount(filterCount)}
                    </span>
                    <VisuallyHidden>, {messages.active(filterCount)}</VisuallyHidden>
                  </>
                )}
              </summary>
            </details>
            <div className={styles.panel}>
              <ErrorBoundary resetKey={filters}>{filters}</ErrorBoundary>
            </div>
          </div>
        )}
      </div>
      <div className={styles.map}>
        <ErrorBoundary resetKey={map}>{map}</ErrorBoundary>
      </div>
      <section
        ref={sheetRef}
        aria-label={messages.results}
        aria-busy={isBusy || undefined}
        className={styles.sheet[stop]}
      >
        <div className={joinClasses(selvedge.ink, styles.tab)} />
        <button type="button" aria-label={messages[stop]} className={styles.handle} {...handle} />
        <div className={styles.summary}>
          <ErrorBoundary resetKey={summary}>{summary}</ErrorBoundary>
        </div>
        <div className={styles.list}>
          <ErrorBoundary resetKey={children}>{children}</ErrorBoundary>
        </div>
      </section>
    </div>
  )
}
