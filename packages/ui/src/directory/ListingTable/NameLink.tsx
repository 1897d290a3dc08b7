import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { Link } from '../../components/Link/index.ts'
import * as styles from './ListingRows.css.ts'

interface NameLinkProps {
  readonly href: string
  readonly onOpen: (href: string) => void
  readonly children: ReactNode
}

/** The name of a listing in its row: a press is the link's and not the row's, which would let the browser load the document anew. */
export function NameLink({ href, onOpen, children }: NameLinkProps) {
  const keepFromRow = (event: MouseEvent | PointerEvent) => event.stopPropagation()
  return (
    <Link
      look="quiet"
      href={href}
      onPointerDown={keepFromRow}
      onMouseDown={keepFromRow}
      onClick={(event) => {
        keepFromRow(event)
        // With a modifier it is the browser's: another tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen(href)
      }}
      className={styles.name}
    >
      {children}
    </Link>
  )
}
