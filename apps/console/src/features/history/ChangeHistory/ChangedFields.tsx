import { useId } from 'react'
import { NextIcon, PreviousIcon, IconButton, Link } from '@dira/ui'
import * as styles from './ChangeHistory.css.ts'
import type { OpenOperation } from '../../../shared/history/historyOperation.ts'
import { Marked } from '../../../shared/Marked/Marked.tsx'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'

interface ChangedFieldsProps {
  listing: NonNullable<(OpenOperation & { readonly status: 'ready' })['listing']>
  /** Which of the operation's listings this is, from 1, and how many there are. */
  place: number
  count: number
  /** Where the operations on this listing alone are. */
  href: string
  onStep: (by: 1 | -1) => void
}

/** One listing of an operation, field by field before and after, with the ways to the others. */
export function ChangedFields({ listing, place, count, href, onStep }: ChangedFieldsProps) {
  const messages = changeHistoryMessages
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <h3 id={id} className={styles.rowTitle}>
          {messages.fieldByField(count)}
        </h3>
        <span className={styles.stepper}>
          <IconButton
            label={messages.previous}
            aria-keyshortcuts="["
            isDisabled={place <= 1}
            onPress={() => onStep(-1)}
          >
            <PreviousIcon />
          </IconButton>
          <bdi>{messages.place(listing.name, place, count)}</bdi>
          <IconButton label={messages.next} aria-keyshortcuts="]" isDisabled={place >= count} onPress={() => onStep(1)}>
            <NextIcon />
          </IconButton>
        </span>
        <Link standalone href={href}>
          {messages.onlyThis}
        </Link>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            {[messages.field, messages.before, messages.after].map((title) => (
              <th key={title} scope="col" className={styles.head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listing.fields.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row" className={styles.cell}>
                {field}
              </th>
              <td className={styles.cell}>
                <Marked text={before} other={after} as="del" />
              </td>
              <td className={styles.cell}>
                <Marked text={after} other={before} as="ins" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
