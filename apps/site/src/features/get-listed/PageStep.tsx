import { formatPosition, closedRows, gridRows, LISTING_LIMITS, parsePosition, weekGrid } from '@dira/directory-core'
import { FieldPart, HoursEditor, PositionField, Spinner, TextArea, WideField } from '@dira/ui'
import { lazy, Suspense } from 'react'
import { useHerePosition } from '@dira/app'
import { weekdays } from '@dira/data/site'
import { FIELD_LABELS, isAsked } from '../../shared/application/askedFields.ts'
import { LineField, useApplicationForm } from './ApplicationFields.tsx'
import { useTownCentre } from './useTown.ts'

const PhotographsField = lazy(async () => {
  // A step may be opened without a network.
  for (;;) {
    const code = await import('./PhotographsField.tsx').catch(() => undefined)
    if (code) return { default: code.PhotographsField }
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  }
})

/** The third step: what the page of the business says. */
export function PageStep() {
  const { written, write } = useApplicationForm()
  const { plan, description } = written
  return (
    <>
      {isAsked(plan, 'description') && (
        <WideField>
          <TextArea
            label={FIELD_LABELS.description}
            name="description"
            description="The first two lines show on cards."
            limit={LISTING_LIMITS.description}
            value={description}
            onChange={(text) => write({ description: text })}
          />
        </WideField>
      )}
      {isAsked(plan, 'businessHours') && <Hours />}
      {isAsked(plan, 'images') && <Photographs />}
      <FieldPart heading="Place" hint="Travellers find the door on a map.">
        <LineField name="address" optional autoComplete="street-address" maxLength={LISTING_LIMITS.address} />
        <Position />
      </FieldPart>
    </>
  )
}

function Hours() {
  const { written, write } = useApplicationForm()
  const grid = weekGrid(written.businessHours)
  return (
    <FieldPart heading={FIELD_LABELS.businessHours} hint="Press a day to set it. Days that are not set are left out.">
      <HoursEditor
        week={grid.week}
        dayNames={weekdays}
        onChange={(week) => write({ businessHours: [...gridRows({ ...grid, week }, weekdays)] })}
        special={{
          rows: grid.others,
          onChange: (others) => write({ businessHours: [...gridRows({ ...grid, others }, weekdays)] }),
          closedRows,
        }}
      />
    </FieldPart>
  )
}

function Photographs() {
  return (
    <Suspense
      fallback={
        <FieldPart heading={FIELD_LABELS.images} hint="They need a network.">
          <Spinner />
        </FieldPart>
      }
    >
      <PhotographsField />
    </Suspense>
  )
}

function Position() {
  const { written, write } = useApplicationForm()
  const { position, country, city } = written
  const { isAsking, ask } = useHerePosition((here) => write({ position: here }))
  const centre = useTownCentre(country, city)
  return (
    <PositionField
      name="position"
      value={position}
      onChange={(text) => {
        // The address of a map becomes its two numbers.
        const point = text.includes('://') ? parsePosition(text) : undefined
        write({ position: point ? formatPosition(point) : text })
      }}
      onHere={ask}
      isAsking={isAsking}
      city={centre === undefined ? undefined : city}
      onCentre={() => centre !== undefined && write({ position: centre })}
    />
  )
}
