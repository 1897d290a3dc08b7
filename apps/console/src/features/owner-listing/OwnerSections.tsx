import { fieldsThat, isFieldShown } from '@dira/directory-core'
import { EditorSection } from '../../shared/editor/ListingEditor/EditorSection.tsx'
import {
  ChoiceField,
  DescriptionField,
  LineField,
  useEditorField,
  useEditorState,
} from '../../shared/editor/EditorFields.tsx'
import { FactFields } from '../../shared/editor/FactFields.tsx'
import { HoursSection } from '../../shared/editor/HoursSection.tsx'
import { ImagesSection } from '../../shared/editor/ImagesSection.tsx'
import { Offers, SocialLinks } from '../../shared/editor/ListFields.tsx'
import { Position } from '../../shared/editor/Position.tsx'
import { CATEGORY_OPTIONS, subcategoryOptions } from '@dira/data/site'

/** The fields that the package of a listing shows, in the order of its page. */
export function OwnerSections() {
  const { tier } = useEditorState()
  const category = useEditorField('category')
  const subcategory = useEditorField('subcategory')
  const kind = useEditorField('kind')
  const country = useEditorField('country').value
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
        <Position country={country} />
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
