import { useId, type ComponentProps } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './AlreadyListed.css.ts'
import { getListedMessages } from './messages.ts'

export interface AlreadyListedProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Where listings are searched, by a form with GET. */
  listingsHref: string
}

/** The other way to a page: to find the one that is there already, and claim it. It works without script. */
export function AlreadyListed({ listingsHref, className, ...props }: AlreadyListedProps) {
  const messages = useMessages('getListed', getListedMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={joinClasses(styles.panel, className)} {...props}>
      <div className={styles.words}>
        <Heading level={2} id={id}>
          {messages.alreadyTitle}
        </Heading>
        <Text tone="muted" className={styles.text}>
          {messages.alreadyText}
        </Text>
      </div>
      <form role="search" aria-labelledby={id} action={listingsHref} className={styles.form}>
        <TextField name="search" label={messages.alreadyLabel} enterKeyHint="search" autoComplete="off" required />
        <NativeButton variant="secondary" type="submit">
          {messages.alreadyFind}
        </NativeButton>
      </form>
    </section>
  )
}
