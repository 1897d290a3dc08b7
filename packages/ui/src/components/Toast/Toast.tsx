import { useId } from 'react'
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { iconButton } from '../IconButton/IconButton.css.ts'
import type { ToastNews } from './createToastQueue.ts'
import { toastMessages } from './messages.ts'
import * as styles from './Toast.css.ts'

const ICONS = { info: InfoIcon, success: SuccessIcon, error: AlertIcon } as const

interface ToastProps {
  news: ToastNews
  /** How many others wait until it is closed. */
  waiting: number
  onClose: () => void
}

/**
 * One piece of news, with what can be done about it. It is silent: `ToastMirrors` say it. Its buttons are the browser's own, because an
 * application has the toasts at its root, and so in the first thing that it loads.
 */
export function Toast({ news: { text, tone, action }, waiting, onClose }: ToastProps) {
  const messages = useMessages('toast', toastMessages)
  const id = useId()
  const Icon = ICONS[tone]
  const act = () => {
    action?.onPress()
    onClose()
  }
  return (
    <div data-toast className={joinClasses(styles.toast, styles.tone[tone])}>
      <Icon size={22} />
      <p id={id} className={styles.text}>
        {text}
      </p>
      {waiting > 0 && <span className={styles.waiting}>{messages.waiting(waiting)}</span>}
      {action && (
        <button type="button" onClick={act} className={styles.action}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={messages.close}
        aria-describedby={id}
        onClick={onClose}
        className={iconButton()}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
