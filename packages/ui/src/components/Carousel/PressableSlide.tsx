import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { carouselMessages } from './messages.ts'
import * as styles from './Carousel.css.ts'

interface PressableSlideProps {
  /** What the slide shows, in words. */
  label: string
  isCurrent: boolean
  onFocus: () => void
  onPress: () => void
  children: ReactNode
}

/** The content of a slide as a button that shows it large. Only that of the slide in sight is a stop for the keyboard. */
export function PressableSlide({ label, isCurrent, onFocus, onPress, children }: PressableSlideProps) {
  const messages = useMessages('carousel', carouselMessages)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={messages.enlarge(label)}
      tabIndex={isCurrent ? undefined : -1}
      data-current={isCurrent || undefined}
      className={styles.press}
      onFocus={onFocus}
      onClick={({ currentTarget }) => {
        // Safari does not focus what is clicked, and the dialog could not give the focus back.
        currentTarget.focus()
        onPress()
      }}
    >
      {children}
    </button>
  )
}
