import { useId } from 'react'
import { useMessages } from '../../../messages/useMessages.ts'
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import * as styles from './AboutStory.css.ts'
import { aboutPageMessages } from './messages.ts'

/** The facts that are checked of a business, and those that are not. */
export function AboutChecks() {
  const messages = useMessages('aboutPage', aboutPageMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.story}>
      <SectionHeading id={id} className={styles.opening}>
        {messages.verified}
      </SectionHeading>
      <div className={styles.prose}>
        <p className={styles.whole}>{messages.checked}</p>
        <p className={styles.whole}>{messages.unchecked}</p>
      </div>
    </section>
  )
}
