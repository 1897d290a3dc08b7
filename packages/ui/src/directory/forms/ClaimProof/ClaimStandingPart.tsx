import { useEffect, useId, useRef, useState } from 'react'
import { Form } from '../../../components/Form/Form.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import type { ClaimBusy, ClaimFault, ClaimView } from './claimView.ts'
import { CodeField } from './CodeField.tsx'
import * as styles from './ClaimProof.css.ts'
import { claimProofMessages } from './messages.ts'

export interface ClaimStandingProps {
  claim: ClaimView
  /** Milliseconds since 1970. */
  now: number
  busy: ClaimBusy | undefined
  fault: ClaimFault | undefined
  message: string | undefined
  /** The address that the account is offered at first. */
  email: string
  signInHref: string
  onCode: (code: string) => void
  onAccount: (email: string) => void
  onAgain: () => void
}

/** How far a claim is, and what comes next: the code, or the account. The focus is on it when that changes. */
export function ClaimStandingPart(props: ClaimStandingProps) {
  const { claim, now, busy, fault, message, email, signInHref, onCode, onAccount, onAgain } = props
  const { standing, way, askedAt, reference, href, reason } = claim
  const messages = useMessages('claimProof', claimProofMessages)
  const notice = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  const isWaiting = standing === 'code' || standing === 'written'
  const says = messages.standings[standing]
  const title = standing === 'over' && way === 'email' ? messages.overLink : says.title

  useEffect(() => {
    const isNews = shown.current !== undefined && shown.current !== standing
    // A code that is wrong for the third time keeps the focus on what says so.
    if (isNews) notice.current?.focus()
    shown.current = standing
  }, [standing])

  const isGood = isWaiting || standing === 'proved' || standing === 'done' || standing === 'mailed'
  return (
    <section className={styles.part} aria-label={title}>
      <Notice ref={notice} tone={isGood ? 'success' : 'info'} tabIndex={-1}>
        <p>
          <strong>{title}</strong>{' '}
          <span className={styles.plain}>
            {isWaiting && askedAt && `${messages.askedAt(askedAt, now)} `}
            {says.text}
          </span>
        </p>
        {reason !== undefined && (
          <p className={styles.plain}>
            {messages.reason}: <bdi>{reason}</bdi>
          </p>
        )}
      </Notice>
      {standing === 'code' && <TypeCode {...{ claim, fault, message, onCode }} isBusy={busy === 'code'} />}
      {standing === 'proved' && <NameAccount {...{ fault, message, email, onAccount }} isBusy={busy === 'account'} />}
      {standing === 'done' && (
        <div>
          <Link standalone href={signInHref}>
            {messages.signIn}
          </Link>
        </div>
      )}
      {(standing === 'declined' || standing === 'withdrawn') && (
        <div>
          <NativeButton variant="secondary" onClick={onAgain}>
            {messages.again}
          </NativeButton>
        </div>
      )}
      <p className={styles.ways}>
        <span className={styles.note}>
          {messages.reference} <bdi translate="no">{reference}</bdi>
        </span>
        <Link standalone href={href}>
          {messages.follow}
        </Link>
      </p>
    </section>
  )
}

type TypeCodeProps = Pick<ClaimStandingProps, 'claim' | 'fault' | 'message' | 'onCode'> & { readonly isBusy: boolean }

function TypeCode({ claim, fault, message, onCode, isBusy }: TypeCodeProps) {
  const messages = useMessages('claimProof', claimProofMessages)
  const id = useId()
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const wrong = fault === 'code' ? messages.wrongCode(claim.triesLeft ?? 0) : undefined
  const error = isShort ? messages.shortCode : wrong
  return (
    <Form
      aria-labelledby={id}
      className={styles.form}
      isBusy={isBusy}
      errors={error === undefined ? {} : { code: error }}
      message={message}
      onSubmit={(event) => {
        event.preventDefault()
        setShort(code.length < 6)
        if (code.length === 6) onCode(code)
      }}
    >
      <Heading level={2} size="h3" id={id}>
        {messages.typeCode}
      </Heading>
      <CodeField
        label={messages.codeHint}
        description={claim.triesLeft === undefined ? undefined : messages.tries(claim.triesLeft)}
        value={code}
        onChange={setCode}
      />
      <NativeButton type="submit" isPending={isBusy}>
        {isBusy ? messages.sending : messages.confirm}
      </NativeButton>
    </Form>
  )
}

type NameAccountProps = Pick<ClaimStandingProps, 'fault' | 'message' | 'email' | 'onAccount'> & {
  readonly isBusy: boolean
}

function NameAccount({ fault, message, email, onAccount, isBusy }: NameAccountProps) {
  const messages = useMessages('claimProof', claimProofMessages)
  const id = useId()
  const [address, setAddress] = useState(email)
  return (
    <Form
      aria-labelledby={id}
      className={styles.form}
      isBusy={isBusy}
      required={messages.missing}
      errors={fault === 'account' ? { account: messages.wrongEmail } : {}}
      message={message}
      onSubmit={(event) => {
        event.preventDefault()
        onAccount(address.trim())
      }}
    >
      <Heading level={2} size="h3" id={id}>
        {messages.account}
      </Heading>
      <TextField
        label={messages.accountEmail}
        name="account"
        type="email"
        autoComplete="email"
        description={messages.accountHint}
        value={address}
        onChange={setAddress}
      />
      <NativeButton type="submit" isPending={isBusy}>
        {isBusy ? messages.sending : messages.makeAccount}
      </NativeButton>
    </Form>
  )
}
