import { useId } from 'react'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import * as styles from './AboutStory.css.ts'
import { aboutPageMessages } from './messages.ts'

export interface AboutStoryProps {
  /** The names of the countries that the directory covers. */
  countries: readonly string[]
  /** What else is to be known, such as that the listings are samples. @default nothing */
  note?: string | undefined
}

/** How it began and what it is today. */
export function AboutStory({ countries, note }: AboutStoryProps) {
  const messages = useMessages('aboutPage', aboutPageMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.story}>
      <SectionHeading id={id} className={styles.opening}>
        {messages.story}
      </SectionHeading>
      <div className={styles.prose}>
        <p className={styles.first}>{messages.began}</p>
        <p className={styles.paragraph}>{messages.grew}</p>
        <p className={styles.paragraph}>{messages.today(countries)}</p>
        {note !== undefined && (
          <Text size="small" tone="muted" className={styles.paragraph}>
            {note}
          </Text>
        )}
      </div>
    </section>
  )
}
