import * as styles from './ListingRow.css.ts'

interface PickBoxProps {
  label: string
  checked: boolean
  /** Some of what it stands for is picked. @default false */
  isPartly?: boolean
  tabIndex?: number
  /** @default the press is left to what is around it */
  onChange?: () => void
}

/** The box in a cell, which is all of it for a finger. */
export function PickBox({ label, checked, isPartly = false, tabIndex, onChange = leave }: PickBoxProps) {
  return (
    <>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        ref={(input) => {
          if (input) input.indeterminate = isPartly
        }}
        tabIndex={tabIndex}
        className={styles.pickInput}
      />
      <span aria-hidden="true" className={styles.box} />
    </>
  )
}

const leave = () => {}
