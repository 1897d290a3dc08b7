import { connectListingEditor } from '@dira/data'
import { formatPosition, parsePosition, slugify } from '@dira/directory-core'
import { PositionField, Spinner } from '@dira/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNotices } from '../../notices/NoticeProvider.tsx'
import { useDataOptions } from '../../account/useDataOptions.ts'
import { FieldPlace, useEditorField } from './EditorFields.tsx'

const PositionMap = lazy(async () => ({ default: (await import('./PositionMap.tsx')).PositionMap }))
const WAIT_FOR_POSITION = 15_000

/** Where the business is: the numbers are what is stored, and each way to them writes them. */
export function Position({ country, city }: { readonly country: string; readonly city: string }) {
  const { value, onChange, onBlur, error } = useEditorField('position')
  const options = useDataOptions()
  const data = useMemo(() => connectListingEditor(options), [options])
  const { notify } = useNotices()
  const [isAsking, setAsking] = useState(false)
  const [isMapOpen, setMapOpen] = useState(false)
  const slug = slugify(city)
  const { data: centre } = useQuery({
    queryKey: ['listings', 'centre', country, slug],
    queryFn: async () => (await data.cityCentre(country, slug)) ?? null,
    enabled: country !== '' && slug !== '',
    staleTime: 60_000,
  })

  function askHere(): void {
    setAsking(true)
    const done = () => setAsking(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        done()
        // A step of a metre is enough to find a door.
        onChange(formatPosition({ lat: Number(coords.latitude.toFixed(5)), lng: Number(coords.longitude.toFixed(5)) }))
      },
      () => {
        done()
        notify('This device does not say where it is. Allow it in the browser, or paste the place from a map.')
      },
      { enableHighAccuracy: true, timeout: WAIT_FOR_POSITION },
    )
  }

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
        onHere={askHere}
        isAsking={isAsking}
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
