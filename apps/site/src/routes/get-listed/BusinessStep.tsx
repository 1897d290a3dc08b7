import { LISTING_LIMITS } from '@dira/directory-core'
import { WideField } from '@dira/ui'
import { factOptions } from '../../app/factOptions.ts'
import { CATEGORY_OPTIONS, COUNTRY_OPTIONS, subcategoryOptions } from '../../app/nameOptions.ts'
import { isAsked } from '../../application/askedFields.ts'
import { ChoiceField, LineField, useApplicationForm } from './ApplicationFields.tsx'
import { useTowns } from './useTown.ts'

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
      <LineField name="city" list={TOWNS} maxLength={LISTING_LIMITS.place} />
      <datalist id={TOWNS}>
        {towns.map((town) => (
          <option key={town}>{town}</option>
        ))}
      </datalist>
      <LineField name="province" optional maxLength={LISTING_LIMITS.place} />
      <LineField
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={LISTING_LIMITS.phone}
        description="Travellers will ring this number."
      />
      {isAsked(plan, 'email') && (
        <LineField name="email" type="email" optional autoComplete="email" maxLength={LISTING_LIMITS.email} />
      )}
      {isAsked(plan, 'website') && (
        <LineField name="website" optional autoComplete="url" maxLength={LISTING_LIMITS.url} />
      )}
    </>
  )
}
