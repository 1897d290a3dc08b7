import type { ReactNode } from 'react'
import { ViewIcon } from '../../../art/Icon/index.ts'
import * as styles from './PhonePreview.css.ts'

interface PreviewHeadProps {
  /** The name of the preview, which its section has too. */
  readonly title: string
  /** Its controls. @default none */
  readonly children?: ReactNode
}

/** The head of each preview of a listing, while it is written or applied for. */
export function PreviewHead({ title, children }: PreviewHeadProps) {
  return (
    <div className={styles.head}>
      <p aria-hidden="true" className={styles.title}>
        <ViewIcon size={18} />
        {title}
      </p>
      {children}
    </div>
  )
}
