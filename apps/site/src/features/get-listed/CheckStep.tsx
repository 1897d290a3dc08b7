import { categoryName, countryName, factName, subcategoryName } from '@dira/directory-core'
import { ApplicationPurpose, ApplicationReview, FieldPart, type ReviewPart } from '@dira/ui'
import { countText, paths } from '@dira/data/site'
import * as names from '@dira/data/names'
import { LAST_STEP, STEPS, type Application, type ApplicationField } from '../../shared/application/application.ts'
import { FIELD_LABELS, isAsked } from '../../shared/application/askedFields.ts'
import { LineField, useApplicationForm } from './ApplicationFields.tsx'
import { packageLine } from './PackageStep.tsx'
import { useNotSentYet } from './useNotSentYet.ts'

/** The last step: all that was written, and whom we answer. */
export function CheckStep({ onStep }: { readonly onStep: (step: number) => void }) {
  const { written } = useApplicationForm()
  const notSentYet = useNotSentYet()
  return (
    <>
      <ApplicationReview parts={reviewOf(written, notSentYet)} onChange={onStep} />
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
function reviewOf(written: Application, notSentYet: number): readonly ReviewPart[] {
  return STEPS.slice(0, LAST_STEP).map(({ name, fields }) => {
    const asked = (fields as readonly ApplicationField[]).filter((field) => isAsked(written.plan, field))
    const textIn = (field: ApplicationField) =>
      field === 'images' ? photographsText(written.images.length, notSentYet) : textOf(field, written)
    return { name, rows: asked.map((field) => ({ name: FIELD_LABELS[field], text: textIn(field) })) }
  })
}

/** Those that are not sent yet go before the application. */
function photographsText(count: number, notSentYet: number): string {
  const sent = count === 1 ? 'One photograph' : `${countText(count)} photographs`
  return [count > 0 && sent, notSentYet > 0 && `${countText(notSentYet)} not sent yet`].filter(Boolean).join(', ')
}

function textOf(field: Exclude<ApplicationField, 'images'>, written: Application): string {
  const { plan, category, subcategory, country, businessHours } = written
  if (field === 'businessHours') return businessHours.map(({ day, hours }) => `${day}: ${hours}`).join('\n')
  if (field === 'plan') return packageLine(plan)
  if (written[field] === '') return ''
  if (field === 'category') return categoryName(names, category)
  if (field === 'kind') return factName(names, 'kind', written.kind)
  if (field === 'subcategory') return subcategoryName(names, subcategory)
  if (field === 'country') return countryName(names, country)
  return written[field]
}
