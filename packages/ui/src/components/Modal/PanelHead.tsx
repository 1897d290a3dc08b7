import { useEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from '../../art/Icon/index.ts'
import { selvedge } from '../../art/selvedge/selvedge.css.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { modalMessages } from './messages.ts'
import * as styles from './Modal.css.ts'

interface PanelHeadProps {
  id: string
  title: string
  eyebrow: ReactNode
  /** In place of the title, which then only names. */
  head: ReactNode
  classes: Readonly<Record<'head' | 'edge' | 'title', string>>
}

/** The title of a panel, where its focus starts, and the button that closes it. */
export function PanelHead({ id, title, eyebrow, head, classes }: PanelHeadProps) {
  const messages = useMessages('modal', modalMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const isTitleSeen = head === undefined

  // Reading starts at the title; where none is seen, at the button that closes what its like has opened.
  useEffect(() => {
    const first = isTitleSeen ? heading.current : close.current
    const isFocusInside = first?.closest('[role]')?.contains(document.activeElement)
    if (!isFocusInside) first?.focus()
  }, [isTitleSeen])

  return (
    <div className={joinClasses(styles.head, classes.head)}>
      <div className={joinClasses(selvedge.ink, classes.edge)} />
      <div className={styles.titles}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h2 id={id} ref={heading} tabIndex={-1} className={isTitleSeen ? classes.title : styles.named}>
          {title}
        </h2>
        {head}
      </div>
      <IconButton ref={close} slot="close" label={messages.close} className={styles.close}>
        <CloseIcon size={22} />
      </IconButton>
    </div>
  )
}
