import { LocateIcon, CityIcon } from '../../art/Icon/index.ts'
import { Button } from '../../components/Button/index.ts'
import { TextField, type TextFieldProps } from '../../components/TextField/index.ts'
import { useMessages } from '../../messages/index.ts'
import { positionFieldMessages } from './messages.ts'
import * as styles from './PositionField.css.ts'

export interface PositionFieldProps extends Pick<
  TextFieldProps,
  'id' | 'name' | 'error' | 'disabled' | 'onBlur' | 'className' | 'ref'
> {
  value: string
  onChange: (value: string) => void
  /** Asks the browser where this person is. */
  onHere: () => void
  /** It is being asked. @default false */
  isAsking?: boolean
  /** The city whose middle can be taken. @default none is known */
  city?: string | undefined
  onCentre?: () => void
}

/** Where a business is: a pair of numbers or the address of a map, this device's position, or the middle of its city. */
export function PositionField({ onHere, isAsking = false, city, onCentre, className, ...props }: PositionFieldProps) {
  const messages = useMessages('positionField', positionFieldMessages)
  return (
    <div className={className}>
      <TextField label={messages.label} description={messages.hint} autoComplete="off" {...props} />
      <div className={styles.ways}>
        <Button variant="link" isPending={isAsking} onPress={onHere}>
          {!isAsking && <LocateIcon size={18} />}
          {messages.here}
        </Button>
        {city !== undefined && onCentre && (
          <Button variant="link" onPress={onCentre}>
            <CityIcon size={18} />
            {messages.centre(city)}
          </Button>
        )}
      </div>
    </div>
  )
}
