import { useMessages } from '../../../messages/useMessages.ts'
import { nearFilterMessages } from './messages.ts'
import * as styles from './NearFilter.css.ts'

interface RadiusChoiceProps {
  radii: readonly number[]
  value: number
  onChange: (kilometres: number) => void
}

/** 'How far?': one of a few radii, joined in a row. A radius from an address that is none of them leaves all unchosen. */
export function RadiusChoice({ radii, value, onChange }: RadiusChoiceProps) {
  const messages = useMessages('nearFilter', nearFilterMessages)
  return (
    <fieldset className={styles.radii}>
      <legend className={styles.legend}>{messages.radius}</legend>
      <div className={styles.steps}>
        {radii.map((kilometres) => (
          <label key={kilometres} className={styles.step}>
            <input
              type="radio"
              name="within"
              value={kilometres}
              checked={kilometres === value}
              onChange={() => onChange(kilometres)}
              className={styles.radio}
            />
            <bdi>{messages.distance(kilometres)}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
