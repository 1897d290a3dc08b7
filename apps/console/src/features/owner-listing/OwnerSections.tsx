import { fieldsThat, formatPosition, isFieldShown, parsePosition } from '@dira/directory-core'
import { EditorSection, PositionField, Spinner } from '@dira/ui'
import { lazy, Suspense, useState } from 'react'
import {
  ChoiceField,
  DescriptionField,
  FieldPlace,
  LineField,
  useEditorField,
  useEditorState,
} from '../../shared/editor/EditorFields.tsx'
import { FactFields } from '../../shared/editor/FactFields.tsx'
import { HoursSection } from '../../shared/editor/HoursSection.tsx'
import { ImagesSection } from '../../shared/editor/ImagesSection.tsx'
import { Offers, SocialLinks } from '../../shared/editor/ListFields.tsx'
import { CATEGORY_OPTIONS, subcategoryOptions } from '@dira/data/site'
import { useHerePosition } from '@dira/app'

const PositionMap = lazy(async () => ({ default: (await import('../../shared/editor/PositionMap.tsx')).PositionMap }))

/** The fields that the package of a listing shows, in the order of its page. */
export function OwnerSections() {
  const { tier } = useEditorState()
  const category = useEditorField('category')
  const subcategory = useEditorField('subcategory')
  const kind = useEditorField('kind')
  return (
    <>
      <EditorSection heading="Name and words">
        <LineField name="businessName" isWide isCounted autoComplete="organization" />
        <ChoiceField
          name="category"
          options={CATEGORY_OPTIONS}
          onWrite={() => {
            subcategory.onChange('')
            kind.onChange('')
          }}
        />
        <ChoiceField name="subcategory" options={subcategoryOptions(category.value, subcategory.value)} />
        <FactFields />
        {isFieldShown(tier, 'description') && <DescriptionField />}
      </EditorSection>
      <EditorSection heading="Reach you">
        {fieldsThat('isContact').map(
          (name) =>
            isFieldShown(tier, name) && (
              <LineField key={name} name={name} {...(name === 'phone' && { autoComplete: 'tel', isWide: true })} />
            ),
        )}
      </EditorSection>
      <EditorSection heading="Where it is">
        <LineField name="address" isWide />
        <LineField name="city" />
        <LineField name="province" />
        <Position />
      </EditorSection>
      {isFieldShown(tier, 'businessHours') && <HoursSection />}
      {isFieldShown(tier, 'specialOffers') && (
        <EditorSection heading="Offers">
          <Offers />
        </EditorSection>
      )}
      {isFieldShown(tier, 'socialMedia') && (
        <EditorSection heading="Social links">
          <SocialLinks />
        </EditorSection>
      )}
      {isFieldShown(tier, 'images') && <ImagesSection />}
    </>
  )
}

function Position() {
  const { value, onChange, onBlur, error } = useEditorField('position')
  const country = useEditorField('country').value
  const [isMapOpen, setMapOpen] = useState(false)
  const { isAsking, ask } = useHerePosition(onChange)
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
        onHere={ask}
        isAsking={isAsking}
        isMapOpen={isMapOpen}
        onMap={() => setMapOpen(!isMapOpen)}
      >
        <Suspense fallback={<Spinner />}>
          <PositionMap
            value={parsePosition(value)}
            onChange={(point) => onChange(formatPosition(point))}
            country={country}
            centre={undefined}
          />
        </Suspense>
      </PositionField>
    </FieldPlace>
  )
}
