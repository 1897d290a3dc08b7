import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { HiddenFields } from '../HiddenFields.tsx'
import { nearFilterMessages } from './messages.ts'
import type { NearFilterProps } from './NearFilter.tsx'
import * as styles from './NearFilter.css.ts'
import { USUAL_RADIUS } from './usualRadius.ts'

type PlainNearFormProps = Required<Pick<NearFilterProps, 'action' | 'keep' | 'towns' | 'radii' | 'near' | 'within'>>

/** The filter where no script runs: a town and a radius that a GET form sends. */
export function PlainNearForm({ action, keep, towns, radii, near = '', within = USUAL_RADIUS }: PlainNearFormProps) {
  const messages = useMessages('nearFilter', nearFilterMessages)
  return (
    <form method="get" action={action} aria-label={messages.label} className={styles.panel}>
      <HiddenFields fields={keep} />
      <Select
        label={messages.town}
        labelPlacement="above"
        name="near"
        options={[{ value: '', label: messages.noTown }, ...towns]}
        defaultValue={near}
      />
      <Select
        label={messages.radius}
        labelPlacement="above"
        name="within"
        options={radii.map((kilometres) => ({ value: String(kilometres), label: messages.distance(kilometres) }))}
        defaultValue={String(within)}
      />
      <div className={styles.end}>
        <NativeButton type="submit">{messages.show}</NativeButton>
      </div>
    </form>
  )
}
