import { formatPosition, LISTING_LIMITS, parsePosition } from '@dira/directory-core'
import { EditorSection, PositionField, Spinner } from '@dira/ui'
import { lazy, Suspense, useState } from 'react'
import {
  ChoiceField,
  DescriptionField,
  FieldPlace,
  LineField,
  useEditorField,
  useEditorState,
} from '../../admin/editor/EditorFields.tsx'
import { isShownIn } from '../../admin/editor/editorNames.ts'
import { HoursSection } from '../../admin/editor/HoursSection.tsx'
import { ImagesSection } from '../../admin/editor/ImagesSection.tsx'
import { Offers, SocialLinks } from '../../admin/editor/ListFields.tsx'
import { CATEGORY_OPTIONS, subcategoryOptions } from '../../app/nameOptions.ts'
import { useHerePosition } from '../../app/useHerePosition.ts'

const PositionMap = lazy(async () => ({ default: (await import('../../admin/editor/PositionMap.tsx')).PositionMap }))

/** The fields that the package of a listing shows, in the order of its page. */
export function OwnerSections() {
  const { tier } = useEditorState()
  const category = useEditorField('category')
  const subcategory = useEditorField('subcategory')
  return (
    <>
      <EditorSection heading="Name and words">
        <LineField name="businessName" isWide limit={LISTING_LIMITS.businessName} autoComplete="organization" />
        <ChoiceField name="category" options={CATEGORY_OPTIONS} onWrite={() => subcategory.onChange('')} />
        <ChoiceField name="subcategory" options={subcategoryOptions(category.value, subcategory.value)} />
        {isShownIn(tier, 'description') && <DescriptionField />}
      </EditorSection>
      <EditorSection heading="Reach you">
        <LineField name="phone" type="tel" autoComplete="tel" isWide maxLength={LISTING_LIMITS.phone} />
        {isShownIn(tier, 'email') && <LineField name="email" type="email" maxLength={LISTING_LIMITS.email} />}
        {isShownIn(tier, 'website') && <LineField name="website" maxLength={LISTING_LIMITS.url} />}
      </EditorSection>
      <EditorSection heading="Where it is">
        <LineField name="address" isWide maxLength={LISTING_LIMITS.address} />
        <LineField name="city" maxLength={LISTING_LIMITS.place} />
        <LineField name="province" maxLength={LISTING_LIMITS.place} />
        <Position />
      </EditorSection>
      {isShownIn(tier, 'businessHours') && <HoursSection />}
      {isShownIn(tier, 'specialOffers') && (
        <EditorSection heading="Offers">
          <Offers />
        </EditorSection>
      )}
      {isShownIn(tier, 'socialMedia') && (
        <EditorSection heading="Social links">
          <SocialLinks />
        </EditorSection>
      )}
      {isShownIn(tier, 'images') && <ImagesSection />}
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
