import { useEffect, useRef, type ComponentProps } from 'react'
import { Button, Disclosure, Form, Inline, Notice, TextField } from '@dira/ui'
import * as styles from './ForgottenPassword.css.ts'
import { forgottenPasswordMessages } from './messages.ts'

export interface ForgottenPasswordProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Asks for a link. What came of it comes back as `outcome`. */
  onAsk: (email: string) => void
  /** @default nothing was asked for */
  outcome?: 'asked' | 'limited' | 'unreachable' | undefined
  /** It is being asked for. @default false */
  isBusy?: boolean
}

/** Where somebody who forgot the password asks for a link by mail. It says the same whether there is such an account or not. */
export function ForgottenPassword({ onAsk, outcome, isBusy = false, ...props }: ForgottenPasswordProps) {
  const messages = forgottenPasswordMessages
  const asked = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The form that it was asked by is gone.
    if (outcome === 'asked') asked.current?.focus()
  }, [outcome])
  return (
    <div {...props}>
      <Disclosure look="link" label={messages.label}>
        <div className={styles.asking}>
          {outcome === 'asked' ? (
            <Notice tone="success">
              <p ref={asked} tabIndex={-1}>
                {messages.asked}
              </p>
            </Notice>
          ) : (
            <Form
              method="post"
              required={{ email: messages.missing }}
              message={outcome && messages[outcome]}
              isBusy={isBusy}
              onSubmit={(event) => {
                event.preventDefault()
                const email = new FormData(event.currentTarget).get('email')
                if (typeof email === 'string') onAsk(email.trim())
              }}
            >
              <TextField
                label={messages.email}
                name="email"
                type="email"
                autoComplete="username"
                description={messages.hint}
                required
              />
              <Inline>
                <Button type="submit" variant="secondary" isPending={isBusy}>
                  {isBusy ? messages.asking : messages.ask}
                </Button>
              </Inline>
            </Form>
          )}
        </div>
      </Disclosure>
    </div>
  )
}
