import type { ReactNode } from 'react'
import { ForwardIcon, Needle, Link } from '@dira/ui'
import * as styles from './WaitingList.css.ts'

interface CountedRowProps {
  /** How many, as it is printed. */
  counted: string
  label: string
  /** More about it. @default nothing is said */
  children?: ReactNode
  /** A list of exactly that many. @default there is none yet */
  href?: string | undefined
}

/** A number that leads to a list of exactly that many: an item of a list. */
export function CountedRow({ counted, label, children, href }: CountedRowProps) {
  const content = (
    <>
      <Needle className={styles.needle} />
      <bdi className={styles.count}>{counted}</bdi>{' '}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> {children}
      </span>
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <div className={styles.row}>{content}</div>
      ) : (
        <Link look="bare" href={href} className={styles.link}>
          {content}
          <ForwardIcon className={styles.arrow} />
        </Link>
      )}
    </li>
  )
}
