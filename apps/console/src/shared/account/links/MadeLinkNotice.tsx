import { useState } from 'react'
import { CheckIcon, CopyIcon, Button, Inline, Notice, Stack, TextField } from '@dira/ui'
import { linksMessages } from './messages.ts'

/** A link that was made a moment ago. */
export interface MadeLink {
  readonly link: string
  readonly email: string
  readonly expiresAt: string
  /** It goes out as an email as well. @default its maker hands it on */
  readonly isSent?: boolean
}

/** A link to copy. It has the focus, so that nobody looks for it. */
export function MadeLinkNotice({ link, email, expiresAt, isSent = false }: MadeLink) {
  const messages = linksMessages
  const [isCopied, setCopied] = useState(false)
  return (
    <Notice tone="success">
      <Stack gap={3}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It comes when a button was pressed, and is what comes next.
          autoFocus
          label={messages.made(email)}
          type="url"
          value={link}
          readOnly
          description={(isSent ? messages.sentHint : messages.madeHint)(new Date(expiresAt))}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Inline>
          <Button
            variant="secondary"
            // Where the browser does not let it be copied, it is selected in its field.
            onPress={() =>
              void navigator.clipboard?.writeText(link).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
            {isCopied ? messages.copied : messages.copy}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  )
}
