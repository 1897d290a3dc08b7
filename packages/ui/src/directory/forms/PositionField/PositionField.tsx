import type { ReactNode } from 'react'
import { CityIcon, LocateIcon, MapIcon } from '../../../art/Icon/index.ts'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { TextField, type TextFieldProps } from '../../../components/TextField/TextField.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
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
  /** Whether the map is open. @default false */
  isMapOpen?: boolean
  /** Opens and closes the map on which a pin can be put. @default there is none */
  onMap?: () => void
  /** The map: `PinMap`. */
  children?: ReactNode
}

/** Where a business is: a pair of numbers or the address of a map, this device's position, the middle of its city, or a pin on a map. */
export function PositionField(given: PositionFieldProps) {
  const { onHere, isAsking = false, city, onCentre, isMapOpen = false, onMap, children, className, ...props } = given
  const messages = useMessages('positionField', positionFieldMessages)
  return (
    <div className={className}>
      <TextField label={messages.label} description={messages.hint} autoComplete="off" {...props} />
      <div className={styles.ways}>
        <NativeButton variant="link" isPending={isAsking} onClick={onHere}>
          {!isAsking && <LocateIcon size={18} />}
          {messages.here}
        </NativeButton>
        {city !== undefined && onCentre && (
          <NativeButton variant="link" onClick={onCentre}>
            <CityIcon size={18} />
            {messages.centre(city)}
          </NativeButton>
        )}
        {onMap && (
          <NativeButton variant="link" aria-expanded={isMapOpen} onClick={onMap}>
            <MapIcon size={18} />
            {messages.map}
          </NativeButton>
        )}
      </div>
      {isMapOpen && children}
    </div>
  )
}
