import { useState, type ComponentProps } from 'react'
import { Button, Disclosure, Form, Heading, Inline, Text, TextField } from '@dira/ui'
import { EraseDialog } from '../Inbox/EraseDialog.tsx'
import { personDataMessages } from './messages.ts'
import * as styles from './PersonData.css.ts'

/** The loading state of a person's data. */
export type PersonFound =
  | { readonly status: 'looking' | 'failed' }
  | {
      readonly status: 'ready'
      readonly email: string
      /** The stored data, a line for each kind, such as '2 messages'. Empty: there is none. */
      readonly kept: readonly string[]
      readonly isAdministrator: boolean
    }

export interface PersonDataProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Looks up what is kept of an address. What came of it comes back as `person`. */
  onLook: (email: string) => void
  /** @default nobody was looked up */
  person?: PersonFound | undefined
  onExport: (email: string) => void
  /** The address has been typed once more. */
  onErase: (email: string) => void
}

/** The stored data of a person, by the e-mail address, to export or to delete it when that person asks. */
export function PersonData({ onLook, person, onExport, onErase, ...props }: PersonDataProps) {
  const messages = personDataMessages
  const [isErasing, setErasing] = useState(false)
  const [error, setError] = useState<string>()
  const isBusy = person?.status === 'looking'
  const ready = person?.status === 'ready' ? person : undefined
  return (
    <div {...props}>
      <Disclosure label={messages.heading}>
        <div className={styles.content}>
          <Form
            errors={error === undefined ? {} : { email: error }}
            message={person?.status === 'failed' && messages.failed}
            isBusy={isBusy}
            onSubmit={(event) => {
              event.preventDefault()
              const email = new FormData(event.currentTarget).get('email')
              const written = typeof email === 'string' ? email.trim() : ''
              setError(written.includes('@') ? undefined : messages.missing)
              if (written.includes('@')) onLook(written)
            }}
          >
            <TextField
              label={messages.email}
              name="email"
              type="email"
              autoComplete="off"
              description={messages.hint}
            />
            <Inline>
              <Button type="submit" variant="secondary" isPending={isBusy}>
                {isBusy ? messages.looking : messages.look}
              </Button>
            </Inline>
          </Form>
          <div role="status" className={styles.found}>
            {ready &&
              (ready.kept.length === 0 ? (
                <p>{messages.nothing(ready.email)}</p>
              ) : (
                <>
                  <Heading level={2} size="h3">
                    <bdi>{messages.kept(ready.email)}</bdi>
                  </Heading>
                  <ul role="list" className={styles.rows}>
                    {ready.kept.map((line) => (
                      <li key={line} className={styles.row}>
                        <bdi>{line}</bdi>
                      </li>
                    ))}
                  </ul>
                  {ready.isAdministrator && (
                    <Text size="small" tone="muted">
                      {messages.administrator}
                    </Text>
                  )}
                </>
              ))}
          </div>
          {ready && ready.kept.length > 0 && (
            <div className={styles.actions}>
              <Button variant="secondary" onPress={() => onExport(ready.email)}>
                {messages.export}
              </Button>
              <Button variant="secondary" onPress={() => setErasing(true)}>
                {messages.erase}
              </Button>
            </div>
          )}
        </div>
      </Disclosure>
      {isErasing && ready && (
        <EraseDialog
          name={ready.email}
          email={ready.email}
          onClose={() => setErasing(false)}
          onErase={() => {
            setErasing(false)
            onErase(ready.email)
          }}
        />
      )}
    </div>
  )
}
