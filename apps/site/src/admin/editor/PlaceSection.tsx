import { connectListed, connectListingEditor } from '@dira/data'
import { formatPosition, LISTING_LIMITS, parsePosition, slugify } from '@dira/directory-core'
import { EditorSection, PositionField } from '@dira/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNotices } from '../../notices/NoticeProvider.tsx'
import { CHOICES } from '../listings/names.ts'
import { useDataOptions } from '../useDataOptions.ts'
import { ChoiceField, FieldPlace, LineField, useEditorField } from './EditorFields.tsx'

const CITIES = 'editor-cities'
const COUNTRIES = [{ value: '', label: 'Choose a country' }, ...CHOICES.country]
const WAIT_FOR_POSITION = 15_000

/** Where the business is and how it is reached. */
export function PlaceSection() {
  const options = useDataOptions()
  const listed = useMemo(() => connectListed(options), [options])
  const city = useEditorField('city')
  const province = useEditorField('province')
  const country = useEditorField('country').value
  const { data: places = [] } = useQuery({
    queryKey: ['listings', 'places', city.value],
    queryFn: () => listed.places(city.value),
    enabled: city.value.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const cities = places.filter((place) => place.kind === 'city' && (country === '' || place.country === country))
  return (
    <EditorSection heading="Place and contact">
      <ChoiceField name="country" options={withNow(COUNTRIES, country)} />
      <LineField name="province" maxLength={LISTING_LIMITS.place} />
      <LineField
        name="city"
        maxLength={LISTING_LIMITS.place}
        list={CITIES}
        onWrite={(name) => {
          // A city that is known brings its province.
          const known = cities.find((place) => place.name === name)
          if (known?.province && province.value === '') province.onChange(known.province.name)
        }}
      />
      <datalist id={CITIES}>
        {cities.map(({ name, slug, province: within }) => (
          <option key={`${slug} ${within?.slug ?? ''}`} value={name}>
            {within?.name ?? name}
          </option>
        ))}
      </datalist>
      <LineField name="address" maxLength={LISTING_LIMITS.address} />
      <Position country={country} city={city.value} />
      <LineField name="phone" type="tel" maxLength={LISTING_LIMITS.phone} />
      <LineField name="email" type="email" maxLength={LISTING_LIMITS.email} />
      <LineField name="website" maxLength={LISTING_LIMITS.url} />
    </EditorSection>
  )
}

/** A stored country that is no choice stays one. */
function withNow(options: readonly { readonly value: string; readonly label: string }[], value: string) {
  return options.some((option) => option.value === value) ? options : [...options, { value, label: value }]
}

function Position({ country, city }: { readonly country: string; readonly city: string }) {
  const { value, onChange, onBlur, error } = useEditorField('position')
  const options = useDataOptions()
  const data = useMemo(() => connectListingEditor(options), [options])
  const { notify } = useNotices()
  const [isAsking, setAsking] = useState(false)
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
    <FieldPlace name="position">
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
      />
    </FieldPlace>
  )
}
