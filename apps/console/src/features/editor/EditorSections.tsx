import { LISTING_LIMITS, slugify, STANDINGS } from '@dira/directory-core'
import { subcategoryOptions, tiers } from '@dira/data/site'
import { Segments } from '@dira/ui'
import type { ComponentProps } from 'react'
import {
  ChoiceField,
  DescriptionField,
  FieldPlace,
  DayField,
  LineField,
  useEditorField,
} from '../../shared/editor/EditorFields.tsx'
import { FactFields } from '../../shared/editor/FactFields.tsx'
import { EditorSection } from '../../shared/editor/ListingEditor/EditorSection.tsx'
import { FIELD_NAMES } from '../../shared/fieldNames.ts'
import { CHOICES } from '../../shared/listings/names.ts'
import { AddressField } from './AddressField.tsx'

/** The package of a listing, until when it is paid for, and whether visitors see the page. `isUnclaimed`: an import brought it without a package. */
export function PackageSection({ isUnclaimed }: { readonly isUnclaimed: boolean }) {
  const tier = useEditorField('packageTier')
  const status = useEditorField('status')
  const options = STANDINGS.filter((value) => isUnclaimed || value !== 'unclaimed')
  return (
    <EditorSection heading="Package and status">
      <FieldPlace name="packageTier" isWide={isUnclaimed}>
        <Segments
          label={FIELD_NAMES.packageTier}
          options={options.map((value) => ({ value, label: tiers[value] }))}
          value={tier.value}
          onChange={tier.onChange}
        />
      </FieldPlace>
      <FieldPlace name="status">
        <Segments label={FIELD_NAMES.status} options={CHOICES.status} value={status.value} onChange={status.onChange} />
      </FieldPlace>
      <DayField name="paidUntil" description="Empty: the package has no end." />
    </EditorSection>
  )
}

const CATEGORY_OPTIONS = [{ value: '', label: 'Choose a category' }, ...CHOICES.category]

/** What a business is called, what it is, and the address of its page. */
export function BusinessSection({ kept }: ComponentProps<typeof AddressField>) {
  const name = useEditorField('businessName')
  const slug = useEditorField('slug')
  const category = useEditorField('category')
  const subcategory = useEditorField('subcategory')
  const kind = useEditorField('kind')
  const known = CATEGORY_OPTIONS.some(({ value }) => value === category.value)
  return (
    <EditorSection heading="Business">
      <LineField
        name="businessName"
        isWide
        isCounted
        onWrite={(text) => {
          // Until somebody gives it an address of its own, or people may have it.
          if (!kept && slug.value === slugify(name.value).slice(0, LISTING_LIMITS.slug)) {
            slug.onChange(slugify(text).slice(0, LISTING_LIMITS.slug))
          }
        }}
      />
      <AddressField kept={kept} />
      <ChoiceField
        name="category"
        options={known ? CATEGORY_OPTIONS : [...CATEGORY_OPTIONS, { value: category.value, label: category.value }]}
        onWrite={() => {
          subcategory.onChange('')
          kind.onChange('')
        }}
      />
      <ChoiceField name="subcategory" options={subcategoryOptions(category.value, subcategory.value)} />
      <FactFields />
      <DescriptionField />
    </EditorSection>
  )
}
