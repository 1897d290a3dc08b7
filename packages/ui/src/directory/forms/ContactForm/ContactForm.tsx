import type { ContactMessage, RequiredContactField } from '@dira/directory-core'
import { useId, useRef, useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react'
import { Form } from '../../../components/Form/Form.tsx'
import { Grid } from '../../../components/Grid/Grid.tsx'
import { Heading, type HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useHydrated } from '../../../components/useHydrated.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useHoneypot, type Sender } from '../useHoneypot.tsx'
import * as styles from './ContactForm.css.ts'
import { lengthErrors } from '../lengthErrors.ts'
import { contactFormMessages } from './messages.ts'

/** What became of a message. */
export type ContactFormResult =
  | { readonly ok: true }
  | {
      readonly ok: false
      /** The error of the whole form, above the fields. Not for what a toast says already. */
      readonly message?: string
      /** Required fields that are empty: the form has its own words for them. */
      readonly missing?: readonly RequiredContactField[]
      /** What else is wrong with a field. */
      readonly errors?: Partial<Readonly<Record<keyof ContactMessage, string>>>
    }

export interface ContactFormProps extends Omit<ComponentProps<'section'>, 'onSubmit' | 'children'> {
  /** Checks and stores the message. What was typed stays until it says ok; then all fields are empty. */
  onSubmit: (message: ContactMessage, sender: Sender) => Promise<ContactFormResult>
  /** The subject at first, as when a plan was chosen. @default '' */
  defaultSubject?: string
  /** Where it is said what is stored, how long, and whom to ask. */
  privacyHref: string
  /** Stands in the place of the form without script: other ways, as links. */
  withoutScript: ReactNode
  /** @default 2 */
  headingLevel?: HeadingLevel
}

/** Writes to the people of the directory. The application shows the outcome in a toast. */
export function ContactForm({
  onSubmit,
  defaultSubject = '',
  privacyHref,
  withoutScript,
  headingLevel = 2,
  className,
  ...props
}: ContactFormProps) {
  const messages = useMessages('contactForm', contactFormMessages)
  const id = useId()
  const hydrated = useHydrated()
  const subject = useRef<HTMLInputElement>(null)
  const { honeypot, sender, isProving } = useHoneypot()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<ContactFormResult>()
  const failure = result?.ok === false ? result : undefined
  const missing = Object.fromEntries((failure?.missing ?? []).map((field) => [field, messages.missing[field]]))

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const text = (field: keyof ContactMessage) => {
      const value = data.get(field)
      return typeof value === 'string' ? value : ''
    }
    const message: ContactMessage = {
      name: text('name'),
      email: text('email'),
      subject: text('subject'),
      message: text('message'),
    }
    const errors = lengthErrors(message, messages.tooLong)
    if (errors) return setResult({ ok: false, errors })
    setBusy(true)
    try {
      const answer = await onSubmit(message, sender)
      setResult(answer)
      if (!answer.ok) return
      form.reset()
      // All of them: the subject that it began with was for the message that is gone.
      if (subject.current) subject.current.value = ''
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby={id} className={joinClasses(styles.contact, className)} {...props}>
      <Heading level={headingLevel} size="h2" id={id}>
        {messages.heading}
      </Heading>
      <noscript>{withoutScript}</noscript>
      <Form
        aria-labelledby={id}
        className={styles.form}
        isBusy={isBusy}
        message={failure?.message}
        errors={{ ...missing, ...failure?.errors }}
        onSubmit={(event) => void send(event)}
      >
        <Grid columns={{ base: 1, md: 2 }} gap={4} rowGap={5}>
          <TextField label={messages.name} name="name" autoComplete="name" required />
          <TextField label={messages.email} name="email" type="email" autoComplete="email" required />
        </Grid>
        <TextField ref={subject} label={messages.subject} name="subject" defaultValue={defaultSubject} optional />
        <TextArea label={messages.message} name="message" required />
        {honeypot}
        <Text size="small" tone="muted">
          {messages.purpose}{' '}
          <Link href={privacyHref} className={styles.privacy}>
            {messages.privacy}
          </Link>
        </Text>
        <div>
          {/* Until there is a script that sends it, the browser must not: the message would end up in the address. */}
          <NativeButton type={hydrated ? 'submit' : 'button'} isPending={isBusy}>
            {isBusy ? (isProving ? messages.moment : messages.sending) : messages.send}
          </NativeButton>
        </div>
      </Form>
    </section>
  )
}
