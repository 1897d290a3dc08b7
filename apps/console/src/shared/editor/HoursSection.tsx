import {
  closedRows,
  gridRows,
  locationNamed,
  namedHolidays,
  openStatus,
  timeZoneOf,
  weekGrid,
} from '@dira/directory-core'
import { holidays } from '@dira/directory-core/names/en/holidays'
import { EditorSection } from './ListingEditor/EditorSection.tsx'
import { HoursEditor, OpenNow } from '@dira/ui'
import { useState } from 'react'
import * as names from '@dira/data/names'
import { serverTime } from '@dira/data/site'
import { FieldPlace, useEditorField } from './EditorFields.tsx'

/** The hours of the week, and what the page will say of today. */
export function HoursSection() {
  const { value, onChange } = useEditorField('businessHours')
  const country = useEditorField('country').value
  const province = useEditorField('province').value
  const city = useEditorField('city').value
  const [now] = useState(() => serverTime())
  const location = locationNamed(country, province, city)
  const zone = timeZoneOf(location)
  const grid = weekGrid(value, country)
  const status = openStatus({ location, businessHours: value }, { now, names })
  return (
    <EditorSection heading="Hours" hint={`${zone ? `Local time, ${zone}. ` : ''}Press a day to set it.`}>
      <FieldPlace name="businessHours" isWide>
        <HoursEditor
          week={grid.week}
          dayNames={names.weekdays}
          unread={grid.unread.map(({ day, hours }) => `${day} ${hours}`.trim())}
          onChange={(week) => onChange([...gridRows({ ...grid, week }, names.weekdays)])}
          special={{
            rows: grid.others,
            onChange: (others) => onChange([...gridRows({ ...grid, others }, names.weekdays)]),
            closedRows,
            holidays: namedHolidays(country, { from: new Date(now).toISOString().slice(0, 10), days: 365 }, holidays),
          }}
          note={
            status.state === 'unknown' ? undefined : (
              <>
                Visitors read now: <OpenNow status={status} withClosing />
              </>
            )
          }
        />
      </FieldPlace>
    </EditorSection>
  )
}
