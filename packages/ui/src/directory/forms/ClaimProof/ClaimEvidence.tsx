import { useId, useRef, useState } from 'react'
import { ForwardIcon } from '../../../art/Icon/index.ts'
import { Form } from '../../../components/Form/Form.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { useHoneypot, type Sender } from '../useHoneypot.tsx'
import { ClaimName } from './ClaimName.tsx'
import type { ClaimFault } from './claimView.ts'
import * as styles from './ClaimProof.css.ts'
import { claimProofMessages } from './messages.ts'

/** What somebody sends who has no way to the listed contacts. */
export interface ClaimEvidenceSent {
  readonly text: string
  readonly email: string
}

export interface ClaimEvidenceProps {
  fault: ClaimFault | undefined
  message: string | undefined
  isBusy: boolean
  /** It is open from the start, as there is no other way. */
  isOpen: boolean
  /** It was sent. */
  isSent: boolean
  name: string
  /** Undefined once it was sent with the claim, which is not asked for it again. */
  onNameChange: ((name: string) => void) | undefined
  email: string
  onEvidence: (evidence: ClaimEvidenceSent, sender: Sender) => void
}

/** Proof in words, for a person to decide on. */
export function ClaimEvidence(props: ClaimEvidenceProps) {
  const { fault, message, isBusy, isOpen, isSent, name, onNameChange, email, onEvidence } = props
  const messages = useMessages('claimProof', claimProofMessages)
  const { honeypot, sender } = useHoneypot()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [text, setText] = useState('')
  const [address, setAddress] = useState(email)
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.codeHead}>
        <Heading level={2} size="h3" id={id}>
          {isSent ? messages.sentEvidence : isOpen ? messages.sendProof : messages.none}
        </Heading>
        {!isSent && <Text>{messages.noneText}</Text>}
      </div>
      {isSent ? undefined : isOpen || isWanted ? (
        <Form
          aria-labelledby={id}
          className={styles.form}
          isBusy={isBusy}
          required={messages.missing}
          errors={fault === 'email' ? { email: messages.wrongEmail } : {}}
          message={message}
          onSubmit={(event) => {
            event.preventDefault()
            onEvidence({ text: text.trim(), email: address.trim() }, sender)
          }}
        >
          <TextArea
            ref={field}
            label={messages.evidence}
            name="evidence"
            description={messages.evidenceHint}
            rows={4}
            limit={2000}
            dir="auto"
            value={text}
            onChange={setText}
          />
          {onNameChange && <ClaimName name={name} onNameChange={onNameChange} />}
          <TextField
            label={messages.evidenceEmail}
            name="email"
            type="email"
            autoComplete="email"
            description={messages.evidenceEmailHint}
            value={address}
            onChange={setAddress}
          />
          {honeypot}
          <NativeButton type="submit" isPending={isBusy}>
            {isBusy ? messages.sending : messages.sendEvidence}
          </NativeButton>
        </Form>
      ) : (
        <div>
          <NativeButton
            variant="link"
            onClick={() => {
              setWanted(true)
              requestAnimationFrame(() => field.current?.focus())
            }}
          >
            {messages.sendInstead}
            <ForwardIcon size={18} />
          </NativeButton>
        </div>
      )}
    </section>
  )
}
