import type { ShownCheck } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './CheckedDate.css.ts'
import { checkedDateMessages } from './messages.ts'

export interface CheckedDateProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** One of `shownChecks` of directory-core. */
  check: ShownCheck
}

/** When a fact was last checked, and by whom. It is a date and no seal: where there was no check, nothing stands. */
export function CheckedDate({ check: { fact, month, how, isOld }, className, ...props }: CheckedDateProps) {
  const messages = useMessages('checkedDate', checkedDateMessages)
  return (
    <p className={joinClasses(styles.line, className)} {...props}>
      <Needle hollow={isOld} className={styles.needle[isOld ? 'old' : 'recent']} />
      <span>
        {messages[isOld ? 'old' : 'recent'](fact)} <time dateTime={month}>{messages.month(new Date(month))}</time>{' '}
        {messages.by[how]}
      </span>
    </p>
  )
}
