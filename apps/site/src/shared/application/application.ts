import type { ListingForm } from '@dira/data'
import type { PackageTier } from '@dira/directory-core'

/** What somebody writes who applies for a listing; '' where nothing is given. */
export interface Application extends Pick<
  ListingForm,
  | 'businessName'
  | 'category'
  | 'subcategory'
  | 'kind'
  | 'country'
  | 'province'
  | 'city'
  | 'phone'
  | 'email'
  | 'website'
  | 'description'
  | 'address'
  | 'position'
  | 'businessHours'
  | 'images'
> {
  readonly plan: PackageTier
  /** The person to ask when something is not clear. */
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string
}
export type ApplicationField = keyof Application
/** A field that belongs to the listing. */
export type AppliedField = Extract<ApplicationField, keyof ListingForm>

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
