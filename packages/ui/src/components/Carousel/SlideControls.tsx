import { BackIcon, ForwardIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useHydrated } from '../useHydrated.ts'
import { carouselMessages } from './messages.ts'
import * as styles from './SlideControls.css.ts'

interface SlideControlsProps {
  current: number
  count: number
  show: (index: number) => void
  className?: string
}

/** The counter with the ways back and on, joined. Not there without script, for those to whom the buttons would be dead. */
export function SlideControls({ current, count, show, className }: SlideControlsProps) {
  const messages = useMessages('carousel', carouselMessages)
  const hydrated = useHydrated()
  if (!hydrated || count <= 1) return null
  return (
    <div className={joinClasses(styles.controls, className)}>
      {/* The slides say it in words. A number over a number is read from left to right everywhere. */}
      <bdi dir="ltr" aria-hidden="true" className={styles.counter}>
        {messages.counter(current + 1, count)}
      </bdi>
      {/* At the ends they stay focusable: a button that is disabled under the finger would drop the focus. */}
      <button
        type="button"
        aria-label={messages.previous}
        aria-disabled={current === 0}
        className={styles.button}
        onClick={() => show(current - 1)}
      >
        <BackIcon size={22} />
      </button>
      <button
        type="button"
        aria-label={messages.next}
        aria-disabled={current === count - 1}
        className={styles.button}
        onClick={() => show(current + 1)}
      >
        <ForwardIcon size={22} />
      </button>
    </div>
  )
}
