import type { ListingForm } from '@dira/data'
import { isFieldShown, type PackageTier } from '@dira/directory-core'

/** What an application asks of the business. */
const APPLIED_FIELDS = [
  'businessName',
  'category',
  'subcategory',
  'kind',
  'country',
  'province',
  'city',
  'phone',
  'email',
  'website',
  'description',
  'address',
  'position',
  'businessHours',
  'images',
] as const satisfies readonly (keyof ListingForm)[]
type AppliedField = (typeof APPLIED_FIELDS)[number]

/** What somebody writes who applies for a listing; '' where nothing is given. */
export interface Application extends Pick<ListingForm, AppliedField> {
  readonly plan: PackageTier
  /** Who is asked when something is not clear. */
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string
}
export type ApplicationField = keyof Application

export const NEW_APPLICATION: Application = {
  plan: 'standard',
  businessName: '',
  category: '',
  subcategory: '',
  kind: '',
  country: '',
  province: '',
  city: '',
  phone: '',
  email: '',
  website: '',
  description: '',
  address: '',
  position: '',
  businessHours: [],
  images: [],
  contactName: '',
  contactEmail: '',
  contactPhone: '',
}

/** The steps, each with the fields that it asks for. */
export const STEPS = [
  { name: 'Package', fields: ['plan'] },
  {
    name: 'Your business',
    fields: [
      'businessName',
      'category',
      'subcategory',
      'kind',
      'country',
      'city',
      'province',
      'phone',
      'email',
      'website',
    ],
  },
  { name: 'Your page', fields: ['description', 'businessHours', 'images', 'address', 'position'] },
  { name: 'Check and send', fields: ['contactName', 'contactEmail', 'contactPhone'] },
] as const satisfies readonly { readonly name: string; readonly fields: readonly ApplicationField[] }[]

export const LAST_STEP = STEPS.length - 1

export const FIELD_LABELS: Readonly<Record<ApplicationField, string>> = {
  plan: 'Package',
  businessName: 'Business name',
  category: 'Category',
  subcategory: 'Subcategory',
  kind: 'Kind of place',
  country: 'Country',
  province: 'Province or region',
  city: 'Town or city',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  description: 'Description',
  address: 'Street address',
  position: 'Coordinates',
  businessHours: 'Hours',
  images: 'Photographs',
  contactName: 'Your name',
  contactEmail: 'Your email',
  contactPhone: 'Your phone',
}

/** Whether a field is asked for: those that the page of a package does not show are not. What was written there stays in the draft. */
export const isAsked = (plan: PackageTier, field: ApplicationField): boolean => isFieldShown(plan, field)

/** What of an application belongs to the listing, without what its package does not show. */
export function askedListing(application: Application): Pick<ListingForm, AppliedField> {
  const asked = APPLIED_FIELDS.map((field) => [
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
