import { fieldsThat, slugify } from '@dira/directory-core'
import { connectListed } from '@dira/data'
import { EditorField } from '../../shared/editor/ListingEditor/EditorField.tsx'
import { EditorSection } from '../../shared/editor/ListingEditor/EditorSection.tsx'
import { ListedAlready, type ListedDuplicate } from './ListedAlready/ListedAlready.tsx'
import { Stale } from '@dira/ui'
import { usualProvince, usualTown } from '@dira/data/site'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CHOICES } from '../../shared/listings/names.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { ChoiceField, LineField, useEditorField } from '../../shared/editor/EditorFields.tsx'
import { Position } from '../../shared/editor/Position.tsx'

const CITIES = 'editor-cities'
const COUNTRIES = [{ value: '', label: 'Choose a country' }, ...CHOICES.country]

interface PlaceSectionProps {
  /** `isStale`: of what was written before. */
  readonly duplicates: { readonly twins: readonly ListedDuplicate[]; readonly isStale: boolean }
}

/** Where the business is and how it is reached, and which listings may be of the same one. */
export function PlaceSection({ duplicates }: PlaceSectionProps) {
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
  // A browser offers what begins as the text: a city that was found by another name is offered by that.
  const beginsSo = (name: string) => slugify(name).startsWith(slugify(city.value))
  return (
    <EditorSection heading="Place and contact">
      <ChoiceField name="country" options={withNow(COUNTRIES, country)} />
      <LineField name="province" usual={(written) => usualProvince(country, written)} />
      <LineField
        name="city"
        list={CITIES}
        usual={(written) => usualTown(country, written)}
        onWrite={(name) => {
          // A city that is known brings its province.
          const known = cities.find((place) => place.name === name)
          if (known?.province && province.value === '') province.onChange(known.province.name)
        }}
      />
      <datalist id={CITIES}>
        {cities.map(({ name, slug, province: within }) => (
          <option key={`${slug} ${within?.slug ?? ''}`} value={name}>
            {beginsSo(name) ? (within?.name ?? name) : `${city.value.trim()} (${name})`}
          </option>
        ))}
      </datalist>
      <LineField name="address" />
      <Position country={country} city={city.value} />
      {fieldsThat('isContact').map((name) => (
        <LineField key={name} name={name} />
      ))}
      {duplicates.twins.length > 0 && (
        <Stale isStale={duplicates.isStale}>
          <EditorField isWide>
            <ListedAlready twins={duplicates.twins} />
          </EditorField>
        </Stale>
      )}
    </EditorSection>
  )
}

/** A stored country that is no choice stays one. */
function withNow(options: readonly { readonly value: string; readonly label: string }[], value: string) {
  return options.some((option) => option.value === value) ? options : [...options, { value, label: value }]
}
