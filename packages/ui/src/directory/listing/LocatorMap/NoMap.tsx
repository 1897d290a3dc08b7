import { Needle } from '../../../art/Needle/Needle.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './LocatorPicture.css.ts'
import { locatorMapMessages } from './messages.ts'

/** The ground of a map without the map. While one is coming, its words are for those alone to whom none will come. */
export function NoMap({ isComing = false }: { isComing?: boolean }) {
  const messages = useMessages('locatorMap', locatorMapMessages)
  return (
    <div className={styles.ground}>
      <div className={joinClasses(styles.words, isComing && styles.coming)}>
        <Needle className={styles.needle} />
        <p>{messages.placeholder}</p>
      </div>
    </div>
  )
}
