import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { Button, Form, Heading, Inline, Notice, TextField, joinClasses } from '@dira/ui'
import { ownerAccountMessages } from './messages.ts'
import * as styles from './OwnerAccount.css.ts'

/** What came of a change: `wrong` is the present password, `refused` the new password or address, with a sentence that says why. */
export type AccountOutcome =
  | { readonly state: 'done' | 'wrong' | 'limited' | 'unreachable' | 'no-server' | 'signed-out' }
  | { readonly state: 'refused'; readonly message: string }

/** How far a change is. */
export interface AccountChangeState {
  /** @default nothing was sent */
  readonly outcome?: AccountOutcome | undefined
  /** It is being sent. @default false */
  readonly isBusy?: boolean
}

export interface OwnerAccountProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The address of the account. */
  email: string
  /** The fewest characters of a password. */
  least: number
  onSignOut: () => void
  /** Changes the password. What came of it comes back as `password`. */
  onChangePassword: (asked: { readonly present: string; readonly chosen: string }) => void
  /** @default nothing was sent */
  password?: AccountChangeState
  /** The address can be another one. @default true */
  canChangeEmail?: boolean
  /** Asks for another address. What came of it comes back as `address`. */
  onChangeEmail: (asked: { readonly present: string; readonly email: string }) => void
  /** `email` is the one that was asked for. @default nothing was sent */
  address?: AccountChangeState & { readonly email?: string | undefined }
}

/** The account of who is signed in: its password and its e-mail address, each changed by who knows the present password. */
export function OwnerAccount({
  email,
  least,
  onSignOut,
  onChangePassword,
  password = {},
  canChangeEmail = true,
  onChangeEmail,
  address = {},
  className,
  ...props
}: OwnerAccountProps) {
  const messages = ownerAccountMessages
  return (
    <div className={joinClasses(styles.account, className)} {...props}>
      <div className={styles.head}>
        <Heading level={1}>{messages.title}</Heading>
        <div className={styles.who}>
          <span>
            {messages.signedInAs} <strong>{email}</strong>
          </span>
          <Button variant="secondary" onPress={onSignOut}>
            {messages.signOut}
          </Button>
        </div>
      </div>
      <Change
        heading={messages.passwordHeading}
        hint={messages.passwordHint}
        state={password}
        done={messages.passwordChanged}
        field="chosen"
        send={password.isBusy ? messages.changingPassword : messages.changePassword}
        onSend={(values) => onChangePassword({ present: textOf(values, 'present'), chosen: textOf(values, 'chosen') })}
      >
        {/* For password managers, which keep the two together. */}
        <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
        <PresentPassword />
        <TextField
          label={messages.chosen}
          name="chosen"
          type="password"
          autoComplete="new-password"
          description={messages.rule(least)}
          minLength={least}
          required
        />
      </Change>
      {canChangeEmail && (
        <Change
          heading={messages.emailHeading}
          hint={messages.emailHint}
          state={address}
          done={messages.emailAsked(address.email ?? '')}
          field="email"
          isSecond
          send={address.isBusy ? messages.changingEmail : messages.changeEmail}
          onSend={(values) =>
            onChangeEmail({ present: textOf(values, 'present'), email: textOf(values, 'email').trim() })
          }
        >
          <TextField label={messages.email} name="email" type="email" autoComplete="email" required />
          <PresentPassword />
        </Change>
      )}
    </div>
  )
}

interface ChangeProps {
  readonly heading: string
  readonly hint: string
  readonly state: AccountChangeState
  /** The text once it is done. */
  readonly done: string
  /** The field that can be refused. */
  readonly field: string
  readonly send: string
  /** There is one way that stands out. @default false */
  readonly isSecond?: boolean
  readonly onSend: (values: FormData) => void
  readonly children: ReactNode
}

function Change({
  heading,
  hint,
  state: { outcome, isBusy = false },
  done,
  field,
  send,
  isSecond = false,
  onSend,
  children,
}: ChangeProps) {
  const messages = ownerAccountMessages
  const id = useId()
  const said = useRef<HTMLParagraphElement>(null)
  const isDone = outcome?.state === 'done'
  useEffect(() => {
    // The form that it was sent by is gone.
    if (isDone) said.current?.focus()
  }, [isDone])
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.words}>
        <Heading level={2} size="h3" id={id}>
          {heading}
        </Heading>
        <p className={styles.muted}>{hint}</p>
      </div>
      {isDone ? (
        <Notice tone="success">
          <p ref={said} tabIndex={-1}>
            {done}
          </p>
        </Notice>
      ) : (
        <Form
          // Never by an address, where a password would stay to be read.
          method="post"
          {...faultOf(outcome, field, messages)}
          isBusy={isBusy}
          onSubmit={(event) => {
            event.preventDefault()
            onSend(new FormData(event.currentTarget))
          }}
        >
          {children}
          <Inline>
            <Button type="submit" variant={isSecond ? 'secondary' : 'primary'} isPending={isBusy}>
              {send}
            </Button>
          </Inline>
        </Form>
      )}
    </section>
  )
}

function PresentPassword() {
  const messages = ownerAccountMessages
  return <TextField label={messages.present} name="present" type="password" autoComplete="current-password" required />
}

/** The error of a field, or of the whole form. */
function faultOf(outcome: AccountOutcome | undefined, field: string, messages: typeof ownerAccountMessages) {
  if (!outcome || outcome.state === 'done') return {}
  if (outcome.state === 'refused') return { errors: { [field]: outcome.message } }
  if (outcome.state === 'wrong') return { errors: { present: messages.wrong } }
  return { message: messages[outcome.state] }
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
