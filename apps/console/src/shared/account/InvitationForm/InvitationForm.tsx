import type { ComponentProps, ReactNode } from 'react'
import { RefreshIcon, Button, Form, LinkButton, Notice, Text, TextField, VisuallyHidden } from '@dira/ui'
import { SignInFrame } from '../LoginForm/SignInFrame.tsx'
import { invitationFormMessages } from './messages.ts'

/** What a link is good for. */
export type InvitationState =
  | { readonly status: 'reading' }
  | {
      readonly status: 'open'
      /** Whom it makes an administrator or an owner, whose password it sets, or what becomes the address of an account. */
      readonly purpose: 'invitation' | 'password' | 'owner' | 'owner-password' | 'owner-email'
      readonly email: string
      /** ISO 8601. */
      readonly expiresAt: string
      /** What an owner is to look after. @default none */
      readonly businessName?: string | undefined
      /** The account keeps its password: none is asked for. @default false */
      readonly keepsPassword?: boolean
    }
  | { readonly status: 'used' | 'expired' | 'withdrawn' | 'unknown' | 'claimed' | 'no-server' | 'unreachable' }

export interface InvitationFormProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** The people who get such links here. @default 'admin' */
  audience?: 'admin' | 'owner'
  state: InvitationState
  /** Uses the link; the password is '' where none is asked for. What came of it comes back by the other props. */
  onAccept: (password: string) => void
  /** Reads again what the link is good for. */
  onRetry: () => void
  /** Where whoever used the link signs in. */
  loginHref: string
  /** The fewest characters of a password. */
  least: number
  /** The error text of the password. */
  error?: string | undefined
  /** The error of the whole form: nothing was answered. */
  message?: ReactNode
  /** It is being sent. @default false */
  isBusy?: boolean
}

/** The page that a link for an administrator or an owner opens: it says for whom it is and asks for a password. Opening it uses nothing. */
export function InvitationForm({
  audience = 'admin',
  state,
  onAccept,
  onRetry,
  loginHref,
  least,
  error,
  message,
  isBusy = false,
  ...props
}: InvitationFormProps) {
  const messages = invitationFormMessages
  if (state.status !== 'open') {
    const { title, text } = (audience === 'owner' ? messages.ofOwners : messages)[state.status]
    return (
      <SignInFrame title={title} subtitle={text} {...props}>
        <VisuallyHidden role="status">{state.status === 'reading' ? '' : `${title}. ${text}`}</VisuallyHidden>
        {state.status === 'used' && (
          <LinkButton href={loginHref}>{audience === 'owner' ? messages.signIn : messages.login}</LinkButton>
        )}
        {(state.status === 'unreachable' || state.status === 'claimed') && (
          <Button variant="secondary" onPress={onRetry}>
            <RefreshIcon size={18} />
            {messages.retry}
          </Button>
        )}
        <noscript>
          <Notice>{messages.needsScript}</Notice>
        </noscript>
      </SignInFrame>
    )
  }
  const { email, expiresAt, businessName, keepsPassword = false } = state
  const { title, text, accept, accepting } = messages[state.purpose]
  const name = businessName ?? messages.yourPage
  return (
    <SignInFrame
      title={title}
      subtitle={keepsPassword && state.purpose === 'owner' ? messages.keeps(email, name) : text(email, name)}
      {...props}
    >
      <Form
        method="post"
        errors={error === undefined ? {} : { password: error }}
        message={message}
        isBusy={isBusy}
        onSubmit={(event) => {
          event.preventDefault()
          const password = new FormData(event.currentTarget).get('password')
          onAccept(typeof password === 'string' ? password : '')
        }}
      >
        {/* For password managers, which keep the two together. */}
        <TextField label={messages.email} type="email" value={email} autoComplete="username" readOnly />
        {!keepsPassword && (
          <TextField
            label={messages.newPassword}
            name="password"
            type="password"
            autoComplete="new-password"
            description={messages.rule(least)}
            minLength={least}
            required
          />
        )}
        <Button type="submit" isPending={isBusy}>
          {isBusy ? accepting : accept}
        </Button>
      </Form>
      <Text size="small" tone="muted">
        {messages.until(new Date(expiresAt))}
      </Text>
    </SignInFrame>
  )
}
