import type { BusinessHours, ClosedDates, NamedHoliday } from '@dira/directory-core'
import { useId, useState } from 'react'
import { CloseIcon } from '../../../art/Icon/index.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './HoursEditor.css.ts'
import { hoursEditorMessages } from './messages.ts'

export interface SpecialDaysProps {
  /** The rows of no day of the week: public holidays, dates, seasons. */
  readonly rows: readonly BusinessHours[]
  readonly onChange: (rows: readonly BusinessHours[]) => void
  /** The rows that close a business on some days: `closedRows` of directory-core. */
  readonly closedRows: (days: ClosedDates | 'holidays') => readonly BusinessHours[]
  /** The public holidays of the coming year: `namedHolidays` of directory-core. @default none can be chosen by its name */
  readonly holidays?: readonly NamedHoliday[]
}

const NONE: ClosedDates = { from: '', to: '', isYearly: true }

/** Days of every year may go on into the next one. */
/** What could not be read is no day. */
const isDay = (written: string) => /^\d{4}-\d\d-\d\d$/.test(written)
const areClosedDates = ({ from, to, isYearly }: ClosedDates) =>
  isDay(from) && (to === '' || (isDay(to) && (isYearly || from <= to)))

/** The days that are not as their week: public holidays by one press or each by its name, others by their dates. */
export function SpecialDays({ rows, onChange, closedRows, holidays: named = [] }: SpecialDaysProps) {
  const messages = useMessages('hoursEditor', hoursEditorMessages)
  const [dates, setDates] = useState<ClosedDates>()
  const [isChoosing, setChoosing] = useState(false)
  const id = useId()
  const holidays = closedRows('holidays')
  const hasHolidays = rows.some(({ day }) => holidays.some((row) => row.day === day))
  const toChoose = named
    .flatMap(({ date, name, isYearly }) => closedRows({ from: date, to: '', isYearly, name }))
    .filter(({ day }) => rows.every((row) => row.day !== day))
  const write = (change: Partial<ClosedDates>) => setDates((before = NONE) => ({ ...before, ...change }))
  return (
    <section aria-labelledby={id} className={styles.special}>
      <Heading level={3} size="h3" id={id}>
        {messages.specialDays}
      </Heading>
      {rows.length > 0 && (
        <ul role="list" className={styles.specialRows}>
          {rows.map((row, at) => (
            <li key={`${at} ${row.day}`} className={styles.specialRow}>
              <span>
                {row.day}: {row.hours}
              </span>
              <IconButton
                label={messages.removeSpecial(row.day)}
                onPress={() => onChange(rows.filter((_, index) => index !== at))}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Inline gap={5}>
        {!hasHolidays && (
          <Button variant="link" onPress={() => onChange([...rows, ...holidays])}>
            {messages.closedOnHolidays}
          </Button>
        )}
        {toChoose.length > 0 && (
          <Button variant="link" aria-expanded={isChoosing} onPress={() => setChoosing(!isChoosing)}>
            {messages.closedOnHoliday}
          </Button>
        )}
        <Button variant="link" aria-expanded={dates !== undefined} onPress={() => setDates(dates ? undefined : NONE)}>
          {messages.closedOnDates}
        </Button>
      </Inline>
      {isChoosing && (
        <ul role="list" aria-label={messages.closedOnHoliday} className={styles.holidays}>
          {toChoose.map((row) => (
            <li key={row.day}>
              <Button
                variant="secondary"
                onPress={() => {
                  onChange([...rows, row])
                  setChoosing(false)
                }}
              >
                {row.day}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {dates && (
        <div role="group" aria-label={messages.closedOnDates} className={styles.dates}>
          <DateField label={messages.firstDay} value={dates.from} onChange={(from) => write({ from })} />
          <DateField label={messages.lastDay} optional value={dates.to} onChange={(to) => write({ to })} />
          <Checkbox checked={dates.isYearly} onChange={(isYearly) => write({ isYearly })}>
            {messages.everyYear}
          </Checkbox>
          <Button
            variant="secondary"
            isDisabled={!areClosedDates(dates)}
            onPress={() => {
              onChange([...rows, ...closedRows(dates)])
              setDates(undefined)
            }}
          >
            {messages.addDates}
          </Button>
        </div>
      )}
    </section>
  )
}
