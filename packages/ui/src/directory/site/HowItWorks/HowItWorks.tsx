import { useId, type ComponentProps } from 'react'
import { Dial } from '../../../art/Dial/Dial.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import * as styles from './HowItWorks.css.ts'
import { howItWorksMessages } from './messages.ts'

export type HowItWorksProps = Omit<ComponentProps<'section'>, 'children'>

const STEPS = [
  { name: 'search', text: 'searchText', bearing: -58 },
  { name: 'compare', text: 'compareText', bearing: 12 },
  { name: 'connect', text: 'connectText', bearing: 64 },
] as const

/** The three steps from a question to a business, each with the dial of a compass. */
export function HowItWorks(props: HowItWorksProps) {
  const messages = useMessages('howItWorks', howItWorksMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} {...props}>
      <SectionHeading id={id}>{messages.heading}</SectionHeading>
      <ol role="list" className={styles.steps}>
        {STEPS.map(({ name, text, bearing }) => (
          <li key={name} className={styles.step}>
            <Dial look="plain" bearing={bearing} className={styles.dial} />
            <div className={styles.words}>
              <Heading level={3}>{messages[name]}</Heading>
              <Text tone="muted">{messages[text]}</Text>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
