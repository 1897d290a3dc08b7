import type { Ref } from 'react'
import { Button, Form, Inline, Notice, TextField } from '@dira/ui'
import { MadeLinkNotice, type MadeLink } from './MadeLinkNotice.tsx'
import { linksMessages } from './messages.ts'

/** What came of the last link, and whether one can be made. */
export interface LinkMaking {
  readonly made?: MadeLink | undefined
  /** The error text of the address. */
  readonly error?: string | undefined
  /** Why no link could be made. */
  readonly message?: string | undefined
  /** A link is being made. @default false */
  readonly isBusy?: boolean
  /** Whether there is a server that makes accounts. @default true */
  readonly hasServer?: boolean
}

interface InviteFormProps {
  making: LinkMaking
  /** What the button says, and what is said where no server makes accounts. */
  words: { readonly invite: string; readonly noServer: string }
  /** @default 'primary' */
  look?: 'primary' | 'secondary'
  /** The address that is likely to be invited. @default '' */
  suggestedEmail?: string
  /** Makes a link for an address. */
  onInvite: (email: string) => void
  /** For a key. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Invites somebody by a link, which is shown once it was made. */
export function InviteForm({ making, words, look = 'primary', suggestedEmail, onInvite, ref }: InviteFormProps) {
  const messages = linksMessages
  const { made, error, message, isBusy = false, hasServer = true } = making
  return (
    <>
      {hasServer ? (
        <Form
          errors={error === undefined ? {} : { email: error }}
          message={message}
          isBusy={isBusy}
          onSubmit={(event) => {
            event.preventDefault()
            const email = new FormData(event.currentTarget).get('email')
            onInvite(typeof email === 'string' ? email.trim() : '')
          }}
        >
          <TextField
            ref={ref ?? null}
            label={messages.email}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={suggestedEmail ?? ''}
            description={messages.inviteHint}
            required
          />
          <Inline>
            <Button type="submit" variant={look} isPending={isBusy}>
              {isBusy ? messages.making : words.invite}
            </Button>
          </Inline>
        </Form>
      ) : (
        <Notice>{words.noServer}</Notice>
      )}
      {made && <MadeLinkNotice key={made.link} {...made} />}
    </>
  )
}
