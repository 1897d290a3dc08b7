import { KeyHint } from '@dira/ui'
import * as styles from './ListAndPane.css.ts'

export interface KeyHintsProps {
  /** @default nothing is said */
  hints?: readonly { readonly keys: string; readonly label: string }[] | undefined
}

/** What single keys do, where there is a keyboard. The controls name their keys to screen readers themselves. */
export function KeyHints({ hints = [] }: KeyHintsProps) {
  if (hints.length === 0) return null
  return (
    <p aria-hidden="true" className={styles.hints}>
      {hints.map(({ keys, label }) => (
        <span key={keys} className={styles.hint}>
          <KeyHint keys={keys} />
          {label}
        </span>
      ))}
    </p>
  )
}
