import { useId } from 'react'
import { CoverArt } from '../../../art/CoverArt/CoverArt.tsx'
import type { PictogramName } from '../../../art/Pictogram/Pictogram.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import * as styles from './ClothCredits.css.ts'
import { aboutPageMessages } from './messages.ts'

/** The seven techniques that the drawn covers borrow, each with those it is owed to. */
export function ClothCredits() {
  const messages = useMessages('aboutPage', aboutPageMessages)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{messages.cloth}</SectionHeading>
      <Text size="lead" tone="muted" className={styles.lead}>
        {messages.clothText}
      </Text>
      <ul role="list" className={styles.techniques}>
        {TECHNIQUES.map((category) => (
          <li key={category} className={styles.technique}>
            <span className={styles.window}>
              <CoverArt slug="where-the-cloth-comes-from" category={category} />
            </span>
            <div className={styles.words}>
              <p className={styles.name}>{messages[category]}</p>
              <Text size="small" tone="muted">
                {messages[`${category}After`]}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const TECHNIQUES = [
  'accommodation',
  'restaurants',
  'shopping',
  'transport',
  'events',
  'wellness',
  'nightlife',
] as const satisfies readonly PictogramName[]
