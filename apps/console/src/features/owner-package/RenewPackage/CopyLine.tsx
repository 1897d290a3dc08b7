import { CheckIcon, CopyIcon, IconButton, VisuallyHidden, useCopy } from '@dira/ui'
import { renewPackageMessages } from './messages.ts'
import * as styles from './RenewPackage.css.ts'

interface CopyLineProps {
  label: string
  value: string
}

/** What a bank's form takes: numbers without the spaces that make them readable, words as they are. */
const copied = (value: string) =>
  /[\p{L}].*\s.*[\p{L}]/u.test(value) && !/\d/.test(value) ? value : value.replaceAll(/\s/g, '')

/** A line of what is to be written into a bank's form. */
export function CopyLine({ label, value }: CopyLineProps) {
  const messages = renewPackageMessages
  const { outcome, copy } = useCopy(copied(value))
  return (
    <div className={styles.line}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>
        <bdi>{value}</bdi>
      </dd>
      <dd className={styles.copy}>
        <IconButton label={messages.copyOf(label)} onPress={() => void copy()}>
          {outcome === 'copied' ? <CheckIcon size={22} /> : <CopyIcon size={22} />}
        </IconButton>
        <VisuallyHidden role="status">{outcome && messages[outcome]}</VisuallyHidden>
      </dd>
    </div>
  )
}

/** The reference, large: without it nobody knows whose money it is. */
export function CopyPlate({ label, value }: CopyLineProps) {
  const messages = renewPackageMessages
  const { outcome, copy } = useCopy(copied(value))
  return (
    <div className={styles.plate}>
      <p className={styles.plateWords}>
        <span className={styles.plateLabel}>{label}</span>
        <bdi translate="no" className={styles.reference}>
          {value}
        </bdi>
      </p>
      <button
        type="button"
        aria-label={messages.copyOf(label)}
        onClick={() => void copy()}
        className={styles.plateCopy}
      >
        {outcome === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        {outcome === 'copied' ? messages.copied : messages.copy}
      </button>
      <VisuallyHidden role="status">{outcome && messages[outcome]}</VisuallyHidden>
    </div>
  )
}
