import { AlertIcon } from '../../art/Icon/index.ts'
import * as styles from './Field.css.ts'

/** The error text, below the control that names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <AlertIcon size={18} />
      <span>{children}</span>
    </p>
  )
}
