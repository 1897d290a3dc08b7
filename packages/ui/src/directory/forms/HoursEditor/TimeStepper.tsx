import { useEffect, useId, useRef } from 'react'
import { MinusIcon, PlusIcon } from '../../../art/Icon/index.ts'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { stepped, timeText } from './daySpans.ts'
import * as styles from './HoursEditor.css.ts'
import { hoursEditorMessages } from './messages.ts'

interface TimeStepperProps {
  readonly label: string
  readonly minutes: number
  readonly onChange: (minutes: number) => void
}

/** A time between two buttons of half an hour; the time itself can be written. */
export function TimeStepper({ label, minutes, onChange }: TimeStepperProps) {
  const messages = useMessages('hoursEditor', hoursEditorMessages)
  const id = useId()
  const earlier = useHeld(minutes, onChange, -1)
  const later = useHeld(minutes, onChange, 1)
  return (
    <div className={styles.time}>
      <label htmlFor={id} className={styles.timeLabel}>
        {label}
      </label>
      <div className={styles.stepper}>
        <IconButton label={messages.earlier(label)} {...earlier}>
          <MinusIcon size={20} />
        </IconButton>
        <input
          id={id}
          type="time"
          value={timeText(minutes)}
          className={styles.timeInput}
          onChange={({ target }) => {
            const [hours, minute] = target.value.split(':').map(Number)
            // Half written it is empty.
            if (hours !== undefined && minute !== undefined) onChange(hours * 60 + minute)
          }}
        />
        <IconButton label={messages.later(label)} {...later}>
          <PlusIcon size={20} />
        </IconButton>
      </div>
    </div>
  )
}

const HELD = 450
const AGAIN = 120

/** A press steps once; held, it goes on. */
function useHeld(minutes: number, onChange: (minutes: number) => void, by: 1 | -1) {
  const now = useRef({ minutes, onChange })
  useEffect(() => {
    now.current = { minutes, onChange }
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])
  const step = () => now.current.onChange(stepped(now.current.minutes, by))
  const again = () => {
    step()
    timer.current = setTimeout(again, AGAIN)
  }
  return {
    onPressStart: () => {
      step()
      timer.current = setTimeout(again, HELD)
    },
    onPressEnd: stop,
  }
}
