import { useState } from 'react'
import { LockIcon, MailIcon, MessageIcon, PhoneIcon, RefreshIcon } from '../../../art/Icon/index.ts'
import { ChoiceRows } from '../../../components/ChoiceRows/ChoiceRows.tsx'
import { Form } from '../../../components/Form/Form.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useHydrated } from '../../../components/useHydrated.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useHoneypot, type Sender } from '../useHoneypot.tsx'
import { ClaimName } from './ClaimName.tsx'
import type { ClaimView, ClaimWay, MaskedContacts } from './claimView.ts'
import * as styles from './ClaimProof.css.ts'
import { claimProofMessages } from './messages.ts'

const ICONS = { email: MailIcon, call: PhoneIcon, whatsapp: MessageIcon } as const satisfies Record<ClaimWay, unknown>
const WAYS = ['email', 'call', 'whatsapp'] as const satisfies readonly ClaimWay[]

export interface ClaimAskProps {
  contacts: MaskedContacts | 'reading' | 'failed'
  claim: ClaimView | undefined
  /** Instant of the page's clock; it says whether another email or code may be asked for. */
  now: number
  name: string
  onNameChange: ((name: string) => void) | undefined
  message: string | undefined
  isBusy: boolean
  onAsk: (way: ClaimWay, sender: Sender) => void
  onRetry: () => void
}

/** By which contact of the listing a claim is proved. */
export function ClaimAsk(props: ClaimAskProps) {
  const { contacts, claim, now, name, onNameChange, message, isBusy, onAsk, onRetry } = props
  const messages = useMessages('claimProof', claimProofMessages)
  const hydrated = useHydrated()
  const { honeypot, sender, isProving } = useHoneypot()
  const [chosen, setChosen] = useState<ClaimWay>()
  if (typeof contacts === 'string') {
    return (
      <>
        <Heading level={2} size="h3">
          {messages.reach}
        </Heading>
        <Text role="status">{contacts === 'reading' ? messages.reading : messages.failed}</Text>
        {contacts === 'failed' && (
          <div>
            <NativeButton variant="secondary" onClick={onRetry}>
              <RefreshIcon size={18} />
              {messages.retry}
            </NativeButton>
          </div>
        )}
      </>
    )
  }
  const contactOf = (way: ClaimWay) => contacts[way === 'call' ? 'phone' : way]
  const ways = WAYS.filter((way) => contactOf(way) !== undefined)
  const way = [chosen, claim?.way, ways[0]].find((one) => one !== undefined && ways.includes(one))
  if (way === undefined) return null
  const waitsUntil = claim?.againAt && claim.againAt.getTime() > now ? claim.againAt : undefined
  return (
    <Form
      className={styles.form}
      isBusy={isBusy}
      required={{ name: messages.missing.name }}
      message={message}
      onSubmit={(event) => {
        event.preventDefault()
        if (!waitsUntil) onAsk(way, sender)
      }}
    >
      <ChoiceRows
        label={messages.reach}
        headingLevel={2}
        value={way}
        onChange={setChosen}
        rows={ways.map((one) => {
          const Icon = ICONS[one]
          return {
            value: one,
            label: messages.ways[one].label,
            icon: <Icon size={20} />,
            note: (
              <span className={styles.way}>
                <bdi className={styles.contact}>{contactOf(one)}</bdi>
                <span>{messages.ways[one].note}</span>
              </span>
            ),
          }
        })}
      />
      <p className={styles.fixed}>
        <LockIcon size={18} className={styles.fixedIcon} />
        {messages.fixed}
      </p>
      <ClaimName name={name} onNameChange={onNameChange} />
      {honeypot}
      <NativeButton type={hydrated ? 'submit' : 'button'} isPending={isBusy} isDisabled={waitsUntil !== undefined}>
        {isBusy
          ? isProving
            ? messages.moment
            : messages.sending
          : claim
            ? messages.askAgain[way]
            : messages.ways[way].ask}
      </NativeButton>
      {waitsUntil && <p className={styles.note}>{messages.againFrom(waitsUntil, now)}</p>}
    </Form>
  )
}
