import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Form } from '../../../components/Form/Form.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { useHoneypot, type Sender } from '../../forms/useHoneypot.tsx'
import * as styles from './EnquiryDialog.css.ts'
import { lengthErrors } from '../../forms/lengthErrors.ts'
import type { Enquiry, EnquiryAnswer } from '../contact/enquiry.ts'
import { enquiryDialogMessages } from './messages.ts'

interface EnquiryFormProps {
  heading: string
  /** Stands above the fields. */
  note?: string
  draft: Enquiry
  onDraftChange: (draft: Enquiry) => void
  onSubmit: (enquiry: Enquiry, sender: Sender) => Promise<EnquiryAnswer>
  privacyHref: string
}

/** Name, e-mail and message; once they are sent, the words that say so. */
export function EnquiryForm({ heading, note, draft, onDraftChange, onSubmit, privacyHref }: EnquiryFormProps) {
  const messages = useMessages('enquiryDialog', enquiryDialogMessages)
  const id = useId()
  const [answer, setAnswer] = useState<EnquiryAnswer>()
  const { honeypot, sender, isProving } = useHoneypot()
  const [isBusy, setBusy] = useState(false)

  if (answer?.ok)
    return (
      <div className={styles.enquiry}>
        <Notice tone="success" ref={takeFocus} tabIndex={-1}>
          {messages.sent}
        </Notice>
        <Button slot="close" variant="secondary" className={styles.done}>
          {messages.close}
        </Button>
      </div>
    )

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const errors = lengthErrors(draft, messages.tooLong)
    if (errors) return setAnswer({ ok: false, errors })
    setBusy(true)
    try {
      setAnswer(await onSubmit(draft, sender))
    } catch (error) {
      setAnswer({ ok: false })
      reportError(error)
    }
    setBusy(false)
  }

  const failure = answer && {
    message: answer.message ?? ((answer.errors ?? answer.missing) ? undefined : messages.failed),
    errors: {
      ...Object.fromEntries((answer.missing ?? []).map((name) => [name, messages.missing[name]])),
      ...answer.errors,
    },
  }
  const field = (name: keyof Enquiry) => ({
    name,
    label: messages[name],
    value: draft[name],
    onChange: (value: string) => onDraftChange({ ...draft, [name]: value }),
    required: true,
  })

  return (
    <div className={styles.enquiry}>
      <Heading level={3} size="h3" id={id}>
        {heading}
      </Heading>
      {note && <Notice>{note}</Notice>}
      <Form aria-labelledby={id} isBusy={isBusy} {...failure} onSubmit={(event) => void submit(event)}>
        <div className={styles.pair}>
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" autoComplete="email" />
        </div>
        {honeypot}
        <TextArea {...field('message')} rows={4} />
        <div className={styles.send}>
          <Button type="submit" isPending={isBusy} className={styles.sendButton}>
            {isBusy ? (isProving ? messages.moment : messages.sending) : messages.send}
          </Button>
          {/* The button has only its first words read aloud. */}
          <VisuallyHidden role="status">{isBusy && isProving && messages.moment}</VisuallyHidden>
          <p className={styles.purpose}>
            {messages.purpose} <Link href={privacyHref}>{messages.privacy}</Link>
          </p>
        </div>
      </Form>
    </div>
  )
}

/** The form has gone, and the focus with it. */
const takeFocus = (notice: HTMLElement | null) => notice?.focus()
