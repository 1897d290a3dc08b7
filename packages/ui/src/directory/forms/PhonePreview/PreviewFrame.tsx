import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/useMessages.ts'
import { PhoneFrame } from './PhoneFrame.tsx'
import * as styles from './PhonePreview.css.ts'
import { phonePreviewMessages } from './messages.ts'
import { PreviewHead } from './PreviewHead.tsx'

export interface PreviewFrameProps {
  /** The card, or the page. It can be looked at, and leads nowhere: there is no such page yet. */
  children: ReactNode
  /** The part that is shown. @default 'card' */
  of?: 'card' | 'page'
}

/** Shows what is written as travellers will see it. */
export function PreviewFrame({ children, of = 'card' }: PreviewFrameProps) {
  const messages = useMessages('phonePreview', phonePreviewMessages)
  const label = of === 'page' ? messages.pageTitle : messages.title
  return (
    <section aria-label={label} className={styles.preview}>
      <PreviewHead title={label} />
      {of === 'page' ? (
        <PhoneFrame title={label}>{children}</PhoneFrame>
      ) : (
        <div inert className={styles.shown}>
          {children}
        </div>
      )}
    </section>
  )
}
