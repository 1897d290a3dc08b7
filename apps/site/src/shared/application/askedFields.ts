import type { ListingForm } from '@dira/data'
import { isFieldShown, LISTING_FIELD_NAMES, type ListingFieldName, type PackageTier } from '@dira/directory-core'
import { fields } from '@dira/directory-core/names/en'
import {
  LAST_STEP,
  NEW_APPLICATION,
  type Application,
  type ApplicationField,
  type AppliedField,
} from './application.ts'

/** What the fields are called in the form: as in the editor, but for a few. */
export const FIELD_LABELS: Readonly<Record<ApplicationField, string>> = {
  ...fields,
  province: 'Province or region',
  city: 'Town or city',
  address: 'Street address',
  images: 'Photographs',
  plan: 'Package',
  contactName: 'Your name',
  contactEmail: 'Your email',
  contactPhone: 'Your phone',
}

/** Whether a field is asked for: those that the page of a package does not show are not. What was written there stays in the draft. */
export const isAsked = (plan: PackageTier, field: ApplicationField): boolean => isFieldShown(plan, field)

/** Whether an application has a field of a listing. */
export const isApplied = <Field extends ListingFieldName>(field: Field): field is Field & AppliedField =>
  field in NEW_APPLICATION

/** What of an application belongs to the listing, without what its package does not show. */
export function requestedListing(application: Application): Pick<ListingForm, AppliedField> {
  const asked = LISTING_FIELD_NAMES.filter(isApplied).map((field) => [
    field,
    isAsked(application.plan, field) ? application[field] : NEW_APPLICATION[field],
  ])
  // The fields are those of the table; fromEntries forgets them.
  return Object.fromEntries(asked) as Pick<ListingForm, AppliedField>
}

/** At the last step we answer to the address of the business, unless somebody says another one. */
export function withContact(application: Application, step: number): Application {
  const isFirst = step === LAST_STEP && application.contactEmail === ''
  return isFirst && isAsked(application.plan, 'email')
    ? { ...application, contactEmail: application.email }
    : application
}
