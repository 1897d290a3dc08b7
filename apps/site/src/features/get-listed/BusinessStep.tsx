import { fieldRule, fieldsThat, LISTING_LIMITS, slugify, type FieldType } from '@dira/directory-core'
import { WideField } from '@dira/ui'
import {
  factOptions,
  CATEGORY_OPTIONS,
  COUNTRY_OPTIONS,
  subcategoryOptions,
  usualProvince,
  usualTown,
} from '@dira/data/site'
import { isApplied, isAsked } from '../../shared/application/askedFields.ts'
import { ChoiceField, LineField, useApplicationForm, type LineProps } from './ApplicationFields.tsx'
import { useTowns } from './useTown.ts'

/** How a way to reach the business is asked for. */
const CONTACTS: { readonly [Type in FieldType]?: Partial<LineProps> } = {
  phone: { type: 'tel', autoComplete: 'tel', description: 'Travellers will ring this number.' },
  email: { type: 'email', autoComplete: 'email', optional: true },
  url: { autoComplete: 'url', optional: true },
}
const TOWNS = 'application-towns'
const CATEGORIES = [{ value: '', label: 'Choose a category' }, ...CATEGORY_OPTIONS]
const COUNTRIES = [{ value: '', label: 'Choose a country' }, ...COUNTRY_OPTIONS]

/** The second step: what the business is called, what it does, where it is, and how it is reached. */
export function BusinessStep() {
  const { written } = useApplicationForm()
  const { plan, category, subcategory, kind, country, city } = written
  const towns = useTowns(country, city)
  return (
    <>
      <WideField>
        <LineField
          name="businessName"
          limit={LISTING_LIMITS.businessName}
          description="As it is written above your door."
          autoComplete="organization"
        />
      </WideField>
      <ChoiceField name="category" options={CATEGORIES} alsoWrites={{ subcategory: '', kind: '' }} />
      <ChoiceField name="subcategory" options={subcategoryOptions(category, subcategory)} />
      <ChoiceField name="kind" options={factOptions('kind', category, kind)} />
      <ChoiceField name="country" options={COUNTRIES} />
      <LineField name="city" list={TOWNS} maxLength={LISTING_LIMITS.place} usual={(text) => usualTown(country, text)} />
      <datalist id={TOWNS}>
        {towns.map((town) => (
          // A browser offers what begins as the text: a town that was found by another name is offered by that.
          <option key={town} value={town}>
            {slugify(town).startsWith(slugify(city)) ? town : `${city.trim()} (${town})`}
          </option>
        ))}
      </datalist>
      <LineField
        name="province"
        optional
        maxLength={LISTING_LIMITS.place}
        usual={(text) => usualProvince(country, text)}
      />
      {fieldsThat('isContact')
        .filter(isApplied)
        .map((name) => {
          const { type, limit } = fieldRule(name)
          return isAsked(plan, name) && <LineField key={name} name={name} maxLength={limit} {...CONTACTS[type]} />
        })}
    </>
  )
}
