import { useId, type ReactNode } from 'react'
import type { FieldErrors } from '../../../components/Field/fieldErrors.ts'
import { Form } from '../../../components/Form/Form.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { requestStatusMessages } from './messages.ts'
import type { RequestView } from './requestView.ts'
import * as styles from './RequestStatus.css.ts'

export interface AnswerProps {
  /** The answer as it is being written. */
  value: string
  onChange: (text: string) => void
  onSend: () => void
  /** A photograph has not arrived, or it could not be sent. @default neither */
  fault?: 'photographs' | 'failed' | undefined
  /** Where the photographs can be changed with it. @default they stay as they were sent */
  photographs?: ReactNode
  /** Error texts by field of the photographs. @default {} */
  photographErrors?: FieldErrors
  /** The most characters of it. */
  limit: number
  isBusy: boolean
  /** Whether the device keeps what is written. */
  isKept: boolean
}

export interface RequestTalkProps {
  talk: RequestView['talk']
  /** Undefined when nothing is to be answered. */
  answer: AnswerProps | undefined
}

/** What Dira asked and what was answered; the field for an answer while one is waited for. */
export function RequestTalk({ talk, answer }: RequestTalkProps) {
  const messages = useMessages('requestStatus', requestStatusMessages)
  const id = useId()
  const faultText =
    (answer?.fault === 'failed' && messages.failed) || (answer?.fault === 'photographs' && messages.photographNotSent)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} size="h3" id={id}>
        {messages.asks}
      </Heading>
      {talk.map(({ from, text, at }) => (
        <blockquote key={at.getTime()} className={joinClasses(styles.quote, from === 'sender' && styles.answered)}>
          <p dir="auto">{text}</p>
          <p className={styles.when}>
            {from === 'sender' && `${messages.youAnswered}, `}
            <time dateTime={at.toISOString()}>{messages.clock(at)}</time>
          </p>
        </blockquote>
      ))}
      {answer && (
        <Form
          aria-labelledby={id}
          isBusy={answer.isBusy}
          required={{ answer: messages.answerMissing }}
          {...(answer.photographErrors && { errors: answer.photographErrors })}
          message={faultText}
          onSubmit={(event) => {
            event.preventDefault()
            answer.onSend()
          }}
        >
          <TextArea
            label={messages.answer}
            name="answer"
            rows={4}
            limit={answer.limit}
            value={answer.value}
            onChange={answer.onChange}
            description={answer.isKept && answer.value !== '' ? messages.answerKept : undefined}
          />
          {answer.photographs}
          <div>
            <NativeButton type="submit" isPending={answer.isBusy}>
              {answer.isBusy ? messages.sending : messages.sendAnswer}
            </NativeButton>
          </div>
        </Form>
      )}
    </section>
  )
}
