import { useRef } from 'react'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './FilterPanel.css.ts'
import { filterPanelMessages } from './messages.ts'

export interface FilterEndProps {
  /** How many results the choices have. @default not known yet */
  matches?: number | undefined
  /** The panel has closed: the results are wanted, with the focus. */
  onShow: () => void
  /** The address of the list without its filters. @default nothing is chosen */
  clearHref?: string | undefined
}

/** The end of the panel of a narrow screen, at the lower edge of the window as long as the panel reaches below it. */
export function FilterEnd({ matches, onShow, clearHref }: FilterEndProps) {
  const messages = useMessages('filterPanel', filterPanelMessages)
  const whole = useRef<HTMLDivElement>(null)
  // The link goes with the last choice.
  const keepFocus = () => whole.current?.focus()
  return (
    <div ref={whole} tabIndex={-1} data-bottom-bar className={styles.end}>
      {clearHref !== undefined && (
        <Link standalone href={clearHref} className={styles.clearAll} onClick={keepFocus}>
          {messages.clearAll}
        </Link>
      )}
      <NativeButton isDisabled={matches === 0} onClick={onShow} className={styles.show}>
        {matches === 0 ? messages.noResults : messages.showResults(matches)}
      </NativeButton>
    </div>
  )
}
