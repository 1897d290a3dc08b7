import { useEffect, type RefObject } from 'react'
import { HideIcon, ViewIcon } from '../../art/Icon/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { textFieldMessages } from './messages.ts'
import * as styles from './TextField.css.ts'

export interface RevealButtonProps {
  field: RefObject<HTMLInputElement | null>
  isRevealed: boolean
  onChange: (isRevealed: boolean) => void
  disabled: boolean | undefined
}

/** Shows what was typed as a password, and hides it again. */
export function RevealButton({ field, isRevealed, onChange, disabled }: RevealButtonProps) {
  const messages = useMessages('textField', textFieldMessages)

  // Sent as readable text, browsers would keep it among the words that they suggest.
  useEffect(() => {
    const form = field.current?.form
    const hide = () => onChange(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [field, onChange])

  return (
    <button
      type="button"
      className={styles.reveal}
      aria-label={isRevealed ? messages.hidePassword : messages.showPassword}
      disabled={disabled}
      onClick={() => onChange(!isRevealed)}
    >
      {isRevealed ? <HideIcon /> : <ViewIcon />}
    </button>
  )
}
