import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './GetListed.css.ts'
import { getListedMessages } from './messages.ts'

/** A field that cannot stay as it is. */
export interface MendField {
  /** The name of its control. */
  readonly name: string
  readonly label: string
  readonly error: string
}

/** What there is to mend, each with the way to its field. */
export function ToMend({ fields }: { fields: readonly MendField[] }) {
  const messages = useMessages('getListed', getListedMessages)
  return (
    <>
      <p>{messages.toMend(fields.length)}</p>
      <ul role="list" className={styles.mendList}>
        {fields.map(({ name, label, error }) => (
          <li key={name}>
            <NativeButton variant="link" onClick={({ currentTarget }) => focusField(currentTarget, name)}>
              {label}: {error}
            </NativeButton>
          </li>
        ))}
      </ul>
    </>
  )
}

function focusField(button: Element, name: string): void {
  const field = button.closest('form')?.elements.namedItem(name)
  const control = field instanceof RadioNodeList ? field[0] : field
  if (control instanceof HTMLElement) control.focus()
}
