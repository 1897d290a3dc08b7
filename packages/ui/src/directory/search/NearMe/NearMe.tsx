import type { ComponentProps } from 'react'
import { BusyIcon, LocateIcon } from '../../../art/Icon/index.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useRequestedPosition } from '../NearFilter/useRequestedPosition.ts'
import type { ExactPosition } from '../NearFilter/askPosition.ts'
import * as styles from './NearMe.css.ts'
import { nearMeMessages } from './messages.ts'

export interface NearMeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The reader is found: for the memory of the page only. What leaves the device is rounded. */
  onFound: (position: ExactPosition) => void
}

/** 'Near me' inside a search field. The browser is asked for the position when it is pressed, never before; without script it is absent. */
export function NearMe({ onFound, className, ...props }: NearMeProps) {
  const messages = useMessages('nearMe', nearMeMessages)
  const { asked, ask } = useRequestedPosition({ onFound })
  const isAsking = asked.state === 'asking'
  const name = isAsking ? messages.finding : messages.nearMe
  return (
    <span className={joinClasses(styles.near, className)} {...props}>
      <button
        type="button"
        aria-label={name}
        aria-disabled={isAsking || undefined}
        onClick={() => !isAsking && ask()}
        className={styles.button}
      >
        {isAsking ? <BusyIcon size={18} className={styles.busy} /> : <LocateIcon size={20} />}
        <span className={styles.name}>{name}</span>
      </button>
      <span role="status" className={styles.trouble}>
        {'canAskAgain' in asked && messages[asked.state === 'refused' && asked.canAskAgain ? 'dismissed' : asked.state]}
      </span>
    </span>
  )
}
