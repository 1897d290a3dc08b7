import type { ComponentProps } from 'react'
import { CheckIcon, CopyIcon } from '../../../art/Icon/index.ts'
import { iconButton } from '../../../components/IconButton/IconButton.css.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useCopy } from '../useCopy.ts'
import { referencePlateMessages } from './messages.ts'
import * as styles from './ReferencePlate.css.ts'

export interface ReferencePlateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** As it is written and spoken, such as `DIRA 7K4 M92`. */
  reference: string
}

/** The reference of a request, large enough to read it out on the phone, with a button that copies it. */
export function ReferencePlate({ reference, className, ...props }: ReferencePlateProps) {
  const messages = useMessages('referencePlate', referencePlateMessages)
  const { outcome, copy } = useCopy(reference)
  return (
    <div className={joinClasses(styles.plate, className)} {...props}>
      <p className={styles.words}>
        <span className={styles.label}>{messages.label}</span>
        <bdi translate="no" className={styles.reference}>
          {reference}
        </bdi>
      </p>
      <button type="button" aria-label={messages.copy} className={iconButton()} onClick={() => void copy()}>
        {outcome === 'copied' ? <CheckIcon size={22} /> : <CopyIcon size={22} />}
      </button>
      <VisuallyHidden role="status">{outcome && messages[outcome]}</VisuallyHidden>
    </div>
  )
}
