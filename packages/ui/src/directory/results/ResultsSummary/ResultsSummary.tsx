import type { ComponentProps, ReactNode, Ref } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { understoodMessages } from '../../search/Understood/messages.ts'
import type { UnderstoodNames } from '../../search/Understood/Understood.tsx'
import * as styles from './ResultsSummary.css.ts'
import { countsSaid, type KnownCounts } from './countsSaid.ts'
import { resultsSummaryMessages } from './messages.ts'
import { useNews } from './useNews.ts'

export interface ResultsSummaryProps extends ComponentProps<'div'> {
  /** How many businesses match; left out until that is known, which reserves the space of the line. */
  matches?: number | undefined
  /** What is known and not yet claimed, beside the others or among them. @default there is nothing of it */
  known?: KnownCounts | undefined
  /** Nobody is looking for what is not known: it could not be fetched. @default false */
  isFailed?: boolean
  /** How many there are in the scope of the page. */
  total?: number
  /** The filters that the search was understood as: announced before the numbers. */
  understood?: UnderstoodNames | undefined
  /** The businesses that match as well and stand on another page, in words, and the way to them. */
  elsewhere?: { readonly text: string; readonly href: string } | undefined
  /**
   * How many of those that match are on the part of the map that is seen, how many match on all of the map and beyond it (@default `matches`), and
   * of how many nobody knows where they are (@default 0). @default there is no map
   */
  onMap?: { readonly seen: number; readonly all?: number; readonly unplaced?: number } | undefined
  /** The number of businesses, to give it the focus. */
  countRef?: Ref<HTMLParagraphElement>
  /** Content at the end of the line on a wide screen alone, such as the sort select, which a phone has among its filters. @default none */
  wide?: ReactNode
  /** Content at the end of the line. */
  children?: ReactNode
}

/**
 * 'Showing X of Y businesses' under a rule, and 'Searching …' until that is known. A change is announced politely, once, when it has stood still
 * for a moment: not every letter of a search makes a screen reader speak. For that the line stays mounted while the list below it changes, with
 * no match too.
 */
export function ResultsSummary({
  matches,
  total,
  known,
  isFailed = false,
  understood,
  elsewhere,
  onMap,
  countRef,
  wide,
  children,
  className,
  ...props
}: ResultsSummaryProps) {
  const messages = useMessages('resultsSummary', resultsSummaryMessages)
  const isKnown = matches !== undefined && total !== undefined
  const { name, understoodAs } = useMessages('understood', understoodMessages)
  const how = understood ? `${understoodAs} ${name(understood)}. ` : ''
  const searching = isFailed ? '' : messages.searching
  const said = isKnown ? countsSaid({ matches, total, known }, messages) : undefined
  const news = useNews(said ? how + said.announced : searching)
  return (
    <div className={joinClasses(styles.line, className)} {...props}>
      {said && matches !== undefined ? (
        <div className={styles.counts}>
          <p ref={countRef} tabIndex={-1} className={styles.count}>
            {said.showing}
          </p>
          {said.known && (
            <p className={styles.onMap}>
              <span className={styles.longText}>{said.known}</span>
              <span className={styles.shortText}>{said.short}</span>
            </p>
          )}
          {onMap && matches > 0 && (
            <p className={styles.onMap}>{messages.onMap(onMap.seen, onMap.all ?? matches, onMap.unplaced ?? 0)}</p>
          )}
        </div>
      ) : (
        <p ref={countRef} tabIndex={-1} className={styles.expected}>
          {searching}
        </p>
      )}
      {elsewhere && (
        <Link standalone href={elsewhere.href} className={styles.elsewhere}>
          {elsewhere.text}
        </Link>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {wide !== undefined && <div className={styles.wide}>{wide}</div>}
      {children}
    </div>
  )
}
