import type { ComponentProps, ReactNode } from 'react'
import { LockIcon, Button, Form, Notice, TextField, useHydrated } from '@dira/ui'
import * as styles from './LoginForm.css.ts'
import { loginFormMessages } from './messages.ts'
import { SignInFrame } from './SignInFrame.tsx'

/** What somebody signs in with. */
export interface LoginCredentials {
  readonly email: string
  readonly password: string
}

export interface LoginFormProps extends Omit<ComponentProps<'div'>, 'onSubmit'> {
  /** The people who sign in here. @default 'admin' */
  audience?: 'admin' | 'owner'
  /** Signs in. What came of it comes back by the other props. */
  onSubmit: (credentials: LoginCredentials) => void
  /** Error texts by field. @default {} */
  errors?: Partial<Record<keyof LoginCredentials, string>>
  /** The error of the whole form: the server refused, or could not be reached. */
  message?: ReactNode
  /** It is being sent. @default false */
  isBusy?: boolean
  /** The ways on for who cannot sign in. @default none; to administrators it says that nobody else comes in */
  children?: ReactNode
}

/** The page on which administrators or owners sign in: the form beside the lake by night, whatever the theme. */
export function LoginForm({
  audience = 'admin',
  onSubmit,
  errors = {},
  message,
  isBusy = false,
  children,
  ...props
}: LoginFormProps) {
  const messages = loginFormMessages
  const { title, subtitle, login, loggingIn } = audience === 'admin' ? messages : messages.owner
  const hydrated = useHydrated()
  return (
    <SignInFrame title={title} subtitle={subtitle} {...props}>
      <Form
        // Never by an address, where a password would stay to be read.
        method="post"
        errors={errors}
        message={message}
        isBusy={isBusy}
        onSubmit={(event) => {
          event.preventDefault()
          const values = new FormData(event.currentTarget)
          onSubmit({ email: textOf(values, 'email'), password: textOf(values, 'password') })
        }}
      >
        <TextField label={messages.email} name="email" type="email" autoComplete="username" required />
        <TextField label={messages.password} name="password" type="password" autoComplete="current-password" required />
        {/* Before hydration nothing handles the form. */}
        <Button type="submit" isPending={isBusy} isDisabled={!hydrated}>
          {isBusy ? loggingIn : login}
        </Button>
      </Form>
      <noscript>
        <Notice>{messages.needsScript}</Notice>
      </noscript>
      {audience === 'admin' && (
        <p className={styles.restricted}>
          <LockIcon size={18} />
          {messages.restricted}
        </p>
      )}
      {children}
    </SignInFrame>
  )
}

function textOf(values: FormData, name: keyof LoginCredentials): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
