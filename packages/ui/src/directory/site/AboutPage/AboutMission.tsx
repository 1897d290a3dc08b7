import { useId } from 'react'
import { Dial } from '../../../art/Dial/Dial.tsx'
import { selvedge } from '../../../art/selvedge/selvedge.css.ts'
import { Container } from '../../../components/Container/Container.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './AboutMission.css.ts'
import { aboutPageMessages } from './messages.ts'

/** What it is for, in one sentence, beside the woven compass. */
export function AboutMission() {
  const messages = useMessages('aboutPage', aboutPageMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.mission}>
      <div className={selvedge.ink} />
      <Container className={styles.content}>
        <Dial bearing={33} className={styles.dial} />
        <div className={styles.words}>
          <h2 id={id} className={styles.label}>
            {messages.mission}
          </h2>
          <p className={styles.sentence}>{messages.missionText}</p>
        </div>
      </Container>
    </section>
  )
}
