import type { ReactNode } from 'react'
import { ViewIcon } from '../../../art/Icon/index.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { PhoneFrame } from '../PhonePreview/PhoneFrame.tsx'
import * as styles from './GetListed.css.ts'
import { getListedMessages } from './messages.ts'

export interface PreviewFrameProps {
  /** The card, or the page. It can be looked at, and leads nowhere: there is no such page yet. */
  children: ReactNode
  /** The part that is shown. @default 'card' */
  of?: 'card' | 'page'
}

/** Shows what is written as travellers will see it. */
export function PreviewFrame({ children, of = 'card' }: PreviewFrameProps) {
  const messages = useMessages('getListed', getListedMessages)
  const label = messages.previewOf[of]
  return (
    <section aria-label={label} className={styles.preview}>
      <p className={styles.previewHead}>
        <ViewIcon size={18} />
        {label}
      </p>
      {of === 'page' ? (
        <PhoneFrame title={label}>{children}</PhoneFrame>
      ) : (
        <div inert className={styles.previewBody}>
          {children}
        </div>
      )}
    </section>
  )
}
