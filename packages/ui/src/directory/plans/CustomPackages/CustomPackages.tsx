import { useId, type ComponentProps } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './CustomPackages.css.ts'
import { customPackagesMessages } from './messages.ts'

export interface CustomPackagesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Where one writes to the people of the directory. */
  contactHref: string
}

/** Below the plans: for a business that none of them fits, the way to ask for another. */
export function CustomPackages({ contactHref, className, ...props }: CustomPackagesProps) {
  const messages = useMessages('customPackages', customPackagesMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={joinClasses(styles.panel, className)} {...props}>
      <div className={styles.words}>
        <Heading level={2} id={id}>
          {messages.heading}
        </Heading>
        <Text size="lead" tone="muted" className={styles.text}>
          {messages.text}
        </Text>
      </div>
      <LinkButton href={contactHref}>{messages.contact}</LinkButton>
    </section>
  )
}
