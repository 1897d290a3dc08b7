import { connectListingEditor } from '@dira/data'
import { formatPosition, parsePosition, slugify } from '@dira/directory-core'
import { PositionField, Spinner } from '@dira/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useDataOptions } from '../account/useDataOptions.ts'
import { useHerePosition } from '@dira/app'
import { FieldPlace, useEditorField } from './EditorFields.tsx'

const PositionMap = lazy(async () => ({ default: (await import('./PositionMap.tsx')).PositionMap }))

/** Where the business is: the numbers are what is stored, and each way to them writes them. */
export function Position({ country, city }: { readonly country: string; readonly city: string }) {
  const { value, onChange, onBlur, error } = useEditorField('position')
  const options = useDataOptions()
  const data = useMemo(() => connectListingEditor(options), [options])
  const here = useHerePosition(onChange)
  const [isMapOpen, setMapOpen] = useState(false)
  const slug = slugify(city)
  const { data: centre } = useQuery({
    queryKey: ['listings', 'centre', country, slug],
    queryFn: async () => (await data.cityCentre(country, slug)) ?? null,
    enabled: country !== '' && slug !== '',
    staleTime: 60_000,
  })

  return (
    <FieldPlace name="position" isWide>
      <PositionField
        name="position"
        value={value}
        onChange={(text) => {
          // The address of a map becomes its two numbers.
          const point = text.includes('://') ? parsePosition(text) : undefined
          onChange(point ? formatPosition(point) : text)
        }}
        onBlur={onBlur}
        error={error}
        onHere={here.ask}
        isAsking={here.isAsking}
        city={centre ? city : undefined}
        onCentre={() => centre && onChange(formatPosition(centre))}
        isMapOpen={isMapOpen}
        onMap={() => setMapOpen(!isMapOpen)}
      >
        <Suspense fallback={<Spinner />}>
          <PositionMap
            value={parsePosition(value)}
            onChange={(point) => onChange(formatPosition(point))}
            country={country}
            centre={centre ?? undefined}
          />
        </Suspense>
      </PositionField>
    </FieldPlace>
  )
}
