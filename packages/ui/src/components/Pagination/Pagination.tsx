import type { ComponentProps } from 'react'
import { BackIcon, ForwardIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useFormatCount } from '../../messages/useFormatCount.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Link } from '../Link/Link.tsx'
import { pageNumbers } from './pageNumbers.ts'
import * as styles from './Pagination.css.ts'
import { paginationMessages } from './messages.ts'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number
  pageCount: number
  /** The address of a page. */
  hrefOf: (page: number) => string
}

/** The way through the pages of a list, by real links that can be crawled, bookmarked and opened in a tab. One page needs none. */
export function Pagination({ page, pageCount, hrefOf, className, ...props }: PaginationProps) {
  const messages = useMessages('pagination', paginationMessages)
  const formatCount = useFormatCount()
  if (pageCount <= 1) return null
  return (
    <nav aria-label={messages.label} className={joinClasses(styles.pagination, className)} {...props}>
      <Step rel="prev" href={page > 1 ? hrefOf(page - 1) : undefined} />
      <p className={styles.position}>{messages.position(page, pageCount)}</p>
      <ol role="list" className={styles.pages}>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                look="bare"
                href={hrefOf(number)}
                aria-label={messages.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={styles.page}
              >
                {formatCount(number)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step rel="next" href={page < pageCount ? hrefOf(page + 1) : undefined} />
    </nav>
  )
}

/** One page back or on. At the ends the word stays in its place, but leads nowhere. */
function Step({ rel, href }: { rel: 'prev' | 'next'; href: string | undefined }) {
  const messages = useMessages('pagination', paginationMessages)
  const content =
    rel === 'prev' ? (
      <>
        <BackIcon /> {messages.previous}
      </>
    ) : (
      <>
        {messages.next} <ForwardIcon />
      </>
    )
  return href === undefined ? (
    <span className={styles.stepDisabled}>{content}</span>
  ) : (
    <Link look="bare" rel={rel} href={href} className={styles.step}>
      {content}
    </Link>
  )
}
