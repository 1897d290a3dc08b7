import { Fragment, type ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useHydrated } from '../useHydrated.ts'
import * as styles from './KeyHint.css.ts'
import { keyHintMessages } from './messages.ts'

export interface KeyHintProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The presses one after the other, keys that are held together joined by a plus: `g d`, `Alt+ArrowUp`. `$mod` is Control, on a Mac Command; what is in
   * brackets may be held and is not shown.
   */
  keys: string
  /**
   * `hint` stands beside what the keys do: only where there is a keyboard, and unread, because the control beside it has `aria-keyshortcuts`.
   * `text` is the text itself.
   * @default 'hint'
   */
  look?: keyof typeof styles.look
}

/** The keys that do something, as they are on the keyboard. */
export function KeyHint({ keys, look = 'hint', className, ...props }: KeyHintProps) {
  const messages = useMessages('keyHint', keyHintMessages)
  // A server does not know the keyboard.
  const isMac = useHydrated() && /mac|iphone|ipad/i.test(navigator.platform)
  const names = keys.split(' ').flatMap((press) => press.split('+').flatMap((key) => nameOf(key, isMac, messages)))
  return (
    <span aria-hidden={look === 'hint' || undefined} className={joinClasses(styles.look[look], className)} {...props}>
      {names.map((name, at) => (
        // The same key may come twice.
        <Fragment key={at}>
          {at > 0 && ' '}
          <kbd className={styles.key}>{name}</kbd>
        </Fragment>
      ))}
    </span>
  )
}

/** What stands on a key; a key of one letter is that letter. */
function nameOf(key: string, isMac: boolean, messages: typeof keyHintMessages): string | readonly string[] {
  if (/^\[.+\]$/.test(key)) return []
  if (key === '$mod') return isMac ? '⌘' : messages.Control
  if (key === 'Alt' && isMac) return '⌥'
  return key in messages ? messages[key as keyof typeof messages] : key.toUpperCase()
}
