import type { ComponentProps } from 'react'
import { AlertIcon, InfoIcon, SuccessIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Notice.css.ts'

export interface NoticeProps extends ComponentProps<'div'> {
  /** What kind of news it is: an error interrupts a screen reader, the others wait their turn. @default 'info' */
  tone?: keyof typeof styles.tone
}

const ICON_OF_TONE = { info: InfoIcon, success: SuccessIcon, error: AlertIcon } as const

/** A message about the page, in the page. It has the role of a status, an error that of an alert. */
export function Notice({ tone = 'info', className, children, ...props }: NoticeProps) {
  const Icon = ICON_OF_TONE[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={joinClasses(styles.notice, styles.tone[tone], className)}
      {...props}
    >
      <Icon size={22} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
