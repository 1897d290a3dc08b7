import type { OpenStatus } from '@dira/directory-core'
import { Chip, type ChipProps } from '../../../components/Chip/Chip.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { openNowMessages } from './messages.ts'

export interface OpenNowProps extends Omit<ChipProps, 'tone' | 'hollow' | 'children'> {
  /** Whether the business is open, as directory-core read its hours by the clock where it is. */
  status: OpenStatus
  /** Says of an open business when it closes. @default false */
  withClosing?: boolean
  /** Says of a closed business only when it opens, where space is short: 'Opens 18:30'. @default false */
  isShort?: boolean
}

/** 'Open now', or 'Closed, opens Friday 07:00', or on a day that has a name 'Closed: Day of Reconciliation'. Nothing where it cannot be known: unknown is not closed. */
export function OpenNow({ status, withClosing = false, isShort = false, ...props }: OpenNowProps) {
  const messages = useMessages('openNow', openNowMessages)
  if (status.state === 'unknown') return null
  if (status.state === 'open')
    return (
      <Chip tone="success" {...props}>
        {withClosing && status.closes ? messages.openUntil(status.closes.time) : messages.open}
      </Chip>
    )
  return (
    <Chip hollow {...props}>
      {status.reason !== undefined && !isShort
        ? messages.closedOn(status.reason)
        : closedText(status.opens, isShort, messages)}
    </Chip>
  )
}

type Closed = Extract<OpenStatus, { state: 'closed' }>

function closedText(opens: Closed['opens'], isShort: boolean, messages: typeof openNowMessages): string {
  if (!opens) return messages.closed
  const { daysAhead, weekdayName, time } = opens
  if (daysAhead === 0) return isShort ? messages.opensTodayShort(time) : messages.opensToday(time)
  return isShort ? messages.opensShort(weekdayName, time) : messages.opens(weekdayName, time)
}
