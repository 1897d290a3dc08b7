import { useId, useState } from 'react'
import { Button } from '../../components/Button/index.ts'
import { Heading } from '../../components/Heading/index.ts'
import { Text } from '../../components/Text/index.ts'
import { TextArea } from '../../components/TextArea/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'

interface AskBackProps {
  isWriting: boolean
  onAsk: (question: string) => void
}

/** A question to the sender: the request waits for the answer. */
export function AskBack({ isWriting, onAsk }: AskBackProps) {
  const messages = useMessages('changeRequestReview', changeRequestReviewMessages)
  const id = useId()
  const [question, setQuestion] = useState('')
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={2} size="h3" id={id}>
        {messages.askBack}
      </Heading>
      <TextArea
        label={messages.question}
        rows={3}
        maxLength={1000}
        dir="auto"
        value={question}
        onChange={setQuestion}
      />
      <Button
        variant="secondary"
        isDisabled={isWriting || question.trim() === ''}
        className={styles.asideButton}
        onPress={() => onAsk(question)}
      >
        {messages.ask}
      </Button>
    </section>
  )
}

interface DeclineProps {
  isWriting: boolean
  onDecline: (reason: string) => void
}

/** Declines everything for one of the usual reasons, or for one in own words. */
export function Decline({ isWriting, onDecline }: DeclineProps) {
  const messages = useMessages('changeRequestReview', changeRequestReviewMessages)
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const [own, setOwn] = useState('')
  const isOther = chosen === messages.otherReason
  const reason = isOther ? own.trim() : chosen
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={2} size="h3" id={id}>
        {messages.declineAll}
      </Heading>
      <div role="radiogroup" aria-labelledby={id}>
        {[...messages.declineReasons, messages.otherReason].map((text) => (
          <label key={text} className={styles.choiceRow}>
            <input
              type="radio"
              name={id}
              checked={chosen === text}
              onChange={() => setChosen(text)}
              className={styles.radio}
            />
            {text}
          </label>
        ))}
      </div>
      {isOther && (
        <TextArea label={messages.ownReason} rows={2} maxLength={1000} dir="auto" value={own} onChange={setOwn} />
      )}
      <Button
        variant="secondary"
        isDisabled={isWriting || !reason}
        className={styles.asideButton}
        onPress={() => reason && onDecline(reason)}
      >
        {messages.decline}
      </Button>
      <Text size="small" tone="muted">
        {messages.declineHint}
      </Text>
    </section>
  )
}
