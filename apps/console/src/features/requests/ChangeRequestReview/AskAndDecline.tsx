import { useId, useState } from 'react'
import { Button, ChoiceRows, Form, Heading, Inline, Stack, Text, TextArea } from '@dira/ui'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'

interface AskBackProps {
  isWriting: boolean
  onAsk: (question: string) => void
}

/** A question to the sender: the request waits for the answer. */
export function AskBack({ isWriting, onAsk }: AskBackProps) {
  const messages = changeRequestReviewMessages
  const id = useId()
  const [question, setQuestion] = useState('')
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={2} size="h3" id={id}>
        {messages.askBack}
      </Heading>
      <Form
        aria-labelledby={id}
        isBusy={isWriting}
        required={{ question: messages.questionMissing }}
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(question)
        }}
      >
        <Stack gap={3}>
          <TextArea
            label={messages.question}
            name="question"
            rows={3}
            maxLength={1000}
            dir="auto"
            value={question}
            onChange={setQuestion}
          />
          <Inline>
            <Button type="submit" variant="secondary" isPending={isWriting}>
              {messages.ask}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </section>
  )
}

interface DeclineProps {
  isWriting: boolean
  onDecline: (reason: string) => void
}

/** Declines everything for one of the usual reasons, or for one in own words. */
export function Decline({ isWriting, onDecline }: DeclineProps) {
  const messages = changeRequestReviewMessages
  const [chosen, setChosen] = useState<string>()
  const [own, setOwn] = useState('')
  const isOther = chosen === messages.otherReason
  return (
    <section className={styles.part}>
      <Form
        aria-label={messages.declineAll}
        isBusy={isWriting}
        required={{ reason: messages.reasonMissing, own: messages.ownReasonMissing }}
        onSubmit={(event) => {
          event.preventDefault()
          onDecline(isOther ? own.trim() : (chosen ?? ''))
        }}
      >
        <Stack gap={3}>
          <ChoiceRows
            label={messages.declineAll}
            headingLevel={2}
            name="reason"
            rows={[...messages.declineReasons, messages.otherReason].map((text) => ({ value: text, label: text }))}
            value={chosen}
            onChange={setChosen}
          />
          {isOther && (
            <TextArea
              label={messages.ownReason}
              name="own"
              rows={2}
              maxLength={1000}
              dir="auto"
              value={own}
              onChange={setOwn}
            />
          )}
          <Inline>
            <Button type="submit" variant="secondary" isPending={isWriting}>
              {messages.decline}
            </Button>
          </Inline>
          <Text size="small" tone="muted">
            {messages.declineHint}
          </Text>
        </Stack>
      </Form>
    </section>
  )
}
