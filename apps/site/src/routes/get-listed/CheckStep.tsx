import { categoryName, countryName, subcategoryName } from '@dira/directory-core'
import { ApplicationPurpose, ApplicationReview, FieldPart, type ReviewPart } from '@dira/ui'
import * as names from '../../app/names.ts'
import { paths } from '../../app/paths.ts'
import {
  FIELD_LABELS,
  isAsked,
  LAST_STEP,
  STEPS,
  type Application,
  type ApplicationField,
} from '../../application/application.ts'
import { LineField, useApplicationForm } from './ApplicationFields.tsx'
import { packageLine } from './PackageStep.tsx'

/** The last step: all that was written, and whom we answer. */
export function CheckStep({ onStep }: { readonly onStep: (step: number) => void }) {
  const { written } = useApplicationForm()
  return (
    <>
      <ApplicationReview parts={reviewOf(written)} onChange={onStep} />
      <FieldPart heading="Who we answer" hint="Only we see this. It is not shown in the guide.">
        <LineField name="contactName" autoComplete="name" />
        <LineField name="contactEmail" type="email" autoComplete="email" />
        <LineField name="contactPhone" type="tel" optional autoComplete="tel" />
      </FieldPart>
      <ApplicationPurpose privacyHref={paths.privacy} />
    </>
  )
}

/** What was written in each step before the last, in words. */
function reviewOf(written: Application): readonly ReviewPart[] {
  return STEPS.slice(0, LAST_STEP).map(({ name, fields }) => {
    const asked = (fields as readonly ApplicationField[]).filter((field) => isAsked(written.plan, field))
    return { name, rows: asked.map((field) => ({ name: FIELD_LABELS[field], text: textOf(field, written) })) }
  })
}

const PHOTOGRAPHS = (count: number) => (count === 1 ? 'One photograph' : `${count} photographs`)

function textOf(field: ApplicationField, written: Application): string {
  const { plan, category, subcategory, country, businessHours, images } = written
  if (field === 'businessHours') return businessHours.map(({ day, hours }) => `${day}: ${hours}`).join('\n')
  if (field === 'images') return images.length === 0 ? '' : PHOTOGRAPHS(images.length)
  if (field === 'plan') return packageLine(plan)
  if (written[field] === '') return ''
  if (field === 'category') return categoryName(names, category)
  if (field === 'subcategory') return subcategoryName(names, subcategory)
  if (field === 'country') return countryName(names, country)
  return written[field]
}
